import type { ClothesFor, CycleRequest, Detail, TableRequest, TouchRequest } from '../../drawing.ts'
import { singleFigureCluster, transformCluster, type Cluster } from '../figures/cluster.ts'
import { drawFigure, type DrawableFigure, type FigureFinder } from '../figures/drawable-figures.ts'
import { BAGS, DRAWN_BY_HOLDER, EYEWEAR, FOOTWEAR, HATS, NECKWEAR } from '../figures/noun-lists.ts'
import { putOnFeet } from './footwear.ts'
import { putInHand } from './hold-and-eat.ts'
import type { JointKind } from './unit.ts'
import { putOnBack, putOnClothes } from './wear.ts'

/** How all figures of a page are drawn. */
export interface BuildOptions {
  seed: number
  detail: Detail
  facing?: 'left' | 'right'
  finder: FigureFinder
  /** Natural proportions instead of cartoon ones. */
  natural?: boolean
  /** Another figure touches it. */
  isTouched?: boolean
  /** Copies of one figure form long rows. */
  wide?: boolean
  /** The cycle that the figure rides. */
  cycle?: CycleRequest | undefined
  /** The table that the figure shares with others. */
  table?: TableRequest | undefined
  clothesFor?: ClothesFor | undefined
  /** The wish names no people, so a vehicle may show a driver of its own. */
  crewed?: boolean
}

/** Held things and faces in windows are small on the page, so they get less detail. */
export const detailForJoint = (detail: Detail, how: JointKind): Detail =>
  how === 'drive'
    ? 0
    : how === 'hold' || how === 'eat' || how === 'feet'
      ? (Math.max(0, detail - 1) as Detail)
      : detail

/** Animals of cold countries, which wear no hat. */
const HARDY = new Set(['penguin', 'polar-bear', 'arctic-fox', 'seal', 'walrus', 'reindeer'])

/** Draws one copy of a figure with what it wears and holds. */
export function drawCopy(
  drawable: DrawableFigure,
  copy: number,
  pose: string | undefined,
  drawnThings: readonly string[],
  zone: Cluster['zone'],
  options: BuildOptions,
  touch?: TouchRequest,
): Cluster {
  const { seed, detail, facing, finder, natural, cycle, table, clothesFor, crewed } = options
  const { wished, maker } = drawable
  const figure = drawFigure(drawable, {
    seed,
    detail,
    copy,
    facing,
    pose,
    natural,
    touch,
    table,
    cycle,
    clothesFor: clothesFor === 'cold' && HARDY.has(maker.id) ? undefined : clothesFor,
    crewed,
    holds: [...wished.holds, ...drawnThings],
  })
  const size =
    wished.looks.includes('big') || wished.looks.includes('huge')
      ? 1.35
      : wished.looks.includes('small') || wished.looks.includes('tiny')
        ? 0.75
        : 1
  let cluster = singleFigureCluster(figure, maker.height * size, drawable.index, zone)
  // `singleFigureCluster` ignores the height of a figure that has its own scale, so `size` is applied here.
  if (figure.perMetre) cluster = transformCluster(cluster, { scale: size, x: 0, y: 0 })
  const isPerson = maker.source === 'people'
  if (isPerson) cluster.human = true
  else if (maker.source !== 'animals') cluster.inanimate = true
  for (const noun of wished.holds) {
    if (figure.has?.includes(noun) || (isPerson && DRAWN_BY_HOLDER.has(noun))) continue
    const thing = finder.find(noun)?.maker
    if (thing)
      cluster = putInHand(
        cluster,
        singleFigureCluster(thing.draw({ seed, detail: detailForJoint(detail, 'hold') }), thing.height),
      )
  }
  if (!isPerson)
    for (const noun of wished.wears) {
      if (figure.has?.includes(noun)) continue
      const thing = finder.find(noun)?.maker
      if (maker.source === 'animals' && HATS.has(noun)) continue
      if (FOOTWEAR.has(noun)) cluster = putOnFeet(cluster, noun)
      if (!thing) continue
      if (BAGS.has(noun))
        cluster = putOnBack(cluster, singleFigureCluster(thing.draw({ seed, detail: 0 }), thing.height))
      if (!(HATS.has(noun) || EYEWEAR.has(noun) || NECKWEAR.has(noun))) continue
      const part = putOnClothes(cluster.parts[0]!, noun, thing.draw({ seed, detail: 0 }))
      if (part) cluster = { ...cluster, parts: [...cluster.parts, part] }
    }
  return cluster
}
