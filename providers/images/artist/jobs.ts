import type { Artist, Request } from '#artist/artist.ts'
import { fromSvg } from '#artist/page/from-svg.ts'
import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { DIGITAL_SOURCE } from '#domain/picture-source.ts'
import type { Verdict } from '#artist/gate/gate.ts'
import type { Page } from '#artist/page/to-svg.ts'
import type { Scene } from '#artist/scene.ts'
import { translateWhole } from '#artist/texts/translate-whole.ts'
import type { PageTexts } from '#artist/texts/write-texts.ts'
import { cleanUp, type CleanPage } from '../clean-up/clean-up.ts'
import { packPdf, pagePdf, type PdfOptions } from './pdf.ts'
import { pagePng, pageWebp } from './renditions.ts'
import { sharePicture } from './share-picture.ts'

/** What can be asked of the artist's workers. */
export type Job =
  | { kind: 'create'; request: Request; preview?: number }
  | { kind: 'customize'; scene: Scene; change: string; language: Language; preview?: number }
  | { kind: 'redraw'; scene: Scene; preview?: number }
  | { kind: 'tell'; request: Request }
  | { kind: 'retell'; scene: Scene }
  | { kind: 'translate'; text: string; from: Language; to: Language }
  | { kind: 'clean'; picture: Uint8Array; style: Style; source: 'trained' | 'composite' }
  | { kind: 'png'; svg: string }
  | { kind: 'webp'; svg: string; width: number }
  | { kind: 'pdf'; svg: string; options: PdfOptions }
  | { kind: 'share'; svg: string; title?: string }
  | { kind: 'pack'; sheets: PackedSheet[]; options: PdfOptions }

/** A master that goes into a pack, and how often. */
export interface PackedSheet {
  svg: string
  copies: number
  foot?: string
}

/** A finished page, ready to be stored. */
export interface Finished {
  scene: Scene
  svg: string
  /** WebP of the asked width, when one was asked for. */
  preview?: Buffer
  difficulty: Difficulty
  verdict: Verdict
  texts: Record<Language, PageTexts>
  /** What the main figure belongs to: animals, vehicles … */
  topic: string | undefined
  /** The place that was drawn. */
  place: string
  /** Words nothing is known of, and nouns that cannot be drawn yet. */
  unknown: string[]
  undrawn: string[]
  /** Both, in the words of whoever wished. */
  leftOut: string[]
}

/** What is known of a wish without drawing it. */
export type Told = Pick<Finished, 'scene' | 'texts' | 'topic'>

interface Results {
  create: Finished
  customize: Finished
  redraw: Finished
  tell: Told
  retell: Told
  translate: string | undefined
  clean: CleanPage
  png: Buffer
  webp: Buffer
  pdf: Buffer
  pack: Buffer
  share: Buffer
}
export type ResultOf<J extends Job> = Results[J['kind']]

export async function work<J extends Job>(artist: Artist, job: J): Promise<ResultOf<J>> {
  return (await answer(artist, job)) as ResultOf<J>
}

async function answer(artist: Artist, job: Job): Promise<Results[Job['kind']]> {
  switch (job.kind) {
    case 'create':
      return finish(artist, artist.imagine(job.request), job.preview)
    case 'customize':
      return finish(artist, artist.customize(job.scene, job.change, job.language), job.preview, job.language)
    case 'redraw':
      return finish(artist, job.scene, job.preview)
    case 'tell':
      return tell(artist, artist.imagine(job.request))
    case 'retell':
      return tell(artist, job.scene)
    case 'translate':
      return translateWhole(job.text, job.from, job.to, artist.lexicon)
    case 'clean':
      return cleanUp(job.picture, job.style, DIGITAL_SOURCE[job.source])
    case 'png':
      return pagePng(job.svg)
    case 'webp':
      return pageWebp(job.svg, job.width)
    case 'pdf':
      return pagePdf(readMaster(job.svg), job.options)
    case 'share':
      return sharePicture(readMaster(job.svg), job.title)
    case 'pack':
      return packPdf(
        job.sheets.map(({ svg, ...rest }) => ({ page: readMaster(svg), ...rest })),
        job.options,
      )
  }
}

const tell = (artist: Artist, scene: Scene): Told => ({
  scene,
  texts: artist.texts(scene),
  topic: artist.casting.topicOf(scene.wish.figures[0]?.noun ?? ''),
})

async function finish(
  artist: Artist,
  scene: Scene,
  preview?: number,
  language = scene.wish.language,
): Promise<Finished> {
  const { svg, difficulty, verdict, composition } = artist.draw(scene)
  const { unknown } = scene.wish
  const { undrawn } = composition
  return {
    ...tell(artist, scene),
    svg,
    difficulty,
    verdict,
    place: composition.place,
    unknown,
    undrawn,
    leftOut: [...unknown, ...undrawn.map((noun) => artist.lexicon.nouns.get(noun)?.[language].one ?? noun)],
    ...(preview && { preview: await pageWebp(svg, preview) }),
  }
}

function readMaster(svg: string): Page {
  const page = fromSvg(svg)
  if (!page) throw new Error('not-a-master')
  return page
}
