import type { Box, Shape } from '../drawing.ts'
import { seedOf } from '../geometry/random.ts'
import type { Reason } from '../gate/gate.ts'
import { frameShapes } from '../page/frame.ts'
import { paperFor, type Paper } from '../page/paper.ts'
import type { Page } from '../page/to-svg.ts'
import type { Scene } from '../scene.ts'
import { diceOf, type Dice } from '../scenery/dice.ts'
import { settingOf } from '../scenery/places.ts'
import { drawScenery } from '../scenery/scenery.ts'
import { lookOf } from '../style/look.ts'
import { BORDER, magicBorder } from '../style/magic.ts'
import { banner } from './banner.ts'
import { castOf, type Casting } from './cast.ts'
import { findingsOf, type Layout } from './checks.ts'
import { facesOf } from './cluster.ts'
import { decorate } from './feast.ts'
import { layoutOf } from './layout.ts'
import { composeMandala } from './mandala-page.ts'
import { paintCluster, type Stroke } from './paint.ts'
import { placeFor } from './place-for.ts'
import { stageUnits } from './staging.ts'
import { unitsOf, type Unit } from './units.ts'
import { ripples } from './water.ts'
import { enchanted } from './enchanted.ts'

export interface Composition {
  page: Page
  layout: Layout
  findings: Reason[]
  place: string
  /** Never to be patterned or hatched. */
  faces: Box[]
  /** Nouns of the wish nobody can draw yet. */
  undrawn: string[]
}

/** From a scene to a page: who, where, how large, before which scenery. Same scene and casting, same page. */
export function compose(
  scene: Scene,
  casting: Casting,
  look = lookOf(scene.style, scene.difficulty),
): Composition {
  if (scene.wish.mandala) return composeMandala(scene, casting, look)
  const sheet = paperFor(scene.orientation)
  const title = banner(scene.banner ?? '', sheet.frame)
  const room = { ...sheet, frame: title.below }
  const paper = look.magic && scene.frame ? { ...room, frame: inset(room.frame, BORDER) } : room
  const dice = diceOf(seedOf(scene.seed, 'layout'))
  const { actors, undrawn } = castOf(scene.wish, casting)
  const place = placeFor(scene.wish, actors, casting)
  const setting = settingOf(place)
  const units = unitsOf(actors, {
    floating: setting.floating ?? false,
    water: setting.waterline !== undefined,
  })
  const placed = stageUnits(units, {
    paper,
    look,
    scene,
    casting,
    dice,
    near: setting.near,
    floating: setting.floating ?? false,
    waterline: setting.waterline,
  })
  const boxes = placed.map((one) => one.box)
  const faces = placed.flatMap((one) => facesOf(one.cluster))
  const scenery = drawScenery({
    place,
    seed: scene.seed,
    detail: look.scenery,
    sparse: look.sparse,
    frame: paper.frame,
    time: scene.wish.time,
    weather: scene.wish.weather,
    season: scene.wish.season,
    figures: boxes,
    faces,
  })
  const strokes: Stroke[] = placed.flatMap((one) => [
    ...paintCluster(one, paper.frame),
    ...(one.cluster.rest === 'water' ? [{ shapes: ripples(one, dice) }] : []),
  ])
  const feast = decorate(scene.wish.feast, {
    frame: paper.frame,
    taken: boxes,
    detail: look.scenery,
    seed: scene.seed,
    casting,
    dice,
  })
  const front = [
    ...scenery.front
      .filter((item) => feast.front.length === 0 || item.box.w < 60)
      .flatMap((item) => item.shapes),
    ...feast.front,
  ]
  const layout = layoutOf(paper, placed, strokes, front, actors)
  const shapes: Shape[] = [
    ...scenery.back,
    ...(look.magic
      ? enchanted(paper.frame, boxes, [...scenery.heroes, ...scenery.aloft], {
          dice,
          difficulty: scene.difficulty,
          sparse: look.sparse,
        })
      : []),
    ...feast.back,
    ...strokes.flatMap((stroke) => stroke.shapes),
    ...front,
    ...frameShapes(paper, scene.frame),
    ...(paper === room ? [] : border(room, dice, look.sparse > 0)),
    ...title.shapes,
  ]
  return {
    page: { paper: sheet, pen: look.pen, shapes },
    layout,
    findings: findingsOf(layout, paper.frame, passengers(units), scene.style),
    place,
    faces: title.box ? [...faces, title.box] : faces,
    undrawn,
  }
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
})

/** The magic border outside the picture's own frame, closed by a second line. */
function border(sheet: Paper, dice: Dice, plain: boolean): Shape[] {
  const { x, y, w, h } = sheet.frame
  const line: Shape = {
    d: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
    fill: 'none',
    stroke: 1.3,
    level: 0,
  }
  return [line, ...magicBorder(sheet, dice, plain)]
}

/** Figures of the wish that sit in or on another one. */
function passengers(units: readonly Unit[]): Set<number> {
  const inside = new Set<number>()
  const visit = (unit: Unit) => {
    for (const { unit: inner, how } of unit.joined) {
      if (how === 'drive' || how === 'inside' || how === 'self-held') inside.add(inner.actor.index)
      if (how === 'mount' || how === 'drive' || how === 'atop' || how === 'beneath')
        inside.add(unit.actor.index)
      visit(inner)
    }
  }
  for (const unit of units) visit(unit)
  return inside
}
