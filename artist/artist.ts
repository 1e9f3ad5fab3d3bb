import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import type { FigureMaker } from './drawing.ts'
import { ownMakers } from './figures/own-makers.ts'
import { createRegistry } from './figures/registry.ts'
import { findDiagramFigure } from './diagrams/diagram-figure.ts'
import { findFigure, parseNounFigures } from './figures/noun-figures.ts'
import type { FigureFinder } from './compose/figures/drawable-figures.ts'
import { drawPage, type DrawnPage } from './draw-page.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Orientation } from './page/paper.ts'
import { type Scene, withoutAttempt } from './scene.ts'
import { DEFAULT_DIFFICULTY } from './style/look.ts'
import { writeTexts, type PageTexts } from './texts/write-texts.ts'
import { amendWish, parseWish } from './parser/parse-wish.ts'
import { planPicture, type Picture } from './compose/picture.ts'
import { judgeWords } from './outcome/judge-words.ts'
import { reduceToShown } from './outcome/reduce-to-shown.ts'
import { suggestIdeas } from './outcome/suggest-ideas.ts'
import { reduceToDrawable } from './outcome/reduce-to-drawable.ts'

/** The artist's data. The caller reads and decompresses the files, so this module needs no file system. */
export interface ArtistData {
  lexicon: Lexicon
  converted: readonly FigureMaker[]
  /** Which figure draws which noun (`noun-figures.jsonl`). */
  nounFigures: string
}

export interface SceneRequest {
  prompt: string
  language: Language
  style: Style
  difficulty?: Difficulty
  seed: number
  /** Without it, the artist chooses upright or across when it draws the scene. */
  orientation?: Orientation
  frame?: boolean
  /** A title above the picture: the text itself, or true for the page's own title. */
  banner?: string | boolean
}

export interface Artist {
  lexicon: Lexicon
  figureFinder: FigureFinder
  /** Parses a wish into a scene that can be drawn and stored. */
  createScene(request: SceneRequest): Scene
  /** Applies a change in words to a scene and leaves the rest of it as it was. */
  changeScene(scene: Scene, change: string, language: Language): Scene
  /** Title, description and search description in the languages of the lexicon: of what will be drawn, or of what a page shows. */
  writeTexts(scene: Scene, picture?: Picture): Record<Language, PageTexts>
  /** Three wishes close to this one that can be drawn, in the given language. */
  suggestIdeas(prompt: string, language: Language): string[]
  /**
   * Draws a scene. The same scene gives the same bytes. `onFirstLines` gets the SVG of the first attempt: the figures as soon as they are
   * placed, then everything before it is sealed and checked.
   */
  draw(scene: Scene, onFirstLines?: (svg: string) => void): DrawnPage
}

/** Creates an artist from its data files. */
export function createArtist(data: ArtistData): Artist {
  const { lexicon } = data
  const registry = createRegistry({ converted: data.converted, ...ownMakers })
  const nounFigures = parseNounFigures(data.nounFigures)
  const finder: FigureFinder = {
    find: (noun) => findFigure(noun, nounFigures, registry) ?? findDiagramFigure(noun, finder),
    topicOf: (noun) => lexicon.nouns.get(noun)?.topic,
  }
  const textsOf = (scene: Scene, picture = planPicture(scene.wish, finder)) => {
    const wish = reduceToShown(scene.wish, picture, finder, lexicon)
    return writeTexts({ ...wish, difficulty: scene.difficulty }, scene.seed, lexicon)
  }
  /** Writes the title into the scene now, so that drawing needs no texts later. */
  function withTitle(scene: Scene, language: Language): Scene {
    const title = scene.wish.banner
    if (title === undefined) return scene
    const banner = title === '' ? textsOf(scene)[language].title : title || undefined
    return { ...scene, banner }
  }
  return {
    lexicon,
    figureFinder: finder,
    createScene({ prompt, language, style, difficulty, seed, orientation, frame = true, banner }) {
      const { wish, ...assessment } = reduceToDrawable(parseWish(prompt, language, lexicon), finder, lexicon)
      const title = banner === true ? '' : (banner ?? wish.banner)
      const scene: Scene = {
        version: 2,
        wish: title === undefined ? wish : { ...wish, banner: title },
        style,
        difficulty: difficulty ?? wish.difficulty ?? DEFAULT_DIFFICULTY[style],
        ...((difficulty ?? wish.difficulty) && { held: true as const }),
        seed,
        ...(orientation && { orientation }),
        frame,
        ...assessment,
      }
      return withTitle(scene, language)
    },
    changeScene(scene, change, language) {
      const amended = amendWish(scene.wish, change, language, lexicon)
      const { wish, ...assessment } = reduceToDrawable(amended, finder, lexicon)
      const { difficulty = scene.difficulty } = wish
      const held = wish.difficulty ? ({ held: true } as const) : {}
      const changed: Scene = { ...withoutAttempt(scene), ...held, wish, difficulty, ...assessment }
      return withTitle(changed, language)
    },
    writeTexts: textsOf,
    suggestIdeas: (prompt, language) =>
      suggestIdeas(parseWish(prompt, language, lexicon), language, finder, lexicon),
    draw: (scene, onFirstLines) =>
      drawPage(scene, {
        finder,
        assess: (picture) => scene.words && judgeWords(scene.wish, scene.words, picture, finder, lexicon),
        onFirstLines,
      }),
  }
}
