import type { Box, Shape } from '../drawing.ts'
import type { DrawableFigure } from './figures/drawable-figures.ts'
import { partBox } from './figures/cluster.ts'
import { CAKES_WITH_CANDLES } from './figures/noun-lists.ts'
import { jointsOf, type FigureJoint, type Picture } from './picture.ts'
import type { PlacedCluster } from './placement/place-cluster.ts'
import type { Layout } from './layout/check-layout.ts'
import type { JointKind, Unit } from './joining/unit.ts'

/** A figure with a smaller visible share is not in the picture; drivers and passengers may be hidden more. */
const MIN_VISIBLE_SHARE = 0.35
const MIN_PASSENGER_SHARE = 0.1
const PASSENGER_JOINTS: ReadonlySet<JointKind> = new Set([
  'drive',
  'inside',
  'mount',
  'atop',
  'beneath',
  'pouch',
  'shell',
  'seek',
] as const)
/** A landmark that figures cover by more than this no longer shows where the scene is. */
const MAX_COVERED_SHARE = 0.85

interface DrawnParts {
  drawables: readonly DrawableFigure[]
  units: readonly Unit[]
  placed: readonly PlacedCluster[]
  place: string
  landmarks: readonly Box[]
  layout: Layout
  shapes: readonly Shape[]
}

/** What a composed page shows. Figures that cannot be seen are left out, and so are joints whose hands touch nothing. */
export function describePicture({
  drawables,
  units,
  placed,
  place,
  landmarks,
  layout,
  shapes,
}: DrawnParts): Picture {
  const joints = jointsOf(units)
  const labels = new Set(shapes.flatMap(({ of }) => of ?? []))
  const parts = placed.flatMap(({ cluster }) => cluster.parts)
  const isHidden = (index: number) => {
    const isPassenger = joints.get(index)?.some(({ how }) => PASSENGER_JOINTS.has(how))
    const needed = isPassenger ? MIN_PASSENGER_SHARE : MIN_VISIBLE_SHARE
    return layout.figures.some(
      ({ figureIndex, visibleShare }) => figureIndex === index && visibleShare < needed,
    )
  }
  const ownParts = (index: number) => parts.filter((part) => part.figureIndex === index)
  /** Whether the figure has a part of its own or is contained in the drawing of its partner. */
  const isDrawnByOther = (index: number, noun: string) => {
    const joint = joints.get(index)?.find(({ how }) => how === 'drawn-by-outer')
    if (!joint || ownParts(index).length > 0) return ownParts(index).length > 0
    // The bowl is drawn with the milk in it.
    if (noun === 'bowl' && parts.some(({ figure }) => figure.id === noun)) return true
    return ownParts(joint.to).some(
      ({ figure }) =>
        figure.has?.includes(noun) ||
        POSES_WITH_THINGS.has(figure.pose ?? '') ||
        (figure.pose === 'feed' && FED_BY_HAND.has(noun)) ||
        (noun === 'candle' && CAKES_WITH_CANDLES.has(figure.id)),
    )
  }
  const isTouching = ({ to }: FigureJoint, index: number) =>
    [index, to].some((each) => ownParts(each).some(({ figure }) => touchesSomething(figure)))
  const candlesOf = ({ index, wished: { noun } }: DrawableFigure) =>
    noun === 'candle'
      ? drawables.find((cake) => joints.get(index)?.some(({ to }) => to === cake.index))?.amount
      : undefined
  /** Leaves are drawn as one part. */
  const isHeap = (index: number) =>
    [...joints.values()].flat().some(({ to, how }) => to === index && how === 'heap')
  const figures = drawables
    .filter(({ index, wished }) => !isHidden(index) && isDrawnByOther(index, wished.noun))
    .map((drawable) => {
      const { index } = drawable
      const own = ownParts(index)
      return {
        ...drawable,
        shownPose: own[0]?.figure.pose,
        boxes: own.map(partBox),
        joints: (joints.get(index) ?? []).filter(
          (joint) =>
            joint.how !== 'contact' || drawable.maker.source === 'animals' || isTouching(joint, index),
        ),
        // A thing drawn by its holder has no part of its own.
        copies: isHeap(index) ? drawable.wished.count : Math.max(1, own.length, candlesOf(drawable) ?? 0),
      }
    })
  return {
    figures,
    place,
    labels,
    isPlaceHidden:
      !TELLING[place]?.some((label) => labels.has(label)) &&
      isPlaceHidden(landmarks, placed, labels, drawables),
  }
}

/** Poses that are drawn with skates, skis, a board or a drum. */
const POSES_WITH_THINGS = new Set(['skate', 'ski', 'skateboard', 'drum'])

/** Food in the hand of a person who feeds an animal. */
const FED_BY_HAND = new Set(['apple', 'carrot', 'leaf'])

/**
 * Whether a figure touches another one. Arms that reach a partner have the anchor `contact`, pulled things have a rope, and
 * held hands have their own pose.
 */
const touchesSomething = ({ anchors, pose }: { anchors: { contact?: unknown }; pose?: string }): boolean =>
  anchors.contact !== undefined || pose === 'walk' || pose === 'hold-hands'

/** Labels that every page can have, whatever its setting. */
const ANYWHERE = new Set(
  'ground sky cloud background path wall floor thing grass title ornament sun'.split(' '),
)
/** What alone tells a place: the water around an ice floe, and a saddle on the wall. */
const TELLING: Readonly<Record<string, readonly string[]>> = { ice: ['water'], stable: ['saddle'] }
/** With this many kinds of things a place is recognized even if its landmark is covered. */
const ENOUGH_KINDS = 2

function isPlaceHidden(
  landmarks: readonly Box[],
  placed: readonly PlacedCluster[],
  labels: ReadonlySet<string>,
  drawables: readonly DrawableFigure[],
): boolean {
  const isFigure = (label: string) => drawables.some(({ wished }) => wished.noun === label)
  const kinds = [...labels].filter((label) => !ANYWHERE.has(label) && !isFigure(label))
  return (
    landmarks.length > 0 && kinds.length < ENOUGH_KINDS && landmarks.every((box) => isCovered(box, placed))
  )
}

function isCovered(box: Box, placed: readonly PlacedCluster[]): boolean {
  const covered = placed.map(({ box: figure }) => overlapArea(box, figure))
  return Math.max(0, ...covered) > box.w * box.h * MAX_COVERED_SHARE
}

const overlapArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
