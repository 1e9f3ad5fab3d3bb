import type { Artist, SceneRequest } from '#artist/artist.ts'
import { parseScene } from '#artist/parse-scene.ts'
import { readMaster } from '#artist/page/parse-master.ts'
import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import { DIGITAL_SOURCE } from '#domain/pages/picture-source.ts'
import type { Verdict } from '#artist/gate/gate.ts'
import { translateOutcome } from '#artist/outcome/translate-outcome.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import type { Picture } from '#artist/compose/picture.ts'
import type { Scene } from '#artist/scene.ts'
import { translateKnownText } from '#artist/texts/translate-known-text.ts'
import type { PageTexts } from '#artist/texts/write-texts.ts'
import { createRegionMap } from '#artist/coloring/create-region-map.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { deflate } from '../output/deflate.ts'
import { cleanUp, type CleanPage } from '../../clean-up/clean-up.ts'
import { packPdf, pagePdf } from '../output/page-pdf.ts'
import { pagePng, pageWebp } from '../output/page-images.ts'
import {
  colorByNumberPdf,
  type NumberPdfOptions,
  type NumberPage,
} from '#artist/print/color-by-number-pdf.ts'
import { createColoredImage } from '../output/colored-image.ts'
import { createShareImage } from '../output/share-image.ts'

/** The jobs of the artist's worker processes. */
export type ArtistJob =
  | { kind: 'create'; request: SceneRequest; preview?: number }
  | { kind: 'customize'; scene: Scene; change: string; language: Language; preview?: number }
  | { kind: 'redraw'; scene: Scene; preview?: number }
  | { kind: 'describe'; request: SceneRequest }
  | { kind: 'describe-change'; scene: Scene; change: string; language: Language }
  | { kind: 'describe-scene'; scene: Scene }
  | { kind: 'ideas'; prompt: string; language: Language }
  | { kind: 'check-scene'; scene: unknown }
  | { kind: 'translate'; text: string; from: Language; to: Language }
  | { kind: 'clean'; picture: Uint8Array; style: Style; source: 'trained' | 'composite' }
  | { kind: 'png'; svg: string }
  | { kind: 'webp'; svg: string; width: number }
  | { kind: 'pdf'; svg: string; options: PdfOptions }
  | { kind: 'share'; svg: string; title?: string }
  | { kind: 'colored'; svg: string; width: number }
  | { kind: 'region-map'; svg: string; scene?: Scene }
  | { kind: 'color-by-number'; pages: NumberPage[]; options: NumberPdfOptions }
  | { kind: 'pack'; pages: PackPage[]; options: PdfOptions }

/** A master file in a class pack and its number of copies. */
export interface PackPage {
  svg: string
  copies: number
  footer?: string
  word?: string
}

/** A finished page, ready to be stored. */
export interface FinishedPage {
  scene: Scene
  svg: string
  /** WebP of the requested width, if one was requested. */
  preview?: Buffer
  difficulty: Difficulty
  verdict: Verdict
  texts: Record<Language, PageTexts>
  /** The topic of the main figure: animals, vehicles … */
  topic: string | undefined
  /** The setting that was drawn. */
  place: string
  /** What became of each word of the wish, in the user's language. */
  outcome: WishOutcome
}

/** The parts of a page that need no drawing. */
export type PageDescription = Pick<FinishedPage, 'scene' | 'texts' | 'topic'>

interface JobResults {
  create: FinishedPage
  customize: FinishedPage
  redraw: FinishedPage
  describe: PageDescription
  'describe-change': PageDescription
  'describe-scene': PageDescription
  ideas: string[]
  /** Undefined if a client sent something else than a scene. */
  'check-scene': PageDescription | undefined
  translate: string | undefined
  clean: CleanPage
  png: Uint8Array
  webp: Buffer
  pdf: Uint8Array
  pack: Uint8Array
  share: Buffer
  colored: Buffer
  'region-map': RegionMap
  'color-by-number': Buffer
}
export type ResultOf<J extends ArtistJob> = JobResults[J['kind']]

export async function executeJob<J extends ArtistJob>(artist: Artist, job: J): Promise<ResultOf<J>> {
  return (await execute(artist, job)) as ResultOf<J>
}

async function execute(artist: Artist, job: ArtistJob): Promise<JobResults[ArtistJob['kind']]> {
  switch (job.kind) {
    case 'create':
      return drawFinishedPage(artist, artist.createScene(job.request), job.preview)
    case 'customize':
      return drawFinishedPage(
        artist,
        artist.changeScene(job.scene, job.change, job.language),
        job.preview,
        job.language,
      )
    case 'redraw':
      return drawFinishedPage(artist, job.scene, job.preview)
    case 'describe':
      return describeScene(artist, artist.createScene(job.request))
    case 'describe-change':
      return describeScene(artist, artist.changeScene(job.scene, job.change, job.language))
    case 'ideas':
      return artist.suggestIdeas(job.prompt, job.language)
    case 'describe-scene':
      return describeScene(artist, job.scene)
    case 'check-scene': {
      const scene = parseScene(job.scene, artist.lexicon)
      return scene && describeScene(artist, scene)
    }
    case 'translate':
      return translateKnownText(job.text, job.from, job.to, artist.lexicon)
    case 'clean':
      return cleanUp(job.picture, job.style, DIGITAL_SOURCE[job.source])
    case 'png':
      return pagePng(readMaster(job.svg))
    case 'webp':
      return pageWebp(job.svg, job.width)
    case 'pdf':
      return pagePdf(readMaster(job.svg), job.options)
    case 'share':
      return createShareImage(readMaster(job.svg), job.title)
    case 'colored':
      return createColoredImage(readMaster(job.svg), job.width)
    case 'region-map':
      return traceMaster(artist, job.svg, job.scene)
    case 'color-by-number':
      return colorByNumberPdf(job.pages, job.options, deflate)
    case 'pack':
      return packPdf(
        job.pages.map(({ svg, ...rest }) => ({ page: readMaster(svg), ...rest })),
        job.options,
      )
  }
}

const describeScene = (artist: Artist, scene: Scene, picture?: Picture): PageDescription => ({
  scene,
  texts: artist.writeTexts(scene, picture),
  topic: artist.figureFinder.topicOf(scene.wish.figures[0]?.noun ?? ''),
})

async function drawFinishedPage(
  artist: Artist,
  scene: Scene,
  preview?: number,
  language = scene.wish.language,
): Promise<FinishedPage> {
  const { svg, difficulty, verdict, composition, outcome, attempt, orientation } = artist.draw(scene)
  return {
    ...describeScene(artist, { ...scene, attempt, orientation }, composition.picture),
    svg,
    difficulty,
    verdict,
    place: composition.place,
    outcome: translateOutcome(outcome, language, artist.lexicon),
    ...(preview && { preview: await pageWebp(svg, preview) }),
  }
}

function traceMaster(artist: Artist, svg: string, scene?: Scene): RegionMap {
  const regionMap = createRegionMap({
    svg,
    drawing: scene && { scene, drawn: artist.draw(scene) },
    artist,
  })
  if (!regionMap) throw new Error('not-a-master')
  return regionMap
}
