import type { DrawableFigure, FigureFinder } from '../compose/figures/drawable-figures.ts'
import type { Picture } from '../compose/picture.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isAnimal, isBodyPart, isReadable } from '../lexicon/noun-properties.ts'
import type { Wish, WishWord } from '../wish.ts'
import type { Judgement } from './judgement.ts'
import { showsClothes } from './shown-by-figures.ts'
import { showsPlace } from './shows-place.ts'

export interface NounContext {
  wish: Wish
  picture: Picture
  finder: FigureFinder
  lexicon: Lexicon
}

/** Materials. The colors of the user decide whether a cake is a chocolate cake, so nothing is missing. */
const MATERIALS = new Set('chocolate stone butter honey milk cheese crystal diamond fire'.split(' '))
const YOUNG = new Set(['baby', 'puppy', 'child'])
const PARENTS = new Set(['mother', 'father'])
const FAMILY = new Set('mother father grandmother grandfather child girl boy baby brother sister'.split(' '))
/** No index of a figure. */
const NO_FIGURE = -1
/** Parts of the body that every figure shows. */
const SHOWN_BODY_PARTS = new Set(['face', 'hand', 'foot', 'eye', 'body'])

/** Whether a noun of the wish is in the picture: as a figure, as a role, as clothes, in a hand or as the setting. */
export function judgeNoun(word: WishWord, context: NounContext): Judgement {
  const { picture, lexicon } = context
  const shown =
    word.figure === undefined ? judgeNounWithoutFigure(word.id, context) : judgeFigure(word, context)
  if (shown !== 'drawn') return shown
  const isPartMissing = word.part && !showsPart(word.part, context)
  const noun = picture.figures.find(({ index }) => index === word.figure)?.wished.noun ?? word.id
  return (word.inexact || isPartMissing) && lexicon.nouns.has(noun) ? { as: noun } : 'drawn'
}

function judgeFigure(
  { figure: index = NO_FIGURE, id }: Pick<WishWord, 'figure' | 'id'>,
  { picture, finder, lexicon, wish }: NounContext,
): Judgement {
  const drawable = picture.figures.find((each) => each.index === index)
  if (!drawable) return 'not-drawn'
  if (
    drawable.wished.role &&
    drawable.wished.noun !== id &&
    finder.find(drawable.wished.noun)?.maker.dressedAs?.(drawable.wished.role) === undefined
  )
    return lexicon.nouns.get(drawable.wished.noun) ? { as: drawable.wished.noun } : 'drawn'
  const standIn = standInOf(wish.figures[index]!.noun, finder, lexicon)
  return standIn ? { as: standIn } : 'drawn'
}

/** The other noun whose figure is drawn for this one: a buffalo for a wildebeest. */
export function standInOf(noun: string, finder: FigureFinder, lexicon: Lexicon): string | undefined {
  const id = finder.find(noun)?.maker.id
  // Marbles are circles in every drawing.
  const isShape = id === 'circle'
  return id && id !== noun && !isShape && lexicon.nouns.has(id) && lexicon.nouns.has(noun) ? id : undefined
}

/** A noun that did not become a figure of its own. */
function judgeNounWithoutFigure(id: string, context: NounContext): Judgement {
  const { wish, picture, lexicon } = context
  const drawables = picture.figures
  if (id === 'mandala' && wish.mandala) return 'drawn'
  // The pose of reading aloud shows the book.
  if (isReadable(id) && drawables.some(({ shownPose }) => shownPose === 'read-aloud')) return 'drawn'
  // A drawn fish bowl contains fish.
  if (id === 'fish' && drawables.some(({ wished }) => wished.noun === 'fish-bowl')) return 'drawn'
  if (id === 'handbag' && drawables[0]?.wished.noun === 'kangaroo') return 'drawn'
  if (id === 'friend' || SHOWN_BODY_PARTS.has(id)) return 'drawn'
  if (isBodyPart(id)) return 'not-drawn'
  const at = wish.figures.findIndex(({ noun }) => noun === id)
  if (at >= 0) return judgeFigure({ figure: at, id }, context)
  if (drawables.some((drawable) => playsRole(drawable, id, context))) return 'drawn'
  if (drawables.some((drawable) => drawable.wished.wears.includes(id) && showsClothes(drawable, id)))
    return 'drawn'
  if (drawables.some(({ wished }) => wished.holds.includes(id)) && context.finder.find(id)) return 'drawn'
  if (YOUNG.has(id) && drawables.some(({ wished }) => wished.looks.includes('young'))) return 'drawn'
  if (PARENTS.has(id) && drawables.some(({ wished }) => isAnimal(wished.noun, lexicon))) return 'drawn'
  if (id === 'family' && drawables.some(isFamily)) return 'drawn'
  if (id === 'giant' && drawables.some(({ wished }) => wished.looks.includes('huge'))) return 'drawn'
  const place = lexicon.places.has(id) ? id : lexicon.nouns.get(id)?.place
  if (place) return showsPlace(place, wish, picture)
  return MATERIALS.has(id) ? 'to-color' : 'not-drawn'
}

const isFamily = ({ wished }: DrawableFigure) => FAMILY.has(wished.noun) || wished.count > 1

const playsRole = ({ wished }: DrawableFigure, role: string, { finder }: NounContext) =>
  wished.role === role && finder.find(wished.noun)?.maker.dressedAs?.(role) !== undefined

function showsPart(part: { kind: string; id: string }, context: NounContext): boolean {
  const { wish, picture, lexicon } = context
  const drawables = picture.figures
  if (part.kind === 'place') return showsPlace(part.id, wish, picture) !== 'not-drawn'
  if (part.kind === 'adjective') return drawables.some(({ wished }) => wished.looks.includes(part.id))
  if (part.kind === 'group') {
    const members = lexicon.groups.get(part.id)?.members ?? []
    return drawables.some(({ wished }) => members.includes(wished.noun))
  }
  return judgeNounWithoutFigure(part.id, context) !== 'not-drawn'
}
