import type { Box } from '#artist/drawing.ts'
import type { Judged } from './classify.ts'
import { middle } from './eyes.ts'

/** Around the eyes, as wide again on each side as they stand apart. */
export function faceOf(judged: readonly Judged[]): Box | undefined {
  const eyes = judged
    .filter(({ kind }) => kind === 'eye')
    .map(({ part }) => ({ ...middle(part), r: part.radius }))
  if (!eyes.length) return undefined
  const left = Math.min(...eyes.map((e) => e.x - e.r))
  const right = Math.max(...eyes.map((e) => e.x + e.r))
  const top = Math.min(...eyes.map((e) => e.y - e.r))
  const bottom = Math.max(...eyes.map((e) => e.y + e.r))
  const reach = Math.max((right - left) * 0.45, 8)
  return { x: left - reach, y: top - reach, w: right - left + 2 * reach, h: bottom - top + 2.4 * reach }
}

const DARK = 60

/** A mouth or an eyebrow may be small, but a face without them is no face: they are shown on the simplest page too. */
export function withFaceKept(judged: readonly Judged[]): Judged[] {
  const face = faceOf(judged)
  if (!face) return [...judged]
  return judged.map((one) => {
    if (one.kind === 'drop' || one.decided || one.part.colour[0] > DARK || one.level === 3) return one
    const { x, y } = middle(one.part)
    const isInFace = x > face.x && x < face.x + face.w && y > face.y && y < face.y + face.h
    return isInFace && one.part.area < face.w * face.h * 0.2 ? { ...one, level: 0 } : one
  })
}
