// The artist on a thread of its own, so that typing never waits for a drawing.
import type { Artist } from '#artist/artist.ts'
import { createRegionMap } from '#artist/coloring/create-region-map.ts'
import type { DrawnPage } from '#artist/draw-page.ts'
import type { Scene } from '#artist/scene.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseScene } from '#artist/parse-scene.ts'
import { isNothingDrawable } from '#artist/outcome/nothing-drawable.ts'
import { translateOutcome } from '#artist/outcome/translate-outcome.ts'
import { parseMaster } from '#artist/page/parse-master.ts'
import type { Deflate } from '#artist/print/bytes.ts'
import { pagePdf } from '#artist/print/page-pdf.ts'
import { pagePng } from '#artist/print/page-png.ts'
import { compress } from '#app/lib/browser/compress.ts'
import { createBrowserArtist, drawWithFigures } from './browser-artist.ts'
import { rasterise } from './canvas-rasteriser.ts'
import { describePicture } from './describe-picture.ts'
import { listPlaces, readWords, suggestFigures } from './suggest-figures.ts'
import { decodeScene, encodeScene } from './scene-link.ts'
import type {
  CallName,
  Drawing,
  DrawingRequest,
  Understanding,
  WorkerCalls,
  WorkerRequest,
} from './messages.ts'

const artist: Artist = createBrowserArtist()

const languageOf = (request: DrawingRequest) => ('wish' in request ? request.wish.language : request.language)

const sceneOf = (request: DrawingRequest): Scene =>
  'wish' in request ? artist.createScene(request.wish) : request.scene

function understand(request: DrawingRequest): Understanding {
  const understood = describe(sceneOf(request), languageOf(request))
  const isEmptyWish = understood.isEmpty && 'wish' in request
  return isEmptyWish
    ? { ...understood, ideas: artist.suggestIdeas(request.wish.prompt, request.wish.language) }
    : understood
}

/** Texts and outcome of a scene, as planned or as drawn. */
function describe(created: Scene, language: Language, drawn?: DrawnPage): Understanding {
  const scene = parseScene(created, artist.lexicon) ?? created
  const { title, description } = artist.writeTexts(scene, drawn?.composition.picture)[language]
  return {
    scene,
    title,
    description,
    outcome: translateOutcome(drawn?.outcome ?? created.outcome, language, artist.lexicon),
    isEmpty: isNothingDrawable(created),
    ideas: [],
  }
}

async function draw(request: DrawingRequest): Promise<Drawing> {
  const created = sceneOf(request)
  const drawn = await drawWithFigures(artist, created)
  const understanding = describe(created, languageOf(request), drawn)
  const { svg, difficulty, composition } = drawn
  return {
    ...understanding,
    svg,
    difficulty,
    figures: composition.layout.figures,
    picture: describePicture(artist, drawn, understanding.scene, languageOf(request)),
    link: await encodeScene(understanding.scene),
  }
}

const deflate: Deflate = (bytes) => compress(bytes)

function readPage(svg: string) {
  const page = parseMaster(svg)
  if (!page) throw new Error('not-a-master')
  return page
}

const CALLS: { [Name in CallName]: (input: WorkerCalls[Name][0]) => unknown } = {
  understand,
  draw,
  readLink: async ({ link }) => parseScene(await decodeScene(link), artist.lexicon),
  readScene: ({ scene }) => parseScene(scene, artist.lexicon),
  suggestFigures: ({ language, like }) => suggestFigures(artist, language, like),
  listPlaces: ({ language }) => listPlaces(artist, language),
  readWords: ({ words, language }) => readWords(artist, words, language),
  async regionMap({ svg, scene }) {
    const drawn = await drawWithFigures(artist, scene)
    return createRegionMap({ svg, drawing: { scene, drawn }, artist, rasterise })
  },
  pdf: ({ svg, options }) => pagePdf(readPage(svg), options, deflate),
  png: ({ svg }) => pagePng(svg, rasterise, deflate),
}

async function execute<Name extends CallName>({ id, name, input }: WorkerRequest<Name>): Promise<void> {
  try {
    postMessage({ id, output: await CALLS[name](input) })
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : 'unknown' })
  }
}

addEventListener('message', (event: MessageEvent<WorkerRequest>) => void execute(event.data))
