import type { Box } from '#artist/drawing.ts'
import type { ClassifiedPart } from './classify.ts'
import { middle } from './eyes.ts'

/** The face around the eyes: their distance is added on each side. */
export function faceOf(classified: readonly ClassifiedPart[]): Box | undefined {
  const eyes = classified
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

/** Shows small mouths and eyebrows on the simplest page, too, because a face needs them. */
export function showFaceOnEveryLevel(classified: readonly ClassifiedPart[]): ClassifiedPart[] {
  const face = faceOf(classified)
  if (!face) return [...classified]
  return classified.map((entry) => {
    if (entry.kind === 'drop' || entry.isOverridden || entry.part.color[0] > DARK || entry.level === 3)
      return entry
    const { x, y } = middle(entry.part)
    const isInFace = x > face.x && x < face.x + face.w && y > face.y && y < face.y + face.h
    return isInFace && entry.part.area < face.w * face.h * 0.2 ? { ...entry, level: 0 } : entry
  })
}
