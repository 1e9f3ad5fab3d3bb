import { DIFFICULTIES, type Difficulty } from '#domain/creation.ts'
import type { Casting } from './compose/cast.ts'
import { compose, type Composition } from './compose/compose.ts'
import { difficultyOf, distanceTo } from './gate/difficulty.ts'
import { gate, type Verdict } from './gate/gate.ts'
import type { Judged } from './gate/limits.ts'
import { measure } from './gate/measure.ts'
import { UNITS_PER_MM } from './page/paper.ts'
import { toSvg, type Page } from './page/to-svg.ts'
import type { Scene } from './scene.ts'
import { toBitmap, type Bitmap, type Rasterise } from './seal/bitmap.ts'
import { seal } from './seal/seal.ts'
import { hatch } from './style/hatching.ts'
import { FIRST_EFFORT, lookOf, MOST_EFFORT, type Look } from './style/look.ts'
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
const MOST_DRAWINGS = 6

/**
 * Draws a scene and keeps the best: while the gate refuses it, with other seeds derived from its own; while it is not as hard as was
 * asked for, with more or less on the page.
 */
export function drawPage(scene: Scene, casting: Casting, rasterise: Rasterise): Drawn {
  let best: Drawn | undefined
  let tries = 1
  let effort = scene.held ? FIRST_EFFORT[scene.style][scene.difficulty] : 0
  for (let drawings = 1; drawings <= MOST_DRAWINGS && tries <= MOST_TRIES; drawings++) {
    const look = lookOf(scene.style, scene.difficulty, effort)
    const drawn = {
      ...drawOnce({ ...scene, seed: trySeed(scene.seed, tries) }, look, casting, rasterise),
      tries,
    }
    if (!best || flaws(drawn, scene) < flaws(best, scene)) best = drawn
    if (flaws(best, scene) === 0) break
    const next = scene.held ? adjusted(effort, drawn, scene.difficulty) : effort
    if (next === effort) tries++
    effort = next
  }
  return best!
}

/** A page that is not as hard as it should be is a lesser flaw than one the gate refuses. */
const flaws = ({ verdict, difficulty }: Drawn, scene: Scene): number =>
  verdict.reasons.length * 2 + (scene.held && difficulty !== scene.difficulty ? 1 : 0)

/** More or less for the next drawing; the further off, the larger the step. */
function adjusted(effort: number, { difficulty, verdict }: Drawn, wanted: Difficulty): number {
  const way = DIFFICULTIES.indexOf(wanted) - DIFFICULTIES.indexOf(difficulty)
  if (way === 0) return effort
  const far = distanceTo(wanted, verdict.metrics)
  const step = Math.sign(way) * (far > 1.7 ? 2 : 1)
  return Math.max(-MOST_EFFORT, Math.min(MOST_EFFORT, effort + step))
}

const trySeed = (seed: number, tries: number) => (seed + (tries - 1) * 7919) % 2_147_483_647

function drawOnce(scene: Scene, look: Look, casting: Casting, rasterise: Rasterise): Omit<Drawn, 'tries'> {
  const composition = compose(scene, casting, look)
  const { paper } = composition.page
  const width = (paper.width / UNITS_PER_MM) * JUDGED_AT_PER_MM
  const unitsPerPixel = paper.width / width
  const lookAt = (page: Page) => rasterise(toSvg(page), width)
  let page = composition.page
  let picture = lookAt(page)
  let bitmap: Bitmap = toBitmap(picture, paper.width / UNITS_PER_MM)
  // A mandala is ornament already; chance patterns would break its symmetry.
  if (!scene.wish.mandala && (look.patterns > 0 || look.hatching > 0)) {
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
    verdict: gate(metrics, judgedAs(scene), composition.findings),
    difficulty: difficultyOf(metrics),
    composition,
  }
}

/** A hard page in simple style may have as much on it as a cartoon. */
function judgedAs({ wish, style, difficulty }: Scene): Judged {
  if (wish.mandala) return 'mandala'
  return style === 'simple' && difficulty === 'hard' ? 'cartoon' : style
}
