import { curve, stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { frame } from '../../../geometry/vector.ts'
import type { ThingPen, Thing } from './thing.ts'

/** Things that are also places: they are figures if the wish names nothing else. */
const windmill: Thing = {
  height: 14,
  draw(pen) {
    pen.shape('-62,-40! 62,-40! 84,150! -84,150!', {
      lines: pen.fine('-70,40 -40,46', '30,10 62,14', '-66,100 -30,104', '34,110 76,114', '20,70 60,74'),
    })
    pen.shape('-74,-36! -50,-84 0,-106 50,-84 74,-36!', { lines: pen.lines('-60,-56 0,-62 60,-56') })
    pen.shape('-24,150! -24,104 0,86 24,104 24,150!', { marks: pen.dots('14,124,4') })
    pen.circle(0, 30, 19, 19, { lines: pen.lines('0,10 0,50', '-20,30 20,30') })
    pen.box(-92, 146, 184, 16, 6)
    for (const turn of [20, 110, 200, 290]) sail(pen, turn)
    pen.circle(0, -50, 13)
    pen.anchor('window', 0, 30)
  },
}

function sail(pen: ThingPen, turn: number): void {
  const at = frame([0, -50], turn)
  pen.put(curve('-5,0! 5,0! 5,-150! -5,-150!', at))
  const across = [-62, -88, -114].map((y) => stroke(`0,${y} 44,${y}`, at))
  pen.put(curve('5,-34! 42,-34! 42,-146! 5,-146!', at), {
    lines: pen.detail > 0 ? [...across, stroke('23,-30 23,-150', at)] : [],
  })
}

const treehouse: Thing = {
  height: 6,
  draw(pen) {
    pen.shape(
      '-96,-70 -120,-120 -84,-164 -36,-170 0,-196 48,-176 96,-168 124,-124 104,-76 120,-30 60,-10 -64,-12 -118,-30',
    )
    pen.shape('-26,-30! 26,-30! 24,60 30,130 52,176! -50,176! -30,130 -24,60', {
      lines: pen.lines('-8,0 -6,60 -14,140', '10,20 8,80 16,150'),
    })
    pen.shape('-96,40! 96,40! 96,56! -96,56!')
    for (const side of [-1, 1]) pen.bar(side * 70, 58, side * 22, 104, 6)
    pen.shape('-78,-46! 78,-46! 78,40! -78,40!', { lines: pen.lines('-78,-18 78,-18', '-78,10 78,10') })
    pen.shape('-98,-40! 0,-106! 98,-40! 84,-32! 0,-86! -84,-32!')
    pen.shape('-24,40! -24,2 0,-12 24,2 24,40!')
    for (const side of [-1, 1])
      pen.box(side * 52 - 13, -22, 26, 28, 4, { lines: pen.lines(`${side * 52},-24 ${side * 52},8`) })
    // The ladder is at the door.
    for (const x of [52, 84]) pen.bar(x, 52, x + 10, 172, 4.5)
    for (const y of [74, 98, 122, 146]) pen.bar(56 + (y - 52) * 0.08, y, 92 + (y - 52) * 0.06, y, 4)
    pen.shape('-92,52 -80,66 -92,92 -102,66', { lines: [] })
    pen.anchor('window', -52, -8)
    pen.anchor('seat', 0, 38)
  },
}

const aquarium: Thing = {
  height: 0.7,
  draw(pen) {
    pen.box(-140, -92, 280, 190, 10)
    pen.shape('-128,-66 -90,-72 -50,-62 -10,-72 40,-62 84,-72 128,-64 128,86! -128,86!')
    pen.shape('-128,66 -70,54 0,64 70,52 128,62 128,88! -128,88!', {
      lines: pen.fine('-90,72 -84,76', '-30,76 -24,72', '40,74 46,70', '96,74 100,78'),
    })
    for (const [x, h] of [
      [-108, 96],
      [-88, 70],
      [104, 100],
      [86, 66],
    ] as const)
      pen.shape(
        `${x - 7},66! ${x - 12},${66 - h * 0.5} ${x},${66 - h}! ${x + 12},${66 - h * 0.5} ${x + 7},66!`,
      )
    pen.shape('-20,66! -22,30! -8,30! -8,18! 6,18! 6,30! 22,30! 20,66!', {
      marks: pen.marks('-7,66! -7,48 7,48 7,66!'),
    })
    fish(pen, -46, -22, 1.15, 1)
    fish(pen, 56, -34, 0.95, -1)
    fish(pen, 44, 20, 0.8, 1)
    for (const [x, y, r] of [
      [-14, -44, 6],
      [-8, -58, 4],
      [96, -48, 5],
      [0, 0, 5],
    ] as const)
      pen.circle(x, y, r)
    pen.box(-150, -104, 300, 20, 8)
    pen.box(-150, 90, 300, 22, 8)
  },
}

function fish(pen: ThingPen, x: number, y: number, size: number, way: 1 | -1): void {
  const at = (v: readonly [number, number]) => [x + v[0] * size * way, y + v[1] * size] as const
  pen.put(curve('-22,0 -44,-18! -38,0 -44,18!', at))
  pen.put(curve('-28,0 -6,-22 24,-14 36,2 22,16 -6,20', at), {
    lines: pen.detail > 0 ? [stroke('6,-20 0,0 6,18', at)] : [],
    dots: [ellipse(at([22, -4]), 3.6 * size)],
  })
}

const waterfall: Thing = {
  height: 12,
  draw(pen) {
    pen.shape('-150,-110 -120,-146 -70,-132 -44,-108! -44,60! -60,120 -150,126!', {
      lines: pen.lines('-130,-60 -100,-72 -60,-58', '-140,10 -100,-4 -56,10', '-130,70 -96,58 -60,74'),
    })
    pen.shape('150,-100 126,-140 84,-136 44,-108! 44,60! 62,120 150,126!', {
      lines: pen.lines('136,-50 104,-64 58,-48', '142,16 100,2 54,16', '134,76 98,62 60,78'),
    })
    pen.shape('-50,-112! -20,-124 20,-124 50,-112! 54,0 58,104! -58,104! -54,0', {
      lines: pen.lines(
        '-30,-106 -34,0 -30,90',
        '-8,-112 -10,-10 -8,92',
        '14,-112 14,0 16,92',
        '34,-106 38,0 36,90',
      ),
    })
    for (const [x, y, r] of [
      [-62, 104, 24],
      [-28, 112, 26],
      [10, 114, 28],
      [46, 108, 26],
      [72, 112, 18],
    ] as const)
      pen.circle(x, y, r)
    pen.shape('-150,118 -90,110 0,124 90,110 150,118 150,160! -150,160!', {
      lines: pen.lines('-110,136 -80,130 -50,136', '-10,146 20,140 50,146', '80,134 110,130 130,136'),
    })
    for (const [x, y] of [
      [-118, -138],
      [-84, -142],
      [112, -140],
    ] as const)
      pen.shape(
        `${x - 16},${y + 8}! ${x - 18},${y - 18} ${x - 6},${y - 8}! ${x},${y - 28} ${x + 8},${y - 8}! ${x + 20},${y - 16} ${x + 16},${y + 8}!`,
      )
  },
}

const bridge: Thing = {
  height: 3.4,
  draw(pen) {
    pen.shape(
      '-170,120! -170,40 -110,0 0,-24 110,0 170,40 170,120! 112,120! 106,74 60,46 0,38 -60,46 -106,74 -112,120!',
      {
        lines: pen.lines(
          '-150,60 -110,34',
          '-160,96 -118,92',
          '150,60 110,34',
          '160,96 118,92',
          '-60,14 -48,44',
          '60,14 48,44',
          '0,-2 0,36',
        ),
      },
    )
    pen.shape('-176,34! -112,-8 0,-36 112,-8 176,34! 176,20! 112,-24 0,-52 -112,-24 -176,20!')
    pen.anchor('seat', 0, -46)
    pen.inFront()
    for (const [x, y] of [
      [-150, 18],
      [-76, -18],
      [0, -32],
      [76, -18],
      [150, 18],
    ] as const)
      pen.box(x - 6, y - 34, 12, 40, 4)
    pen.shape('-172,-4! -112,-38 0,-66 112,-38 172,-4! 172,-16! 112,-50 0,-78 -112,-50 -172,-16!')
  },
}

export const SIGHTS: Readonly<Record<string, Thing>> = { windmill, treehouse, aquarium, waterfall, bridge }
