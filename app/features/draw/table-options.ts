import type { Orientation } from '#artist/page/paper.ts'
import type { Scene } from '#artist/scene.ts'
import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import { cleanSheetWord } from '#domain/print/sheet-word.ts'
import type { Language } from '#domain/text/languages.ts'
import type { DrawingOrder } from './worker/messages.ts'

/** What is on the table: a wish in words or a scene, and how to draw it. */
export interface TableState {
  wish: string
  /** Set once the picture was opened or changed without words; typing replaces it. */
  scene?: Scene
  style: Style
  /** Undefined leaves it to the style. */
  difficulty?: Difficulty
  orientation: Orientation
  seed: number
  /** A name or title above the picture, as typed. */
  heading: string
}

const MAX_SEED = 2_147_483_646

export const randomSeed = () => 1 + Math.floor(Math.random() * MAX_SEED)

/** The order for the artist, or undefined while there is nothing to draw. */
export function createOrder(table: TableState, language: Language): DrawingOrder | undefined {
  const { scene, style, difficulty, orientation, seed } = table
  const banner = cleanSheetWord(table.heading) || undefined
  if (scene)
    return { scene: { ...scene, style, orientation, seed, banner, ...heldAt(scene, difficulty) }, language }
  const prompt = table.wish.trim()
  if (prompt === '') return undefined
  return { wish: { prompt, language, style, difficulty, orientation, seed, banner } }
}

/** A chosen difficulty is held; without a choice the scene keeps its own. */
const heldAt = (scene: Scene, difficulty: Difficulty | undefined): Pick<Scene, 'difficulty' | 'held'> =>
  difficulty ? { difficulty, held: true } : { difficulty: scene.difficulty, held: scene.held }
