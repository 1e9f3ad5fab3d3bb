import type { Knot } from '../../../geometry/path.ts'
import { oval, scallop, smooth, times } from '../../canvas/outlines.ts'
import { thing } from '../../canvas/thing-text.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import { furnish, hung, main, standing, type Piece } from '../../furnish.ts'
import { hill, OVERHANG, pond as drawPond, spread, trees, waves } from '../../ground.ts'
import type { Setting } from '../../setting.ts'
import { drawOpenWater, lilyPad } from '../water/open-water.ts'
import { sky } from '../../sky.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { HALL_THINGS } from '../../things/furnishing/hall-things.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { LEISURE_THINGS } from '../../things/furnishing/leisure-things.ts'
import { SHORE_THINGS } from '../../things/ground/shore-things.ts'
import { peak } from '../../things/ground/stones.ts'
import { GROWTH } from '../../things/plants/growth.ts'
import { TREES } from '../../things/plants/trees.ts'
import { stage } from '../built/circus.ts'
import { space } from '../sky/space.ts'
import { underwater } from '../water/underwater.ts'
import { forest } from './forest.ts'
import { cave } from './haunted-house-and-cave.ts'

/** A setting with more things in it; they stand on its ground at the given share of the height. */
const furnished = (base: Setting, floor: number, pieces: readonly Piece[]): Setting => ({
  ...base,
  pieces,
  draw(canvas) {
    const drawn = base.draw(canvas)
    const taken = canvas.items.filter(({ landmark }) => landmark).map(({ box }) => box)
    furnish(canvas, pieces, { floor: canvas.Y(floor), taken })
    return drawn
  },
})

const cattails = thing(
  'reed',
  'path -20,0 -24,-90; rect -30,-134 12,46 6; path 4,0 4,-110; rect -2,-158 12,50 6; path 26,0 32,-76; rect 26,-116 12,42 6; curve -40,0! -62,-60 -58,-110! -44,-56; curve 44,0! 58,-50 64,-96! 48,-40',
)
const swimmingDuck = thing(
  'duck',
  'curve -50,-20 -40,-44 -10,-40 4,-48 6,-74 24,-84 42,-72 40,-54 36,-30 20,-8 -20,-4 -46,-12; curve -30,-26 -6,-32 6,-24 -8,-12 -26,-14; poly 40,-70 60,-64 40,-58; dot 28,-70 3; line -60,0 0,6 60,0',
)
const treeHouse = thing(
  'treehouse',
  `curve -24,0! -20,-100 -26,-170! 26,-170! 20,-100 26,0! 44,10 -44,10; puff -120,-160 -140,-210 -110,-262 -50,-290 20,-296 84,-276 128,-226 116,-168 60,-150 -60,-150; rect -84,-130 168,12 3; rect -66,-208 132,78 2; poly -82,-204 0,-254 82,-204; rect -16,-186 36,56 3; rect -52,-186 26,26 2; path -39,-186 -39,-160;
   path -78,-118 -24,-70; path 78,-118 24,-70; path 50,-118 50,0; path 76,-118 76,0; 6*0,18 path 50,-104 76,-104; 4*36,0 rect -80,-152 6,22`,
)
const mast = thing(
  'mast',
  'rect -6,-280 12,280 2; rect -90,-262 180,8 3; curve -82,-254! 82,-254! 72,-200 86,-140! 0,-124 -86,-140! -72,-200; rect -92,-142 184,8 3; path 0,-254 0,-130; poly 6,-280 50,-268 6,-256; rect -30,-12 60,12 3',
)
const steeringWheel = thing(
  'steering-wheel',
  'rect -10,-60 20,60 3; rect -28,-8 56,8 3; oval 0,-86 42; oval 0,-86 32; path 0,-142 0,-30; path -56,-86 56,-86; path -40,-126 40,-46; path 40,-126 -40,-46; oval 0,-86 10',
)
const barrel = thing(
  'barrel',
  'curve -34,0! -46,-50 -34,-100! 34,-100! 46,-50 34,0!; path -40,-74 40,-74; path -42,-28 42,-28; oval 0,-100 34,8',
)
const shipRail = thing('ship', 'rect -420,-70 840,12 3; 20*44,0 rect -418,-60 10,60 3; rect -420,-8 840,10 2')
const alienPlant = thing(
  'plant',
  'curve -10,0! -14,-60 10,-90 -4,-130! 4,-130! 22,-90 2,-60 10,0!; oval 0,-148 26; oval 0,-148 12; curve -6,-50! -50,-70 -52,-100! -20,-84; oval -56,-108 14; curve 6,-70! 40,-84 44,-110! 18,-100; oval 48,-118 12',
)
const ringedPlanet = thing(
  'ringed-planet',
  'oval 0,-60 46; line -40,-44 0,-34 42,-48; line -44,-72 0,-62 44,-76; curve -84,-34 -20,-42 70,-84 88,-92 60,-58 0,-26 -60,-20',
)
const iceberg = thing(
  'iceberg',
  'poly -80,0 -64,-60 -34,-82 -10,-140 22,-96 48,-110 74,-40 90,0; path -34,-82 -20,-30; path -10,-140 4,-60 -8,-20; path 48,-110 40,-50',
)
const bigCoral = thing(
  'coral',
  'curve -16,0! -18,-60 -60,-74 -64,-124! -48,-128! -40,-92 -16,-84! -10,-160! 10,-160! 12,-92! 34,-100 40,-142! 56,-140! 54,-92 16,-66 18,0!; 1> oval -40,-90 5; 1> oval 0,-130 5; 1> oval 40,-110 5; 1> oval 0,-40 5',
)
const fanCoral = thing(
  'coral',
  'curve -8,0! -10,-30 -70,-60 -72,-110 -40,-150 0,-158 40,-150 72,-110 70,-60 10,-30 8,0!; line 0,-30 0,-90 0,-140; line 0,-50 -30,-90 -44,-120; line 0,-50 30,-90 44,-120; line -18,-74 -48,-84; line 18,-74 48,-84',
)

export const treehouse = furnished(forest, 0.74, [main(standing(treeHouse, 700))])
export const dragonCave = furnished({ ...cave, framing: [] }, 0.74, [
  main(standing(HALL_THINGS.goldHeap, 200)),
  main(standing(HOME_THINGS.trunk, 170)),
  standing(HALL_THINGS.crystalCluster, 230),
])
export const coralReef = furnished(underwater, 0.84, [
  main(standing(bigCoral, 330)),
  main(standing(fanCoral, 290)),
  standing(bigCoral, 250),
  standing(GROWTH.coral, 220),
])
export const planet = furnished(space({ afloat: false }), 0.74, [
  main(standing(alienPlant, 330)),
  main(hung(ringedPlanet, 210)),
  standing(alienPlant, 250),
])
export const theatre: Setting = {
  ...stage,
  draw(canvas) {
    const drawn = stage.draw(canvas)
    canvas.add('fore', LEISURE_THINGS.seatRows, 0.5, canvas.bottom + 8, 130, { grow: false, object: false })
    return drawn
  },
}

export const pond: Setting = {
  groundStart: 0.66,
  framing: ['branch', 'tree'],
  waterline: 0.8,
  draw(canvas) {
    sky(canvas)
    if (canvas.immersed) return drawOpenWater(canvas, ['willow', 'round', 'birch'])
    const far = hill(canvas, 'far', 0.52, 0.02, { growth: ['bush', 'tuft'] })
    trees(
      canvas,
      'far',
      far,
      spread(0, 1, canvas.countAcross(canvas.byDetail(3, 5, 7))),
      ['willow', 'round', 'birch'],
      200,
    )
    const near = hill(canvas, 'mid', 0.6, 0.015, { growth: ['tuft', 'flower'] })
    drawPond(canvas, 'mid', 0.5, 0.78, 0.46)
    furnish(canvas, [main(standing(cattails, 300)), main(standing(cattails, 260))], { floor: canvas.Y(0.72) })
    for (const [u, v] of [
      [0.2, 0.8],
      [0.78, 0.76],
      [0.62, 0.84],
    ].slice(0, canvas.byDetail(2, 3, 3)) as [number, number][])
      canvas.add('near', lilyPad, canvas.inLayout(u), canvas.Y(v), 70, {
        of: 'water-lily',
        deco: true,
        loose: true,
        grow: false,
      })
    canvas.add('near', swimmingDuck, canvas.inLayout(0.3), canvas.Y(0.74), 90, {
      deco: true,
      loose: true,
      grow: false,
    })
    return { ground: near, foreground: { things: ['reed', 'tuft', 'flower'] } }
  },
}

/** Waves all around; the figures stand on the sand. */
export const island: Setting = {
  groundStart: 0.74,
  soil: 'sand',
  draw(canvas) {
    sky(canvas, { birds: ['gull'], travellers: [] })
    hill(canvas, 'far', 0.5, 0, { flat: true })
    canvas.add('far', SHORE_THINGS.boat, canvas.inLayout(0.85), canvas.Y(0.54), 110, { deco: true })
    const rows = canvas.byDetail(2, 3, 4)
    times(rows, (i) =>
      waves(
        canvas,
        'far',
        0.56 + (i * 0.2) / rows,
        canvas.byDetail(26, 18, 15),
        canvas.byDetail(190, 130, 110),
      ),
    )
    canvas.addShape(
      'mid',
      oval(canvas.X(0.5), canvas.Y(0.94), canvas.frame.w * 0.56, canvas.frame.h * 0.23),
      { of: 'sand' },
    )
    furnish(
      canvas,
      [main(standing(TREES.palm, 620)), main(standing(SHORE_THINGS.chest, 150)), standing(TREES.palm, 460)],
      {
        floor: canvas.Y(0.78),
      },
    )
    waves(canvas, 'near', 0.965, 16, canvas.byDetail(190, 130, 110))
    return {
      ground: () => canvas.Y(0.74),
      foreground: { things: ['shell', 'starfish'], count: 2, size: 70, bare: true },
    }
  },
}

export const arctic: Setting = {
  groundStart: 0.7,
  soil: 'snow',
  season: 'winter',
  framing: [],
  draw(canvas) {
    sky(canvas, { travellers: [] })
    for (const [u, h] of [
      [0.12, 230],
      [0.5, 170],
      [0.86, 260],
    ] as const)
      canvas.add('far', peak({ snow: true }), u, canvas.Y(0.53), h, { grow: false })
    hill(canvas, 'far', 0.52, 0, { flat: true })
    waves(canvas, 'far', 0.55, 14, canvas.byDetail(190, 130, 110))
    canvas.add('far', iceberg, canvas.inLayout(0.2), canvas.Y(0.6), 190, { grow: false })
    const near = hill(canvas, 'mid', 0.63, 0.012)
    const icebergs = [260, ...canvas.byDetail<number[]>([], [], [150, 110])].map((size) =>
      standing(iceberg, size),
    )
    const igloos = [main(standing(LITTLE_HOMES.igloo, 300)), standing(LITTLE_HOMES.igloo, 220)]
    furnish(canvas, [...igloos, ...icebergs], { floor: canvas.Y(0.68) })
    floes(canvas)
    return { ground: near, foreground: { things: ['stone'], count: canvas.byDetail(1, 2, 3), bare: true } }
  },
}

const HOLES = [[0.22, 0.8, 0.13], [0.8, 0.86, 0.15], [0.52, 0.95, 0.09], [0.07, 0.93, 0.08], [0.93, 0.96, 0.07], [0.3, 0.9, 0.07], [0.68, 0.78, 0.06], [0.1, 0.72, 0.06], [0.9, 0.74, 0.07]] as const // prettier-ignore

/** Holes in the ice, many on pages with more detail. */
function floes(canvas: SceneryCanvas): void {
  for (const [u, v, w] of HOLES.slice(0, canvas.byDetail(2, 3, 9))) {
    const [x, y, r] = [canvas.X(canvas.inLayout(u)), canvas.Y(v), w * canvas.frame.w]
    canvas.addShape(
      'mid',
      smooth([
        [x - r, y, 1],
        [x - r * 0.4, y - r * 0.24, 1],
        [x + r * 0.6, y - r * 0.2, 1],
        [x + r, y + r * 0.06, 1],
        [x + r * 0.3, y + r * 0.26, 1],
        [x - r * 0.5, y + r * 0.22, 1],
      ]),
      { of: 'water' },
    )
  }
}

/** On top of the clouds. */
export const clouds: Setting = {
  groundStart: 0.74,
  soil: 'none',
  draw(canvas) {
    const { frame, rng } = canvas
    sky(canvas, { low: 0.5, travellers: ['plane'] })
    for (const [row, v] of [0.56, 0.66, 0.76].entries()) {
      const count = canvas.countAcross(canvas.byDetail(3, 4, 5)) + (row % 2)
      const tops = times(count + 1, (i): Knot => [
        frame.x - 60 + ((frame.w + 120) * i) / count,
        canvas.Y(v + rng.range(-0.02, 0.02)),
        i === count ? 1 : 0,
      ])
      canvas.addShape(
        'mid',
        scallop(
          [
            ...tops,
            [canvas.right + 70, canvas.bottom + OVERHANG, 1],
            [frame.x - 70, canvas.bottom + OVERHANG, 1],
          ],
          0.5,
        ),
        { of: 'cloud' },
      )
    }
    return { ground: () => canvas.Y(0.78), foreground: { things: [], count: 0, bare: true } }
  },
}

/** On the deck of a ship. */
export const shipDeck: Setting = {
  groundStart: 0.72,
  soil: 'none',
  framing: [],
  draw(canvas) {
    sky(canvas, { birds: ['gull'], travellers: [] })
    hill(canvas, 'far', 0.52, 0, { flat: true })
    for (const v of [0.56, 0.6])
      waves(canvas, 'far', v, canvas.byDetail(26, 18, 15), canvas.byDetail(190, 120, 96))
    canvas.add('mid', shipRail, 0.5, canvas.Y(0.685), 170, { grow: false, object: false })
    hill(canvas, 'mid', 0.68, 0, { flat: true })
    for (const v of [0.74, 0.81, 0.89].slice(0, canvas.byDetail(0, 3, 3)))
      canvas.addShape(
        'mid',
        smooth([
          [frame(canvas).left, canvas.Y(v), 1],
          [frame(canvas).right, canvas.Y(v), 1],
          [frame(canvas).right, canvas.Y(v) + 3, 1],
          [frame(canvas).left, canvas.Y(v) + 3, 1],
        ]),
        { width: 0.5 },
      )
    furnish(canvas, [main(standing(mast, 760)), main(standing(steeringWheel, 300)), standing(barrel, 190)], {
      floor: canvas.Y(0.7),
    })
    return { ground: () => canvas.Y(0.7), foreground: { things: [], count: 0, bare: true } }
  },
}
const frame = ({ frame: { x }, right }: SceneryCanvas) => ({ left: x - OVERHANG, right: right + OVERHANG })
