import type { Artist } from '#artist/artist.ts'
import type { Figure } from '#artist/drawing.ts'
import type { WishFigure } from '#artist/wish.ts'
import type { Language } from '#domain/text/languages.ts'
import { nameOf } from './describe-picture.ts'
import type { FigureSuggestion, PlaceChoice, ReadWords } from './messages.ts'

const MAX_SUGGESTIONS = 24
/** Every figure of a suggestion looks the same each time. */
const SUGGESTION_SEED = 5

/** Shown when a figure is added. They need no file of their own, so they appear at once. */
const FAVOURITES =
  'cat dog horse unicorn rabbit lion elephant dinosaur dragon butterfly fish bird girl boy princess pirate astronaut tree flower house car rocket ball star'.split(
    ' ',
  )
const PLACES =
  'meadow forest jungle beach underwater lake mountain snow desert savanna farm garden park playground city village castle circus space sky kitchen bedroom living-room school'.split(
    ' ',
  )

/** Pictures to choose from: favourites, or figures of the same kind. */
export function suggestFigures(artist: Artist, language: Language, like?: string): FigureSuggestion[] {
  const nouns = like ? relatedNouns(artist, like) : FAVOURITES
  return nouns.flatMap((noun) => {
    const figure = drawFigure(artist, noun)
    if (!figure) return []
    const wished = plainFigure(noun)
    return [{ figure: wished, name: nameOf(artist, wished, language), svg: figureSvg(figure) }]
  })
}

/** Undefined for a figure that needs a file of its own. */
export function drawFigure({ figureFinder }: Artist, noun: string): Figure | undefined {
  const found = figureFinder.find(noun)
  if (!found || found.maker.source === 'converted') return undefined
  const { maker, looks = [], pose } = found
  return maker.draw({ seed: SUGGESTION_SEED, detail: 1, looks, pose })
}

const plainFigure = (noun: string): WishFigure => ({ noun, count: 1, looks: [], wears: [], holds: [] })

/** Nouns of the same topic that are drawn without loading a file, the best known first. */
function relatedNouns({ lexicon, figureFinder }: Artist, like: string): string[] {
  const topic = lexicon.nouns.get(like)?.topic
  const related = [...lexicon.nouns.values()].filter(
    (noun) =>
      noun.topic === topic && noun.id !== like && figureFinder.find(noun.id)?.maker.source !== 'converted',
  )
  const nouns = related.map(({ id }) => id)
  return [...nouns, ...FAVOURITES.filter((noun) => noun !== like && !nouns.includes(noun))].slice(
    0,
    MAX_SUGGESTIONS,
  )
}

function figureSvg({ box, shapes, front }: Figure): string {
  const pen = Math.max(box.w, box.h) / 70
  const [x, y, w, h] = [box.x - pen * 2, box.y - pen * 2, box.w + pen * 4, box.h + pen * 4]
  const paths = [...shapes, ...front].map(({ d, fill, stroke }) => {
    const color = fill === 'none' ? 'none' : fill === 'ink' ? '#000' : '#fff'
    return `<path d="${d}" fill="${color}" stroke-width="${(stroke * pen).toFixed(1)}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}"><g stroke="#000" stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g></svg>`
}

export const listPlaces = ({ lexicon }: Artist, language: Language): PlaceChoice[] =>
  PLACES.flatMap((id) => {
    const place = lexicon.places.get(id)
    return place ? [{ id, name: place[language].noun }] : []
  })

/** What words typed for a change mean: figures to draw, and perhaps a place. */
export function readWords(artist: Artist, prompt: string, language: Language): ReadWords {
  const { figures, setting, weather, time } = artist.createScene({
    prompt,
    language,
    style: 'cartoon',
    seed: SUGGESTION_SEED,
  }).wish
  return { figures, setting, weather, time }
}
