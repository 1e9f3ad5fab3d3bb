import type { Box } from '../drawing.ts'
import type { Wish } from '../wish.ts'
import { findDrawableFigures, type DrawableFigure, type FigureFinder } from './figures/drawable-figures.ts'
import { poseFor } from './figures/similar-poses.ts'
import { createUnits } from './joining/create-units.ts'
import { settingOf } from '../scenery/setting-of-place.ts'
import { chooseSetting } from './setting/choose-setting.ts'
import type { JointKind, Unit } from './joining/unit.ts'

/** What a page shows: as planned before it is drawn, or as it was drawn. Outcomes and titles are derived from it. */
export interface Picture {
  figures: readonly ShownFigure[]
  /** The setting, as the id of a place. */
  place: string
  /** What the shapes of the page show; undefined before it is drawn. */
  labels?: ReadonlySet<string>
  /** The landmark that identifies the setting is covered by figures. */
  isPlaceHidden?: boolean
}

/** A figure of the wish on the page. */
export interface ShownFigure extends DrawableFigure {
  /** The pose it is drawn in. */
  shownPose?: string
  /** The figures it is joined to, by their index in the wish. */
  joints: readonly FigureJoint[]
  /** The number of copies on the page. */
  copies: number
  /** Where they are on the page; undefined before it is drawn. */
  boxes?: readonly Box[]
}

export interface FigureJoint {
  to: number
  how: JointKind
}

/** What the page of a wish will show, without drawing it. */
export function planPicture(wish: Wish, finder: FigureFinder): Picture {
  const { drawables } = findDrawableFigures(wish, finder)
  if (wish.mandala) return planMandala(drawables)
  const place = chooseSetting(wish, drawables, finder)
  return { place, figures: plannedFigures(drawables, unitsOf(drawables, place, wish)) }
}

/** The middle of a mandala has room for the main figure and what is joined to it. */
export const mandalaUnit = (drawables: readonly DrawableFigure[]): Unit | undefined =>
  createUnits(drawables.slice(0, 2), { floating: false, water: false })[0]

export function planMandala(drawables: readonly DrawableFigure[]): Picture {
  const main = mandalaUnit(drawables)
  const inside = main ? [main.drawable, ...main.joined.map(({ unit }) => unit.drawable)] : []
  return { place: MANDALA, figures: plannedFigures(inside, main ? [main] : []) }
}

/** The setting of a mandala. */
export const MANDALA = 'mandala'

function plannedFigures(drawables: readonly DrawableFigure[], units: readonly Unit[]): ShownFigure[] {
  const joints = jointsOf(units)
  return drawables.map((drawable) => ({
    ...drawable,
    shownPose: poseFor(drawable.maker, drawable.pose),
    joints: joints.get(drawable.index) ?? [],
    copies: drawable.wished.count,
  }))
}

/** The units of the figures at a place. */
export function unitsOf(
  drawables: readonly DrawableFigure[],
  place: string,
  { inWater = false }: Pick<Wish, 'inWater'> = {},
): Unit[] {
  const { floating = false, waterline } = settingOf(place)
  const noShore = place === 'open-sea'
  return createUnits(drawables, { floating, water: waterline !== undefined, inWater, noShore })
}

/** The joints of each figure, from both sides. */
export function jointsOf(units: readonly Unit[]): Map<number, FigureJoint[]> {
  const joints = new Map<number, FigureJoint[]>()
  const add = (from: number, to: number, how: JointKind) =>
    joints.set(from, [...(joints.get(from) ?? []), { to, how }])
  const visit = ({ drawable, joined, helpers = [] }: Unit) => {
    for (const { unit, how } of joined) {
      if (how === 'contact' || how === 'watch' || how === 'tug')
        for (const helper of helpers) add(helper.drawable.index, unit.drawable.index, how)
      // A contact with a rider also joins the mount, and pushing a child also joins its swing.
      if (how === 'contact')
        for (const rider of unit.joined)
          if (rider.how === 'mount' || rider.how === 'drawn-by-outer')
            add(drawable.index, rider.unit.drawable.index, how)
      // A rider chases together with the mount.
      if (how === 'chase')
        for (const rider of joined)
          if (rider.how === 'mount') add(rider.unit.drawable.index, unit.drawable.index, how)
      add(drawable.index, unit.drawable.index, how)
      add(unit.drawable.index, drawable.index, how)
      visit(unit)
    }
  }
  for (const unit of units) visit(unit)
  return joints
}
