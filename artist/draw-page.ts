import { DIFFICULTIES, type Difficulty } from '#domain/pages/creation-options.ts'
import type { FigureFinder } from './compose/figures/drawable-figures.ts'
import { compose } from './compose/compose.ts'
import type { Composition } from './compose/composition.ts'
import { difficultyOf, difficultyRatio } from './gate/difficulty.ts'
import { gate, type Verdict } from './gate/gate.ts'
import type { PageKind } from './gate/gate-limits.ts'
import { measure } from './gate/measure.ts'
import { UNITS_PER_MM } from './page/paper.ts'
import { toSvg, type Page } from './page/to-svg.ts'
import type { Scene } from './scene.ts'
import { toBitmap, type Bitmap, type Rasterise } from './seal/bitmap.ts'
import { seal } from './seal/seal.ts'
import { drawHatching } from './style/hatching.ts'
import { FIRST_EFFORT, lookOf, MAX_EFFORT, type Look } from './style/look.ts'
import { drawPatterns } from './style/patterns.ts'

/** A page that was drawn, sealed and checked by the gate. */
export interface DrawnPage {
  page: Page
  svg: string
  verdict: Verdict
  /** As measured, which can differ from the requested difficulty. */
  difficulty: Difficulty
  composition: Composition
  tries: number
  /** The seed of the best attempt. */
  seed: number
}

/** Resolution at which the gate measures a page: fine enough for the thinnest pen. */
const PIXELS_PER_MM = 4
const MAX_SEEDS = 3
const MAX_ATTEMPTS = 6

/**
 * Draws a scene several times and returns the best result. If the user requested a difficulty and the page misses it, the next attempt
 * changes the amount of detail. If that cannot help, it uses another seed.
 */
export function drawPage(scene: Scene, finder: FigureFinder, rasterise: Rasterise): DrawnPage {
  let best: DrawnPage | undefined
  let tries = 1
  let effort = scene.held ? FIRST_EFFORT[scene.style][scene.difficulty] : 0
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && tries <= MAX_SEEDS; attempt++) {
    const look = lookOf(scene.style, scene.difficulty, effort)
    const seed = trySeed(scene.seed, tries)
    const drawn = { ...drawOnce({ ...scene, seed }, look, finder, rasterise), tries, seed }
    if (!best || flawScore(drawn, scene) < flawScore(best, scene)) best = drawn
    if (flawScore(best, scene) === 0) break
    const next = scene.held ? adjustEffort(effort, drawn, scene.difficulty) : effort
    if (next === effort) tries++
    effort = next
  }
  return withFlaws(best!, scene)
}

/** Another attempt cannot draw what the artist does not know, so these flaws count at the end. */
function withFlaws(drawn: DrawnPage, { flaws = [] }: Scene): DrawnPage {
  const reasons = [...flaws, ...drawn.verdict.reasons]
  return { ...drawn, verdict: { ...drawn.verdict, reasons, pass: reasons.length === 0 } }
}

/** The wrong difficulty counts less than a page that the gate rejects. */
const flawScore = ({ verdict, difficulty }: DrawnPage, scene: Scene): number =>
  verdict.reasons.length * 2 + (scene.held && difficulty !== scene.difficulty ? 1 : 0)

/** The amount of detail of the next attempt: one step closer to the requested difficulty, or two if the page is far off. */
function adjustEffort(effort: number, { difficulty, verdict }: DrawnPage, wanted: Difficulty): number {
  const direction = DIFFICULTIES.indexOf(wanted) - DIFFICULTIES.indexOf(difficulty)
  if (direction === 0) return effort
  const distance = difficultyRatio(wanted, verdict.metrics)
  const step = Math.sign(direction) * (distance > 1.7 ? 2 : 1)
  return Math.max(-MAX_EFFORT, Math.min(MAX_EFFORT, effort + step))
}

const trySeed = (seed: number, tries: number) => (seed + (tries - 1) * 7919) % 2_147_483_647

function drawOnce(
  scene: Scene,
  look: Look,
  finder: FigureFinder,
  rasterise: Rasterise,
): Omit<DrawnPage, 'tries' | 'seed'> {
  const composition = compose(scene, finder, look)
  const { paper } = composition.page
  const width = (paper.width / UNITS_PER_MM) * PIXELS_PER_MM
  const unitsPerPixel = paper.width / width
  const renderPage = (page: Page) => rasterise(toSvg(page), width)
  let page = composition.page
  let picture = renderPage(page)
  let bitmap: Bitmap = toBitmap(picture, paper.width / UNITS_PER_MM)
  // Random patterns would break a mandala's symmetry.
  if (!scene.wish.mandala && (look.patterns > 0 || look.hatching > 0)) {
    const options = {
      seed: scene.seed,
      unitsPerPixel,
      keepOff: composition.faces,
      amount: look.patterns || look.hatching,
    }
    const added = look.patterns > 0 ? drawPatterns(bitmap, options) : drawHatching(bitmap, options)
    page = { ...page, shapes: [...page.shapes, ...added] }
    picture = renderPage(page)
    bitmap = toBitmap(picture, paper.width / UNITS_PER_MM)
  }
  const sealed = seal(bitmap, look.seal, unitsPerPixel, page.pen)
  if (sealed.shape) page = { ...page, shapes: [...page.shapes, sealed.shape] }
  const metrics = measure(picture, paper.width / UNITS_PER_MM, bitmap)
  return {
    page,
    svg: toSvg(page),
    verdict: gate(metrics, limitsFor(scene), composition.findings),
    difficulty: difficultyOf(metrics),
    composition,
  }
}

/** A hard page in the simple style may contain as much as a cartoon. */
function limitsFor({ wish, style, difficulty }: Scene): PageKind {
  if (wish.mandala) return 'mandala'
  return style === 'simple' && difficulty === 'hard' ? 'cartoon' : style
}
