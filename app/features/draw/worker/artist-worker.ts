// The artist on a thread of its own, so that typing never waits for a drawing.
import type { Artist } from '#artist/artist.ts'
import type { DrawnPage } from '#artist/draw-page.ts'
import type { Scene } from '#artist/scene.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseScene } from '#artist/parse-scene.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import { isNothingDrawable } from '#artist/outcome/nothing-drawable.ts'
import { translateOutcome } from '#artist/outcome/translate-outcome.ts'
import { artistOf, drawWithData, loadAhead } from './browser-artist.ts'
import { DataNotLoaded, withData } from './data-not-loaded.ts'
import { describePicture } from './describe-picture.ts'
import { lazyCode } from './lazy-code.ts'
import { drawFigure, listPlaces, readWords, suggestFigures } from './suggest-figures.ts'
import { decodeScene, encodeScene } from './scene-link.ts'
import type {
  CallName,
  Drawing,
  DrawingRequest,
  Understanding,
  WorkerCalls,
  WorkerRequest,
} from './messages.ts'

const languageOf = (request: DrawingRequest) => ('wish' in request ? request.wish.language : request.language)

/** The scene of the newest wish, because the calls `understand` and `draw` both need it. */
let newestScene: { wish: string; scene: Scene } | undefined

function sceneOf(request: DrawingRequest, artist: Artist): Scene {
  if (!('wish' in request)) return request.scene
  const wish = JSON.stringify(request.wish)
  if (newestScene?.wish !== wish) newestScene = { wish, scene: artist.createScene(request.wish) }
  return newestScene.scene
}

/** Drawn before the first wish, because a browser runs code several times faster the second time. A rabbit needs no further file. */
const WARM_UP_NOUN = 'rabbit'

/** The worker counts as idle when no call has come for this long. A shorter time would delay a `draw` that follows its `understand`. */
const IDLE_AFTER_MS = 300
let lastCallAt = 0

async function waitUntilIdle(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS / 10))
  while (performance.now() - lastCallAt < IDLE_AFTER_MS)
}

/** Drawn while the worker is idle. More figures would need more memory and make no wish faster. */
const WARM_UP_FIGURES = ['cat', 'dog', 'horse', 'lion', 'girl', 'house']

/** Runs the drawing code of some figures, after which the browser draws the figures of a wish in half of the time. */
async function warmUp(artist: Artist): Promise<void> {
  for (const noun of WARM_UP_FIGURES) {
    await waitUntilIdle()
    try {
      drawFigure(artist, noun)
    } catch (error) {
      // Figures whose code is not loaded yet are skipped.
      if (!(error instanceof DataNotLoaded)) throw error
    }
  }
}

async function prepare({ language }: WorkerCalls['prepare'][0]): Promise<void> {
  const { artist } = await artistOf(language)
  await new Promise((resolve) => setTimeout(resolve, 0))
  // A wish that has arrived in the meantime warms up the code as well.
  if (newestScene) return void warmUp(artist)
  const prompt = artist.lexicon.nouns.get(WARM_UP_NOUN)![language].one
  artist.draw(artist.createScene({ prompt, language, style: 'cartoon', seed: 1 }), () => {})
  void warmUp(artist)
}

async function understand(request: DrawingRequest): Promise<Understanding> {
  const { artist } = await artistOf(languageOf(request))
  return withData(() => {
    const scene = sceneOf(request, artist)
    loadAhead(artist, scene)
    const understood = describe(artist, scene, languageOf(request))
    const isEmptyWish = understood.isEmpty && 'wish' in request
    return isEmptyWish
      ? { ...understood, ideas: artist.suggestIdeas(request.wish.prompt, request.wish.language) }
      : understood
  })
}

/** Texts and outcome of a scene, as planned or as drawn. */
function describe(artist: Artist, created: Scene, language: Language, drawn?: DrawnPage): Understanding {
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

async function draw(request: DrawingRequest, sendFirstLines: (svg: string) => void): Promise<Drawing> {
  const language = languageOf(request)
  const { artist } = await artistOf(language)
  const created = await withData(() => sceneOf(request, artist))
  /** The lines that were sent. A drawing that waits for data starts again and would send the same lines twice. */
  const sent: string[] = []
  // First lines are sent for wishes only: a picture that is changed by hand stays until its next version is complete.
  const drawn = await drawWithData(artist, created, (svg) => {
    if (!('wish' in request) || sent.includes(svg)) return
    sent.push(svg)
    sendFirstLines(svg)
  })
  const { attempt, orientation } = drawn
  const firstLines = sent.at(-1)
  const understanding = await withData(() =>
    describe(artist, { ...created, attempt, orientation }, language, drawn),
  )
  const picture = await withData(() => describePicture(artist, drawn, understanding.scene, language))
  return {
    ...understanding,
    svg: drawn.svg,
    firstLines: toSvg(drawn.composition.page) === firstLines ? firstLines : undefined,
    picture,
    link: await encodeScene(understanding.scene),
  }
}

const loadOutputs = () => import('./page-outputs.ts')

async function regionMap({ svg, scene, language }: WorkerCalls['regionMap'][0]) {
  const { artist, loadOtherLanguages } = await artistOf(language)
  // A region map names the regions in all languages, because the user may change the language while coloring.
  await loadOtherLanguages()
  const drawn = await drawWithData(artist, scene)
  const { createRegionMap } = await loadOutputs()
  return createRegionMap({ svg, drawing: { scene, drawn }, artist })
}

/** Runs code with the artist of a language. */
const withArtist = async <T>(language: Language, run: (artist: Artist) => T): Promise<T> => {
  const { artist } = await artistOf(language)
  return withData(() => run(artist))
}

const CALLS: {
  [Name in CallName]: (input: WorkerCalls[Name][0], sendFirstLines: (svg: string) => void) => unknown
} = {
  prepare,
  understand,
  draw,
  regionMap,
  readLink: async ({ link, language }) => {
    const content = await decodeScene(link)
    return withArtist(language, ({ lexicon }) => parseScene(content, lexicon))
  },
  readScene: ({ scene, language }) => withArtist(language, ({ lexicon }) => parseScene(scene, lexicon)),
  suggestFigures: ({ language, like }) =>
    withArtist(language, (artist) => suggestFigures(artist, language, like)),
  listPlaces: ({ language }) => withArtist(language, (artist) => listPlaces(artist, language)),
  readWords: ({ words, language }) => withArtist(language, (artist) => readWords(artist, words, language)),
  loadForOffline: async () => {
    await lazyCode.loadAll()
    await loadOutputs()
  },
  pdf: async (input) => (await loadOutputs()).pagePdf(input),
  png: async (input) => (await loadOutputs()).pagePng(input),
}

async function execute<Name extends CallName>({ id, name, input }: WorkerRequest<Name>): Promise<void> {
  if (name !== 'prepare') lastCallAt = performance.now()
  try {
    const sendFirstLines = (firstLines: string) => postMessage({ id, firstLines })
    postMessage({ id, output: await CALLS[name](input, sendFirstLines) })
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : 'unknown' })
  } finally {
    if (name !== 'prepare') lastCallAt = performance.now()
  }
}

addEventListener('message', (event: MessageEvent<WorkerRequest>) => void execute(event.data))
