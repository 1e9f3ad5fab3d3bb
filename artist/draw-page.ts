import type { Difficulty } from '#domain/creation.ts'
import type { Casting } from './compose/cast.ts'
import { compose, type Composition } from './compose/compose.ts'
import { difficultyOf } from './gate/difficulty.ts'
import { gate, type Verdict } from './gate/gate.ts'
import { measure } from './gate/measure.ts'
import { UNITS_PER_MM } from './page/paper.ts'
import { toSvg, type Page } from './page/to-svg.ts'
import type { Scene } from './scene.ts'
import { toBitmap, type Bitmap, type Rasterise } from './seal/bitmap.ts'
import { seal } from './seal/seal.ts'
import { hatch } from './style/hatching.ts'
import { lookOf } from './style/look.ts'
import { pattern } from './style/patterns.ts'

/** A page that was drawn, sealed and judged. */
export interface Drawn {
  page: Page
  svg: string
  verdict: Verdict
  /** As measured, whatever was asked for. */
  difficulty: Difficulty
  composition: Composition
  tries: number
}

/** Pixels across at which a page is judged: four to a millimetre on A4 portrait, enough for the finest pen. */
const JUDGED_AT_PER_MM = 4
const MOST_TRIES = 3

/** Draws a scene; when the gate refuses it, tries other seeds derived from its own, and keeps the best. */
export function drawPage(scene: Scene, casting: Casting, rasterise: Rasterise): Drawn {
  let best: Drawn | undefined
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const drawn = { ...drawOnce({ ...scene, seed: trySeed(scene.seed, tries) }, casting, rasterise), tries }
    if (!best || drawn.verdict.reasons.length < best.verdict.reasons.length) best = drawn
    if (best.verdict.pass) break
  }
  return best!
}

const trySeed = (seed: number, tries: number) => (seed + (tries - 1) * 7919) % 2_147_483_647

function drawOnce(scene: Scene, casting: Casting, rasterise: Rasterise): Omit<Drawn, 'tries'> {
  const look = lookOf(scene.style, scene.difficulty)
  const composition = compose(scene, casting)
  const { paper } = composition.page
  const width = (paper.width / UNITS_PER_MM) * JUDGED_AT_PER_MM
  const unitsPerPixel = paper.width / width
  const lookAt = (page: Page) => rasterise(toSvg(page), width)
  let page = composition.page
  let picture = lookAt(page)
  let bitmap: Bitmap = toBitmap(picture, paper.width / UNITS_PER_MM)
  if (look.patterns > 0 || look.hatching > 0) {
    const options = {
      seed: scene.seed,
      unitsPerPixel,
      keepOff: composition.faces,
      amount: look.patterns || look.hatching,
    }
    const added = look.patterns > 0 ? pattern(bitmap, options) : hatch(bitmap, options)
    page = { ...page, shapes: [...page.shapes, ...added] }
    picture = lookAt(page)
    bitmap = toBitmap(picture, paper.width / UNITS_PER_MM)
  }
  const sealed = seal(bitmap, look.seal, unitsPerPixel, page.pen)
  if (sealed.shape) page = { ...page, shapes: [...page.shapes, sealed.shape] }
  const metrics = measure(picture, paper.width / UNITS_PER_MM, bitmap)
  return {
    page,
    svg: toSvg(page),
    verdict: gate(metrics, scene.wish.mandala ? 'mandala' : scene.style, composition.findings),
    difficulty: difficultyOf(metrics),
    composition,
  }
}
