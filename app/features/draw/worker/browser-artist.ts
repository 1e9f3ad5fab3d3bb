import { createArtist, type Artist } from '#artist/artist.ts'
import { createConvertedMaker } from '#artist/figures/converted/parse-converted-figures.ts'
import type { StoredFigure } from '#artist/figures/converted/stored-figure.ts'
import nounFigures from '#artist/figures/noun-figures.jsonl?raw'
import adjectives from '#artist/lexicon/adjectives.jsonl?raw'
import groups from '#artist/lexicon/groups.jsonl?raw'
import knownWords from '#artist/lexicon/known-words.jsonl?raw'
import places from '#artist/lexicon/places.jsonl?raw'
import smallWords from '#artist/lexicon/small-words.jsonl?raw'
import templates from '#artist/lexicon/templates.jsonl?raw'
import traits from '#artist/lexicon/traits.jsonl?raw'
import verbs from '#artist/lexicon/verbs.jsonl?raw'
import type { DrawnPage } from '#artist/draw-page.ts'
import type { Scene } from '#artist/scene.ts'
import listedFigures, { folder } from 'virtual:artist-figures'
import nouns from 'virtual:packed-nouns'
import { rasterise } from './canvas-rasteriser.ts'

const FIGURE_TIMEOUT_MS = 15_000
/** A drawing needs a handful of figures; more rounds would mean that loading does not help. */
const MAX_ROUNDS = 20

/** The figures loaded so far, by id. */
const loaded = new Map<string, StoredFigure>()

class FigureNotLoaded extends Error {
  readonly id: string
  constructor(id: string) {
    super(`the figure ${id} is not loaded`)
    this.id = id
  }
}

function findFigure(id: string): StoredFigure {
  const figure = loaded.get(id)
  if (!figure) throw new FigureNotLoaded(id)
  return figure
}

async function loadFigure(id: string): Promise<void> {
  const signal = AbortSignal.timeout(FIGURE_TIMEOUT_MS)
  const response = await fetch(`${folder}/${id}.json`, { signal })
  if (!response.ok) throw new Error(`figure ${id}: ${response.status}`)
  loaded.set(id, (await response.json()) as StoredFigure)
}

/** The same artist as on the server, with the browser's canvas as its rasteriser. Texts for search engines and tips stay behind. */
export const createBrowserArtist = (): Artist =>
  createArtist(
    {
      lexicon: {
        nouns,
        adjectives,
        verbs,
        places,
        groups,
        traits,
        smallWords,
        knownWords,
        templates,
        themes: '',
        tips: '',
      },
      converted: listedFigures.map((figure) => createConvertedMaker(figure, findFigure)),
      nounFigures,
    },
    { rasterise },
  )

/** Draws a scene and loads the figures it needs on the way. */
export async function drawWithFigures(artist: Artist, scene: Scene): Promise<DrawnPage> {
  await Promise.all(figuresOf(artist, scene).map(loadFigure))
  for (let round = 1; ; round++) {
    try {
      return artist.draw(scene)
    } catch (error) {
      // Decorations and props are known only while the page is composed.
      if (!(error instanceof FigureNotLoaded) || round >= MAX_ROUNDS) throw error
      await loadFigure(error.id)
    }
  }
}

/** The converted figures that a scene names and that are not loaded yet. */
function figuresOf(artist: Artist, { wish }: Scene): string[] {
  const nouns = wish.figures.flatMap(({ noun, wears, holds }) => [noun, ...wears, ...holds])
  const makers = nouns.map((noun) => artist.figureFinder.find(noun)?.maker)
  const ids = makers.flatMap((maker) => (maker?.source === 'converted' ? [maker.id] : []))
  return [...new Set(ids)].filter((id) => !loaded.has(id))
}
