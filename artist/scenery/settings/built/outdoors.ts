import { hill, OVERHANG, spread, trees } from '../../ground.ts'
import { rect, stick, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Foreground } from '../../foreground.ts'
import type { Thing } from '../../canvas/thing.ts'
import { furnish, type Piece } from '../../furnish.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'
import type { Tree } from '../../things/plants/trees.ts'

interface OutdoorPlan extends Pick<Setting, 'framing' | 'time' | 'season' | 'weather'> {
  /** What is far behind. */
  back: 'trees' | 'firs' | 'houses' | 'hills'
  ground: 'grass' | 'paving' | 'road' | 'ice'
  /** Most important first. */
  pieces: readonly Piece[]
  /** Things across the whole width with their height; `v` is their foot as a share of the frame's height. */
  strips?: readonly { thing: Thing; height: number; v: number }[]
  foreground?: Partial<Foreground>
}

const GROUND = 0.68
const BACK_TREES: Record<'trees' | 'firs', readonly Tree[]> = {
  trees: ['round', 'cloudy', 'birch', 'poplar'],
  firs: ['fir'],
}
const HOUSES = [TOWN_HOUSES.stepped, TOWN_HOUSES.timber, COUNTRY_HOUSES.gable, TOWN_HOUSES.shop]

/** Outdoors: sky, background, ground, and things that identify the place. */
export const outdoors = ({
  back,
  ground,
  pieces,
  strips = [],
  foreground,
  ...setting
}: OutdoorPlan): Setting => ({
  groundStart: 0.72,
  soil: ground === 'grass' ? 'grass' : 'none',
  pieces,
  ...setting,
  draw(canvas) {
    sky(canvas, { travellers: ['kite', 'plane'] })
    drawBackground(canvas, back)
    const near = drawGround(canvas, ground)
    furnish(canvas, pieces, { floor: canvas.Y(GROUND) })
    for (const { thing, height, v } of strips)
      canvas.add('near', thing, 0.5, canvas.Y(v), height, { grow: false, object: false })
    const usual: Foreground =
      ground === 'grass'
        ? { things: ['tuft', 'flower', 'daisy'] }
        : {
            things: ground === 'paving' ? [FLOOR_THINGS.pot] : [],
            count: ground === 'paving' ? 2 : 0,
            bare: true,
          }
    return { ground: near, foreground: { ...usual, ...foreground } }
  },
})

function drawBackground(canvas: SceneryCanvas, back: OutdoorPlan['back']): void {
  const { rng } = canvas
  const far = hill(canvas, 'far', 0.52, back === 'hills' ? 0.04 : 0.015, { growth: ['bush'] })
  if (back === 'hills') return
  if (back !== 'houses')
    return trees(
      canvas,
      'far',
      far,
      spread(0, 1, canvas.countAcross(canvas.byDetail(3, 6, 8))),
      BACK_TREES[back],
      220,
      { sink: 40 },
    )
  const count = canvas.countAcross(canvas.byDetail(3, 4, 5))
  const houses = rng.shuffle(HOUSES)
  times(count, (i) =>
    canvas.add('far', houses[i % houses.length]!, (i + 0.5) / count, canvas.Y(GROUND), rng.range(260, 330), {
      grow: false,
      fixed: true,
    }),
  )
}

function drawGround(canvas: SceneryCanvas, kind: OutdoorPlan['ground']): (x: number) => number {
  if (kind === 'grass') return hill(canvas, 'mid', GROUND - 0.02, 0.01)
  const { frame } = canvas
  const left = frame.x - OVERHANG
  const wide = frame.w + 2 * OVERHANG
  const line = (v: number) =>
    canvas.addShape('mid', stick(left, canvas.Y(v), left + wide, canvas.Y(v)), { width: 0.7 })
  canvas.addShape('mid', rect(left, canvas.Y(GROUND - 0.02), wide, frame.h), { of: 'ground' })
  if (kind === 'road') {
    canvas.addShape('mid', rect(left, canvas.Y(GROUND + 0.06), wide, frame.h), { of: 'ground' })
    line(GROUND + 0.07)
  }
  if (kind === 'paving' && canvas.thingDetail) {
    for (const v of canvas.byDetail([], [0.82], [0.73, 0.81, 0.92])) line(v)
    for (const u of spread(-0.3, 1.3, canvas.countAcross(canvas.byDetail(5, 4, 9))))
      canvas.addShape(
        'mid',
        stick(
          canvas.X(0.5 + (u - 0.5) * 0.8),
          canvas.Y(GROUND - 0.02),
          canvas.X(0.5 + (u - 0.5) * 1.7),
          canvas.bottom + OVERHANG,
        ),
        {
          width: 0.7,
        },
      )
  }
  return () => canvas.Y(GROUND)
}
