import { DIFFICULTIES, type Difficulty, MAX_SEED } from '#domain/pages/creation-options.ts'
import type { FigureFinder } from './compose/figures/drawable-figures.ts'
import { compose } from './compose/compose.ts'
import type { Picture } from './compose/picture.ts'
import type { Assessment } from './outcome/judge-words.ts'
import { NO_WORDS, type WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { Composition } from './compose/composition.ts'
import { diagramOf } from './diagrams/diagram-of-wish.ts'
import { difficultyOf, difficultyRatio } from './gate/difficulty.ts'
import { gate, type Verdict } from './gate/gate.ts'
import type { PageKind } from './gate/gate-limits.ts'
import { measure } from './gate/measure.ts'
import { type Orientation, orientationOf } from './page/paper.ts'
import { type Page, toSvg } from './page/to-svg.ts'
import { judgedSize, paintShapes, rasterisePage } from './raster/rasterise-page.ts'
import { type Attempt, MAX_TRIES, type Scene } from './scene.ts'
import { seal } from './seal/seal.ts'
import { FIRST_EFFORT, lookOf, MAX_EFFORT, type Look } from './style/look.ts'
import { drawTextures } from './style/textures.ts'

/** A page that was drawn, sealed and checked by the gate. */
export interface DrawnPage {
  page: Page
  svg: string
  verdict: Verdict
  /** As measured, which can differ from the requested difficulty. */
  difficulty: Difficulty
  composition: Composition
  /** The best attempt. */
  attempt: Attempt
  /** As requested, or as the artist has chosen it. */
  orientation: Orientation
  /** What became of each word of the wish, compared with the finished picture. */
  outcome: WishOutcome
  /** The seed of the best attempt. */
  seed: number
}

/** Compares the words of a wish with a picture; undefined if the words are not known. */
type Assess = (picture: Picture) => Assessment | undefined

interface DrawingTools {
  finder: FigureFinder
  assess: Assess
  onFirstLines?(svg: string): void
}

const MAX_ATTEMPTS = 5
/** An attempt with less detail is only worth it if it leaves less than this share of the regions. */
const LESS = 0.97

/**
 * Draws the attempt that the scene names, or several attempts, and returns the best one. If a page misses the requested difficulty, the next
 * attempt changes the amount of detail. If that cannot help, it uses another seed.
 */
export function drawPage(scene: Scene, { finder, assess, onFirstLines }: DrawingTools): DrawnPage {
  let best: DrawnPage | undefined
  let fewest = Infinity
  const isHeld = isDifficultyHeld(scene)
  let { tries, effort } = scene.attempt ?? {
    tries: 1,
    effort: scene.held ? FIRST_EFFORT[scene.style][scene.difficulty] : 0,
  }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && tries <= MAX_TRIES; attempt++) {
    const look = lookOf(scene.style, scene.difficulty, effort)
    const seed = trySeed(scene.seed, tries)
    const showLines = attempt === 1 && onFirstLines ? (page: Page) => onFirstLines(toSvg(page)) : undefined
    // The first attempt chooses the orientation for all.
    const orientation = best?.orientation ?? scene.orientation
    const composeOn = (sheet: Orientation | undefined) =>
      compose({ ...scene, seed, orientation: sheet }, finder, look, showLines)
    let composition = composeOn(orientation)
    if (!orientation && hidesWishedPlace(composition, scene)) composition = composeOn('portrait')
    showLines?.(composition.page)
    const once = finishPage({ ...scene, seed }, look, composition)
    const drawn = {
      ...withMeaning(once, scene, assess),
      attempt: { tries, effort },
      orientation: orientationOf(once.page.paper),
      seed,
    }
    if (!best || flawScore(drawn, scene) < flawScore(best, scene)) best = drawn
    if (scene.attempt || flawScore(best, scene) === 0) break
    const { regions } = drawn.verdict.metrics
    const isStuck = effort < 0 && regions > fewest * LESS
    fewest = Math.min(fewest, regions)
    const next = isHeld && !isStuck ? adjustEffort(effort, drawn, scene.difficulty) : effort
    if (next === effort) {
      // Another seed does not change how much a page with little scenery shows.
      if (best.verdict.pass) break
      tries++
    }
    effort = next
  }
  return best!
}

/** Whether figures hide the wished place; on a landscape sheet a car, for example, can cover all houses of its street. */
const hidesWishedPlace = ({ page, picture }: Composition, { wish }: Scene): boolean =>
  orientationOf(page.paper) === 'landscape' && !!wish.setting && !!picture.isPlaceHidden

type DrawnOnce = Omit<DrawnPage, 'attempt' | 'orientation' | 'seed' | 'outcome'>

/** Adds to the verdict what the picture does not show of the wish. */
function withMeaning(
  drawn: DrawnOnce,
  scene: Scene,
  assess: Assess,
): Omit<DrawnPage, 'attempt' | 'orientation' | 'seed'> {
  const { outcome, flaws } = assess(drawn.composition.picture) ?? {
    outcome: scene.outcome ?? NO_WORDS,
    flaws: scene.flaws ?? [],
  }
  const reasons = [...flaws, ...drawn.verdict.reasons]
  return { ...drawn, outcome, verdict: { ...drawn.verdict, reasons, pass: reasons.length === 0 } }
}

/** Whether attempts should continue until the requested difficulty is reached. The regions of a diagram cannot change. */
const isDifficultyHeld = ({ held, wish }: Scene): boolean => !!held && !diagramOf(wish)

/**
 * The wrong difficulty counts less than a page that the gate rejects. Another attempt cannot draw what the artist does not know, so
 * flaws that were known before do not count.
 */
const flawScore = ({ verdict, difficulty }: DrawnPage, scene: Scene): number =>
  verdict.reasons.filter((reason) => !scene.flaws?.includes(reason)).length * 2 +
  (isDifficultyHeld(scene) && difficulty !== scene.difficulty ? 1 : 0)

/** The amount of detail of the next attempt: one step closer to the requested difficulty, or two if the page is far off. */
function adjustEffort(effort: number, { difficulty, verdict }: DrawnPage, wanted: Difficulty): number {
  const direction = DIFFICULTIES.indexOf(wanted) - DIFFICULTIES.indexOf(difficulty)
  if (direction === 0) return effort
  const distance = difficultyRatio(wanted, verdict.metrics)
  // One step towards less detail changes too little to be worth a drawing.
  const step = direction > 0 ? (distance > 1.7 ? 2 : 1) : distance > 1.7 ? -3 : distance > 1.12 ? -2 : -1
  return Math.max(wanted === 'easy' ? -MAX_EFFORT : PLAINEST, Math.min(MAX_EFFORT, effort + step))
}

/** Pages that are not easy do not become plainer below this effort. */
const PLAINEST = -5

const trySeed = (seed: number, tries: number) => (seed + (tries - 1) * 7919) % (MAX_SEED + 1)

/** The pixels of the page that is being finished. One array is used for all pages, because browsers free large arrays late. */
let pixels = new Uint8Array(0)

/** Adds textures, closes gaps and checks the page. */
function finishPage(scene: Scene, look: Look, composition: Composition): DrawnOnce {
  let page = composition.page
  const size = judgedSize(page.paper)
  const count = size.width * size.height
  pixels = pixels.length === count ? pixels.fill(0) : new Uint8Array(count)
  const bitmap = rasterisePage(page, size, pixels)
  const unitsPerPixel = page.paper.width / bitmap.width
  // Random ornaments would break a mandala's symmetry and hide what a diagram explains.
  if (!scene.wish.mandala && !diagramOf(scene.wish) && (look.ornaments > 0 || look.textures > 0)) {
    const added = drawTextures(bitmap, page.shapes, {
      seed: scene.seed,
      unitsPerPixel,
      keepOff: composition.faces,
      bodies: composition.bodies ?? [],
      place: composition.place,
      style: look.ornaments > 0 ? 'detailed' : 'natural',
      amount: look.ornaments || look.textures,
    })
    page = { ...page, shapes: [...page.shapes, ...added] }
    paintShapes(bitmap, added, page.pen)
  }
  const sealed = seal(bitmap, look.seal, unitsPerPixel, page.pen)
  if (sealed.shape) page = { ...page, shapes: [...page.shapes, sealed.shape] }
  const metrics = measure(bitmap, sealed.patches)
  if (composition.lettering) page = { ...page, shapes: [...page.shapes, ...composition.lettering] }
  return {
    page,
    svg: toSvg(page),
    verdict: gate(metrics, limitsFor(scene), composition.findings),
    difficulty: difficultyOf(metrics, scene.held ? scene.difficulty : undefined),
    composition,
  }
}

/** A hard page in the simple style has the limits of a cartoon. */
function limitsFor({ wish, style, difficulty }: Scene): PageKind {
  if (wish.mandala) return 'mandala'
  if (diagramOf(wish)) return 'diagram'
  return style === 'simple' && difficulty === 'hard' ? 'cartoon' : style
}
