import type { FigureFinder } from '../compose/figures/drawable-figures.ts'
import type { Picture, ShownFigure } from '../compose/picture.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Relation, Wish, WishFigure } from '../wish.ts'
import { PLACE_OF_WEATHER } from '../place-of-weather.ts'
import { standInOf } from './judge-noun.ts'
import { isShownLook } from './shows-look.ts'
import { isPlaced } from './shows-relation.ts'
import { showsPlace } from './shows-place.ts'
import { isVerbShown } from './shows-verb.ts'

/** Reduces a wish to what the picture shows, so that its texts name nothing else. */
export function reduceToShown(wish: Wish, picture: Picture, finder: FigureFinder, lexicon: Lexicon): Wish {
  const shown = picture.figures.map(({ index }) => index)
  const figures = picture.figures.map((figure) => {
    const { verb, relation, where, role, ...others } = figure.wished
    const standIn = standInOf(figure.wished.noun, finder, lexicon)
    const isDone = isVerbShown(figure, picture, lexicon)
    return {
      ...others,
      noun: standIn ?? figure.wished.noun,
      count: Math.min(figure.wished.count, figure.copies),
      looks: [
        ...figure.wished.looks.filter((look) => isShownLook(look, figure, lexicon)),
        ...((standIn && finder.find(figure.wished.noun)?.looks) || []),
      ],
      ...(isDone && { verb }),
      // A robot cook looks like any robot, so figures keep a role only if they can be dressed for it.
      ...(role && finder.find(figure.wished.noun)?.maker.dressedAs?.(role) && { role }),
      ...link('relation', asPlaced(isDone ? relation : withoutDeed(relation), figure, picture), shown),
      ...link('where', asPlaced(withoutRoom(where, figure), figure, picture), shown),
    }
  })
  return { ...wish, ...shownSurroundings(wish, picture), figures }
}

/** Place, time, season, weather and feast that can be seen. */
function shownSurroundings(wish: Wish, picture: Picture): Partial<Wish> {
  const { setting, time, season, weather, feast } = wish
  const isShown = (id: string | undefined) =>
    id !== undefined && showsPlace(id, wish, picture) !== 'not-drawn'
  return {
    setting: setting && isShown(setting) ? setting : undefined,
    time: isShown(time) ? time : undefined,
    season: isShown(season) ? season : undefined,
    weather: isShown(weather && PLACE_OF_WEATHER[weather]) ? weather : undefined,
    feast: isShown(feast) ? feast : undefined,
  }
}

/** A figure that works in a tower of the background is beside the tower. */
const withoutRoom = (where: WishFigure['where'], { joints }: ShownFigure): WishFigure['where'] =>
  where?.kind === 'in' && !joints.some(({ to }) => to === where.to) ? { ...where, kind: 'beside' } : where

const NEEDS_JOINT = new Set<Relation>(['on', 'riding', 'driving'])
/** A figure that is not joined to what it should sit on, or is not where its relation says, is beside the other one. */
function asPlaced(
  relation: WishFigure['relation'],
  figure: ShownFigure,
  { figures }: Picture,
): WishFigure['relation'] {
  const other = figures.find(({ index }) => index === relation?.to)
  if (!relation || !other) return relation
  const isApart = NEEDS_JOINT.has(relation.kind) && !figure.joints.some(({ to }) => to === relation.to)
  return isApart || !isPlaced(relation.kind, figure, other, figures)
    ? { ...relation, kind: 'beside' }
    : relation
}

/** Relations that express an action, which texts would name. */
const DEEDS = new Set<Relation>(['chasing', 'playing-with', 'eating', 'reading'])
/** Figures whose action is not shown are beside each other. */
const withoutDeed = (relation: WishFigure['relation']): WishFigure['relation'] =>
  relation && DEEDS.has(relation.kind) ? { ...relation, kind: 'beside' } : relation

/** The relation with its new index, or none if the other figure is not shown. */
function link<K extends 'relation' | 'where'>(
  key: K,
  relation: WishFigure['relation'],
  shown: readonly number[],
): Partial<Pick<WishFigure, K>> {
  const to = relation ? shown.indexOf(relation.to) : -1
  return relation && to >= 0 ? ({ [key]: { ...relation, to } } as Partial<Pick<WishFigure, K>>) : {}
}
