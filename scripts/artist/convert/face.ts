import type { Box } from '#artist/drawing.ts'
import type { ClassifiedPart } from './classify.ts'
import { middle } from './eyes.ts'

/** The share of the distance between the eyes by which the face is wider than they are, on each side. */
const FACE_MARGIN = 0.45
/** The margin around a single eye or eyes close together. */
const MIN_FACE_MARGIN = 8

/** Estimates the face from its eyes; undefined without eyes. */
export function faceOf(classified: readonly ClassifiedPart[]): Box | undefined {
  const eyes = classified
    .filter(({ kind }) => kind === 'eye')
    .map(({ part }) => ({ ...middle(part), r: part.radius }))
  if (!eyes.length) return undefined
  const left = Math.min(...eyes.map((e) => e.x - e.r))
  const right = Math.max(...eyes.map((e) => e.x + e.r))
  const top = Math.min(...eyes.map((e) => e.y - e.r))
  const bottom = Math.max(...eyes.map((e) => e.y + e.r))
  const margin = Math.max((right - left) * FACE_MARGIN, MIN_FACE_MARGIN)
  // The mouth is below the eyes, so the margin there is larger.
  return { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2.4 * margin }
}

/** Parts of a higher lightness (L in CIELAB) are neither mouths nor eyebrows. */
const MAX_LIGHTNESS = 60

/** Shows small mouths and eyebrows on the simplest page, too, because a face needs them. */
export function showFaceOnEveryLevel(classified: readonly ClassifiedPart[]): ClassifiedPart[] {
  const face = faceOf(classified)
  if (!face) return [...classified]
  return classified.map((entry) => {
    if (
      entry.kind === 'drop' ||
      entry.isOverridden ||
      entry.part.color[0] > MAX_LIGHTNESS ||
      entry.level === 3
    )
      return entry
    const { x, y } = middle(entry.part)
    const isInFace = x > face.x && x < face.x + face.w && y > face.y && y < face.y + face.h
    return isInFace && entry.part.area < face.w * face.h * 0.2 ? { ...entry, level: 0 } : entry
  })
}
