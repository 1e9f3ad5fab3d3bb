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
import { lookOf, type Look } from '../style/look.ts'
import { BORDER, magicAir, magicBorder } from '../style/magic.ts'
import { arrange, type Placed, type Stage } from './arrange.ts'
import { build } from './build.ts'
import { castOf, type Actor, type Casting } from './cast.ts'
import { findingsOf, type Layout, type Seen } from './checks.ts'
import { facesOf, partBox } from './cluster.ts'
import { decorate } from './feast.ts'
import { composeMandala } from './mandala-page.ts'
import { createMask } from './mask.ts'
import { paintCluster, type Stroke } from './paint.ts'
import { placeFor } from './place-for.ts'
import { unitsOf, type Unit } from './units.ts'
import { ripples } from './water.ts'

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
export function compose(scene: Scene, casting: Casting): Composition {
  if (scene.wish.mandala) return composeMandala(scene, casting)
  const sheet = paperFor(scene.orientation)
  const look = lookOf(scene.style, scene.difficulty)
  const paper = look.magic && scene.frame ? { ...sheet, frame: inset(sheet.frame, BORDER) } : sheet
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
      ? magicAir(
          paper.frame,
          [...boxes, ...scenery.heroes, ...scenery.aloft],
          dice,
          SPARKLES[scene.difficulty],
        )
      : []),
    ...feast.back,
    ...strokes.flatMap((stroke) => stroke.shapes),
    ...front,
    ...frameShapes(paper, scene.frame),
    ...(paper === sheet ? [] : border(sheet, dice)),
  ]
  return {
    page: { paper: sheet, pen: look.pen, shapes },
    layout,
    findings: findingsOf(layout, paper.frame, passengers(units)),
    place,
    faces,
    undrawn,
  }
}

const SPARKLES = { easy: 9, medium: 16, hard: 24 }

const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
})

/** The magic border outside the picture's own frame, closed by a second line. */
function border(sheet: Paper, dice: Dice): Shape[] {
  const { x, y, w, h } = sheet.frame
  const line: Shape = {
    d: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
    fill: 'none',
    stroke: 1.3,
    level: 0,
  }
  return [line, ...magicBorder(sheet, dice)]
}

interface StageOptions {
  paper: Paper
  look: Look
  scene: Scene
  casting: Casting
  dice: Dice
  near: number
  floating: boolean
  waterline?: number
}

function stageUnits(units: readonly Unit[], options: StageOptions): Placed[] {
  const { paper, look, scene, casting, dice } = options
  const order = orderOf(units, dice)
  const clusters = units.map((unit, i) =>
    build(unit, {
      seed: scene.seed,
      detail: i === 0 ? look.figures : look.figures,
      facing: facingOf(i, order, units, dice),
      casting,
    }),
  )
  const stage: Stage = {
    frame: paper.frame,
    near: options.near,
    waterline: options.waterline,
    floating: options.floating,
    boldness: look.boldness,
  }
  return arrange(clusters, order, stage, dice)
}

/** Who stands left of whom: main figure in the middle of three or more, left or right of one other. */
function orderOf(units: readonly Unit[], dice: Dice): number[] {
  const others = units.map((_, i) => i).slice(1)
  if (others.length === 0) return units.length === 0 ? [] : [0]
  const chased = units.findIndex((unit) => unit.hint === 'chasing')
  if (chased === 0) return [0, ...others]
  const middle = others.length === 1 ? (dice.chance(0.5) ? 0 : 1) : Math.floor(others.length / 2)
  return [...others.slice(0, middle), 0, ...others.slice(middle)]
}

/** They look at each other; whoever is alone looks where the seed says. */
function facingOf(
  unit: number,
  order: readonly number[],
  units: readonly Unit[],
  dice: Dice,
): 'left' | 'right' {
  const chance = dice.chance(0.5)
  if (order.length === 1) return chance ? 'left' : 'right'
  if (units.some(({ hint }) => hint === 'chasing')) return 'right'
  const at = order.indexOf(unit)
  if (unit !== 0) return at < order.indexOf(0) ? 'right' : 'left'
  return at === 0 ? 'right' : at === order.length - 1 ? 'left' : chance ? 'left' : 'right'
}

/** Figures of the wish that sit in or on another one. */
function passengers(units: readonly Unit[]): Set<number> {
  const inside = new Set<number>()
  const visit = (unit: Unit) => {
    for (const { unit: inner, how } of unit.joined) {
      if (how === 'drive' || how === 'inside' || how === 'self-held') inside.add(inner.actor.index)
      if (how === 'mount' || how === 'drive' || how === 'atop') inside.add(unit.actor.index)
      visit(inner)
    }
  }
  for (const unit of units) visit(unit)
  return inside
}

function layoutOf(
  paper: Paper,
  placed: readonly Placed[],
  strokes: readonly Stroke[],
  front: readonly Shape[],
  actors: readonly Actor[],
): Layout {
  const mask = createMask(paper)
  for (const { shapes, wished } of strokes)
    mask.paint(shapes, wished === undefined || wished < 0 ? 100 : wished + 1)
  mask.paint(front, 101)
  const parts = placed.flatMap((one) => one.cluster.parts)
  const figures: Seen[] = []
  for (const actor of actors) {
    const boxes = parts.filter((part) => part.wished === actor.index).map(partBox)
    const { painted, left } = mask.seen(actor.index + 1)
    // A thing its holder draws itself is part of the holder.
    if (boxes.length === 0 && painted === 0) continue
    figures.push({
      wished: actor.index,
      noun: actor.wished.noun,
      boxes,
      visible: painted ? left / painted : 0,
    })
  }
  const main = placed.find((one) => one.cluster.parts.some((part) => part.wished === actors[0]?.index))
  const share = main ? (main.box.w * main.box.h) / (paper.frame.w * paper.frame.h) : 0
  return { figures, mainShare: Math.round(share * 1000) / 1000 }
}
