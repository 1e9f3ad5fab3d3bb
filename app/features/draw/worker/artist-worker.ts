// The artist on a thread of its own, so that typing never waits for a drawing.
import type { Artist } from '#artist/artist.ts'
import { createRegionMap } from '#artist/coloring/create-region-map.ts'
import { parseScene } from '#artist/parse-scene.ts'
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

function understand(request: DrawingRequest): Understanding {
  const language = languageOf(request)
  const { outcome, ...created } = 'wish' in request ? artist.createScene(request.wish) : request.scene
  const scene = parseScene(created, artist.lexicon) ?? created
  const { figures, setting, mandala } = scene.wish
  const { title, description } = artist.writeTexts(scene)[language]
  return {
    scene,
    title,
    description,
    outcome: translateOutcome(outcome, language, artist.lexicon),
    isEmpty: figures.length === 0 && !setting && !mandala,
  }
}

async function draw(request: DrawingRequest): Promise<Drawing> {
  const understanding = understand(request)
  const drawn = await drawWithFigures(artist, understanding.scene)
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
