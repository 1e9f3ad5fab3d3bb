import { figureFolder, lexiconFiles } from 'virtual:artist-files'
import { listedFigures, nounFigures } from 'virtual:artist-figures'
import { createArtist, type Artist } from '#artist/artist.ts'
import type { DrawnPage } from '#artist/draw-page.ts'
import { unpackFigures } from '#artist/figures/converted/packed-figures.ts'
import { createConvertedMaker } from '#artist/figures/converted/parse-converted-figures.ts'
import type { StoredFigure } from '#artist/figures/converted/stored-figure.ts'
import type { Scene } from '#artist/scene.ts'
import type { Language } from '#domain/text/languages.ts'
import { createBrowserLexicon } from './browser-lexicon.ts'
import { DataNotLoaded, withData } from './data-not-loaded.ts'
import { loadJson } from './load-json.ts'

interface BrowserArtist {
  artist: Artist
  /** Loads the words of the other languages. */
  loadOtherLanguages(): Promise<void>
}

const artists = new Map<Language, Promise<BrowserArtist>>()

/** The artist that understands and writes this language; a screen needs one. */
export function artistOf(language: Language): Promise<BrowserArtist> {
  const existing = artists.get(language)
  if (existing) return existing
  const created = createBrowserArtist(language)
  artists.set(language, created)
  created.catch(() => artists.delete(language))
  return created
}

/** The same artist as on the server. */
async function createBrowserArtist(language: Language): Promise<BrowserArtist> {
  const { lexicon, loadOthers } = await createBrowserLexicon(language, (each) => loadJson(lexiconFiles[each]))
  const converted = unpackFigures(listedFigures).map((figure) => createConvertedMaker(figure, findFigure))
  const artist = createArtist({ lexicon, converted, nounFigures })
  return { artist, loadOtherLanguages: loadOthers }
}

/** The figures loaded so far, by id. */
const loaded = new Map<string, StoredFigure>()
const loading = new Map<string, Promise<void>>()

function findFigure(id: string): StoredFigure {
  const figure = loaded.get(id)
  if (!figure) throw new DataNotLoaded(`the figure ${id}`, () => loadFigure(id))
  return figure
}

function loadFigure(id: string): Promise<void> {
  const started = loading.get(id)
  if (started) return started
  const load = loadJson<StoredFigure>(`${figureFolder}/${id}.json`)
    .then((figure) => void loaded.set(id, figure))
    .finally(() => loading.delete(id))
  loading.set(id, load)
  return load
}

/** Loads the figures of a scene before it is drawn. A failure is reported when it is drawn. */
export function loadAhead(artist: Artist, scene: Scene): void {
  for (const id of figuresOf(artist, scene)) loadFigure(id).catch(() => {})
}

/** Draws a scene. Its own figures are loaded at once; decorations and props are known only while the page is composed. */
export async function drawWithData(
  artist: Artist,
  scene: Scene,
  onFirstLines?: (svg: string) => void,
): Promise<DrawnPage> {
  const ids = await withData(() => figuresOf(artist, scene))
  await Promise.all(ids.map(loadFigure))
  return withData(() => artist.draw(scene, onFirstLines))
}

/** The converted figures that a scene names and that are not loaded yet. */
function figuresOf(artist: Artist, { wish }: Scene): string[] {
  const nouns = wish.figures.flatMap(({ noun, wears, holds }) => [noun, ...wears, ...holds])
  const makers = nouns.map((noun) => artist.figureFinder.find(noun)?.maker)
  const ids = makers.flatMap((maker) => (maker?.source === 'converted' ? [maker.id] : []))
  return [...new Set(ids)].filter((id) => !loaded.has(id))
}
