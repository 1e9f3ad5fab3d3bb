import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { readConverted } from './figures/converted/read-converted.ts'
import { ownMakers } from './figures/own-makers.ts'
import { createRegistry } from './figures/registry.ts'
import { readTies, tiedFigure } from './figures/ties.ts'
import type { Casting } from './compose/cast.ts'
import { drawPage, type Drawn } from './draw-page.ts'
import { readLexicon, type Lexicon, type LexiconTexts } from './lexicon/lexicon.ts'
import type { Orientation } from './page/paper.ts'
import type { Scene } from './scene.ts'
import type { Rasterise } from './seal/bitmap.ts'
import { USUAL_DIFFICULTY } from './style/look.ts'
import { writeTexts, type PageTexts } from './texts/write-texts.ts'
import { amend, understand } from './words/understand.ts'

/** The artist's data files as text: whoever runs it knows how to read and unpack them. */
export interface ArtistData {
  lexicon: LexiconTexts
  /** The converted figures, decompressed. */
  converted: string
  /** Which figure shows which noun. */
  ties: string
}

export interface Request {
  prompt: string
  language: Language
  style: Style
  difficulty?: Difficulty
  seed: number
  orientation?: Orientation
  frame?: boolean
  /** A title above the picture: a text of one's own, or true for the page's title. */
  banner?: string | boolean
}

export interface Artist {
  lexicon: Lexicon
  casting: Casting
  /** What a prompt asks for, ready to be drawn and stored. */
  imagine(request: Request): Scene
  /** The same scene with something changed in words; everything else stays. */
  customize(scene: Scene, change: string, language: Language): Scene
  /** Title, description and search description in all six languages. */
  texts(scene: Scene): Record<Language, PageTexts>
  /** Draws a scene. The same scene gives the same bytes. */
  draw(scene: Scene): Drawn
}

/** The front door: data and a rasteriser in, an artist out. */
export function createArtist(data: ArtistData, { rasterise }: { rasterise: Rasterise }): Artist {
  const lexicon = readLexicon(data.lexicon)
  const registry = createRegistry({ converted: readConverted(data.converted), ...ownMakers })
  const ties = readTies(data.ties)
  const casting: Casting = {
    find: (noun) => tiedFigure(noun, ties, registry),
    topicOf: (noun) => lexicon.nouns.get(noun)?.topic,
  }
  const textsOf = (scene: Scene) =>
    writeTexts({ ...scene.wish, difficulty: scene.difficulty }, scene.seed, lexicon)
  /** The title is settled when it is asked for, so that drawing needs no words. */
  function titled(scene: Scene, language: Language): Scene {
    const asked = scene.wish.banner
    if (asked === undefined) return scene
    const banner = asked === '' ? textsOf(scene)[language].title : asked || undefined
    return { ...scene, banner }
  }
  return {
    lexicon,
    casting,
    imagine({ prompt, language, style, difficulty, seed, orientation = 'portrait', frame = true, banner }) {
      const wish = understand(prompt, language, lexicon)
      const asked = banner === true ? '' : (banner ?? wish.banner)
      const scene: Scene = {
        version: 1,
        wish: asked === undefined ? wish : { ...wish, banner: asked },
        style,
        difficulty: difficulty ?? wish.difficulty ?? USUAL_DIFFICULTY[style],
        ...((difficulty ?? wish.difficulty) && { held: true as const }),
        seed,
        orientation,
        frame,
      }
      return titled(scene, language)
    },
    customize(scene, change, language) {
      const wish = amend(scene.wish, change, language, lexicon)
      const { difficulty = scene.difficulty } = wish
      const held = wish.difficulty ? ({ held: true } as const) : {}
      const changed: Scene = { ...scene, ...held, wish, difficulty }
      return titled(changed, language)
    },
    texts: textsOf,
    draw: (scene) => drawPage(scene, casting, rasterise),
  }
}
