import type { Orientation } from '#artist/page/paper.ts'
import { type Scene, withoutAttempt } from '#artist/scene.ts'
import { DEFAULT_DIFFICULTY } from '#artist/style/look.ts'
import { type Difficulty, MAX_SEED, PROMPT_MAX_LENGTH, type Style } from '#domain/pages/creation-options.ts'
import { cleanSheetWord } from '#domain/print/sheet-word.ts'
import type { Language } from '#domain/text/languages.ts'
import type { DrawingRequest } from './worker/messages.ts'

/** What is on the table: a wish in words or a scene, and how to draw it. */
export interface TableState {
  /** Under this id the picture is stored on the device. */
  id: string
  wish: string
  /** Set once a picture was opened or changed without words; typing replaces it. */
  scene?: Scene
  style: Style
  /** Undefined leaves it to the style. */
  difficulty?: Difficulty
  /** Undefined leaves it to the artist; a scene keeps the one it has. */
  orientation?: Orientation
  seed: number
  /** A name or title above the picture, as typed. */
  heading: string
}

export const randomSeed = () => 1 + Math.floor(Math.random() * MAX_SEED)

export const emptyTable = (wish = ''): TableState => ({
  id: crypto.randomUUID(),
  wish: wish.slice(0, PROMPT_MAX_LENGTH),
  style: 'cartoon',
  seed: randomSeed(),
  heading: '',
})

/** The table with an opened picture on it. */
export const tableOfScene = (scene: Scene, stored: Partial<TableState> = {}): TableState => ({
  ...emptyTable(),
  scene,
  style: scene.style,
  difficulty: scene.held ? scene.difficulty : undefined,
  seed: scene.seed,
  heading: scene.banner ?? '',
  ...stored,
})

/** If one of these differs from the scene, the attempt that the scene has stored does not fit any more. */
const OPTIONS = ['style', 'orientation', 'seed', 'banner', 'difficulty', 'held'] as const

/** What the artist has to draw, or undefined while there is nothing to draw. */
export function createDrawingRequest(table: TableState, language: Language): DrawingRequest | undefined {
  const { scene, style, difficulty, orientation, seed } = table
  const banner = cleanSheetWord(table.heading) || undefined
  if (scene) {
    const options = {
      style,
      orientation: orientation ?? scene.orientation,
      seed,
      banner,
      difficulty: difficulty ?? DEFAULT_DIFFICULTY[style],
      held: difficulty ? (true as const) : undefined,
    }
    const isSame = OPTIONS.every((option) => options[option] === scene[option])
    return { scene: { ...(isSame ? scene : withoutAttempt(scene)), ...options }, language }
  }
  const prompt = table.wish.trim()
  if (prompt === '') return undefined
  return { wish: { prompt, language, style, difficulty, orientation, seed, banner } }
}
