import type { Scene } from '#artist/scene.ts'
import { selectFigures } from '#artist/select-figures.ts'
import {
  type FigurePlacement,
  MAX_FIGURE_SIZE,
  MIN_FIGURE_SIZE,
  type Relation,
  type Wish,
  type WishFigure,
} from '#artist/wish.ts'
import type { EditableFigure, EditablePicture } from '../worker/messages.ts'
import { findFreePlacement } from './free-placement.ts'

/** One change of a picture. Figures are named by their index in the scene; distances are shares of the sheet. */
export type SceneChange =
  | { kind: 'move'; figure: number; dx: number; dy: number }
  | { kind: 'resize'; figure: number; factor: number }
  | { kind: 'flip'; figure: number }
  | { kind: 'pose'; figure: number; pose: string; verb: string }
  | { kind: 'exchange'; figure: number; by: WishFigure }
  | { kind: 'double'; figure: number }
  | { kind: 'remove'; figure: number }
  | { kind: 'add'; figures: readonly WishFigure[] }
  | { kind: 'place'; setting: string }
  | { kind: 'weather'; weather: Wish['weather'] }
  | { kind: 'time'; time: Wish['time'] }

/** The maximum that the layout has space for. */
export const MAX_EDITABLE_FIGURES = 8

/** A figure drawn farther than this from its placement in the scene was kept inside the sheet. */
const STOPPED_DISTANCE = 0.01

/** Relations in which the figure does something with the other one. A new pose ends them. */
const ACTIONS: readonly Relation[] = [
  'riding',
  'driving',
  'reading',
  'playing-with',
  'eating',
  'holding',
  'chasing',
  'looking-at',
]

/** The scene after the change, or the same scene if nothing changes. */
export function changeScene(scene: Scene, picture: EditablePicture, change: SceneChange): Scene {
  switch (change.kind) {
    case 'place': {
      const wish = { ...scene.wish, setting: change.setting }
      delete wish.over
      delete wish.ashore
      delete wish.settingName
      return { ...scene, wish }
    }
    case 'weather':
      return { ...scene, wish: { ...scene.wish, weather: change.weather } }
    case 'time':
      return { ...scene, wish: { ...scene.wish, time: change.time } }
    default: {
      const fixed = withFixedLayout(scene, picture)
      const figures = changeFigures(fixed.wish.figures, picture, change)
      return figures === fixed.wish.figures ? scene : { ...fixed, wish: { ...fixed.wish, figures } }
    }
  }
}

type FigureChange = Exclude<SceneChange, { kind: 'place' | 'weather' | 'time' }>

function changeFigures(figures: WishFigure[], picture: EditablePicture, change: FigureChange): WishFigure[] {
  if (change.kind === 'add')
    return change.figures.reduce(
      (list, figure) =>
        list.length < MAX_EDITABLE_FIGURES
          ? [...list, { ...figure, placement: findFreePlacement(list, picture.shape) }]
          : list,
      figures,
    )
  const figure = figures[change.figure]
  if (!figure) return figures
  switch (change.kind) {
    case 'remove':
      return removeFigure(figures, picture, change.figure)
    case 'exchange':
      return replace(figures, change.figure, exchanged(figure, change.by))
    case 'pose':
      return replace(figures, change.figure, withPose(figure, change))
    case 'double': {
      if (figures.length >= MAX_EDITABLE_FIGURES) return figures
      const copy = { ...figure }
      delete copy.relation
      delete copy.where
      const { size } = placementOf(figures, picture, change.figure) ?? {}
      return [...figures, { ...copy, placement: findFreePlacement(figures, picture.shape, size) }]
    }
    default:
      return changePlacement(figures, picture, change)
  }
}

/** Moves, resizes or flips a figure together with the figures it is joined to. */
function changePlacement(
  figures: WishFigure[],
  picture: EditablePicture,
  change: Extract<FigureChange, { kind: 'move' | 'resize' | 'flip' }>,
): WishFigure[] {
  const group = findFigure(picture, change.figure)?.group ?? change.figure
  const placement = figures[group]?.placement
  if (!placement) return figures
  const next = { ...placement }
  if (change.kind === 'move') {
    const from = startOfMovement(placement, findFigure(picture, group))
    next.x = round(clamp(from.x + change.dx, 0, 1))
    next.y = round(clamp(from.y + change.dy, 0, 1))
  } else if (change.kind === 'resize')
    next.size = round(clamp(placement.size * change.factor, MIN_FIGURE_SIZE, MAX_FIGURE_SIZE))
  else if (placement.mirrored) delete next.mirrored
  else next.mirrored = true
  return isSame(next, placement) ? figures : replace(figures, group, { ...figures[group]!, placement: next })
}

/**
 * Where a movement starts: the placement in the scene, unless the figure was kept inside the sheet. Then it starts where the figure
 * is drawn, so that moving it back has an effect at once.
 */
function startOfMovement(inScene: FigurePlacement, drawn: EditableFigure | undefined): FigurePlacement {
  if (!drawn?.wished || !isSame(drawn.wished, inScene)) return inScene
  const { x, y } = drawn.placement
  return Math.hypot(x - inScene.x, y - inScene.y) > STOPPED_DISTANCE ? drawn.placement : inScene
}

/** A figure that was joined to the removed one stays where it is. */
function removeFigure(figures: WishFigure[], picture: EditablePicture, removed: number): WishFigure[] {
  const group = findFigure(picture, removed)?.group
  const freed = figures.map((figure, index) => {
    const drawn = findFigure(picture, index)
    return drawn && drawn.group === group ? { ...figure, placement: drawn.own } : figure
  })
  return selectFigures(
    freed,
    figures.flatMap((_, index) => (index === removed ? [] : [index])),
  )
}

/** The new figure in the place of the old one, with its pose and its relation to other figures. */
function exchanged({ relation, where, placement, pose, verb }: WishFigure, by: WishFigure): WishFigure {
  return {
    ...by,
    ...(relation && { relation }),
    ...(where && { where }),
    ...(placement && { placement: { x: placement.x, y: placement.y, size: placement.size } }),
    ...(!by.pose && pose && { pose, ...(verb && { verb }) }),
  }
}

function withPose(
  { relation, ...figure }: WishFigure,
  { pose, verb }: { pose: string; verb: string },
): WishFigure {
  return {
    ...figure,
    pose,
    verb,
    ...(relation && { relation: ACTIONS.includes(relation.kind) ? { ...relation, kind: 'with' } : relation }),
  }
}

/** Writes into the scene what the artist has decided, so that a change of one figure leaves the others alone. */
function withFixedLayout(scene: Scene, picture: EditablePicture): Scene {
  const { wish } = scene
  if (!isPictureOf(picture, wish)) return scene
  const figures = wish.figures.map((figure, index) => {
    const drawn = findFigure(picture, index)
    return figure.placement || !drawn ? figure : { ...figure, placement: drawn.placement }
  })
  const setting = wish.setting ?? picture.place
  return { ...scene, seed: picture.seed, wish: { ...wish, figures, ...(setting && { setting }) } }
}

/** Whether the drawn picture shows these figures; a newer one may still be drawn. */
export const isPictureOf = (picture: EditablePicture, { figures }: Wish): boolean =>
  picture.nouns.length === figures.length && figures.every(({ noun }, index) => picture.nouns[index] === noun)

export const findFigure = (picture: EditablePicture, index: number): EditableFigure | undefined =>
  picture.figures.find((figure) => figure.index === index)

const placementOf = (figures: readonly WishFigure[], picture: EditablePicture, index: number) =>
  figures[findFigure(picture, index)?.group ?? index]?.placement

const replace = (figures: readonly WishFigure[], index: number, figure: WishFigure): WishFigure[] =>
  figures.map((each, i) => (i === index ? figure : each))
const round = (share: number) => Math.round(share * 1000) / 1000
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
const isSame = (a: FigurePlacement, b: FigurePlacement) => JSON.stringify(a) === JSON.stringify(b)
