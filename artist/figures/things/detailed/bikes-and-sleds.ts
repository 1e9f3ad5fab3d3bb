// Bicycles, motorcycles and sleds.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { star } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

/** Where a rider sits, holds on and puts the foot. */
function ridden(pen: ThingPen, saddle: Vec, handle: Vec, pedal: Vec): void {
  for (const name of ['saddle', 'seat'] as const) pen.anchor(name, ...saddle)
  pen.anchor('handle', ...handle)
  pen.anchor('feet', ...pedal)
}

const bicycle: Thing = {
  height: 1.1,
  facing: 'right',
  poses: ['stand', 'ride'],
  draw(pen) {
    for (const x of [-70, 74]) {
      pen.circle(x, 0, 46)
      pen.circle(x, 0, 36, 36, {
        lines: pen.detail > 0 ? [0, 45, 90, 135].map((a) => spoke(x, 0, 40, a)) : [],
      })
      pen.circle(x, 0, 7)
    }
    for (const [a, b, c, d] of [
      [-70, 0, -34, -70],
      [-34, -70, 6, 6],
      [-70, 0, 6, 6],
      [-30, -62, 50, -66],
      [6, 6, 50, -66],
      [46, -92, 74, 0],
    ] as const)
      pen.bar(a, b, c, d, 5)
    pen.shape('-58,-80 -40,-88 -8,-84 -18,-72 -48,-70')
    pen.bar(46, -92, 70, -100, 4)
    pen.circle(6, 6, 15)
    pen.bar(6, 6, 16, 30, 3.4)
    pen.bar(8, 32, 26, 32, 4)
    pen.circle(56, -84, 8)
    ridden(pen, [-36, -86], [66, -102], [17, 30])
  },
}

const spoke = (x: number, y: number, r: number, degrees: number) => {
  const a = (degrees * Math.PI) / 180
  return stroke(`${x - Math.cos(a) * r},${y - Math.sin(a) * r} ${x + Math.cos(a) * r},${y + Math.sin(a) * r}`)
}

const tricycle: Thing = {
  ...bicycle,
  height: 0.7,
  draw(pen) {
    pen.wheel(-60, 16, 26, 6)
    pen.bar(-60, 10, 36, -40, 6)
    pen.bar(30, -70, 60, 0, 6)
    pen.shape('-50,-50 -30,-58 6,-52 -4,-38 -40,-36')
    pen.bar(-22, -40, -34, -6, 5)
    pen.bar(30, -70, 10, -84, 4.4)
    pen.wheel(62, 4, 38, 8)
    pen.bar(62, 4, 76, 26, 4)
    ridden(pen, [-24, -56], [14, -86], [72, 24])
  },
}

const kickScooter: Thing = {
  ...bicycle,
  height: 1,
  draw(pen) {
    pen.bar(60, -6, 44, -130, 5)
    pen.bar(24, -136, 62, -132, 6)
    pen.shape('-70,-8! -66,-18 40,-18 56,-30 64,-22 50,-4!')
    pen.wheel(-60, 4, 20)
    pen.wheel(66, 4, 20)
    pen.anchor('feet', -10, -18)
    pen.anchor('saddle', -10, -18)
  },
}

const motorcycle: Thing = {
  ...bicycle,
  height: 1.3,
  draw(pen) {
    pen.wheel(-76, 4, 40, 8)
    pen.wheel(84, 4, 40, 8)
    pen.bar(56, -88, 84, 4, 6)
    pen.bar(-90, 14, 10, 18, 6)
    pen.shape('-46,-20 0,-30 36,-22 30,14 -20,18 -50,6', { marks: pen.dots('-16,-6,11 14,-6,9') })
    pen.shape('-108,-60 -80,-66 -20,-60 -10,-44 -60,-40 -104,-46')
    pen.shape('-14,-56 6,-80 44,-82 58,-64 36,-44 0,-40', { marks: pen.marks('8,-60 20,-70 40,-68 30,-54') })
    pen.bar(52, -86, 34, -104, 5)
    pen.circle(68, -70, 12)
    pen.shape('-112,-14 -98,-40 -66,-46 -40,-34 -60,-32 -86,-24')
    ridden(pen, [-56, -62], [34, -106], [4, 16])
  },
}

const quadBike: Thing = {
  ...bicycle,
  height: 1.2,
  draw(pen) {
    for (const x of [-44, 104]) pen.circle(x, 2, 32)
    pen.shape('-70,-10 -30,-44 50,-44 78,-10 44,18 -40,18', { marks: pen.dots('-10,-4,13 22,-4,10') })
    pen.bar(-118, -68, -80, -68, 4)
    pen.bar(-98, -68, -92, -48, 4)
    pen.shape('-84,-66 -74,-84 -20,-82 4,-66 -16,-50 -70,-48')
    pen.shape('-4,-60 14,-90 48,-94 66,-70 46,-48 4,-46', { marks: pen.marks('14,-64 24,-80 44,-80 44,-62') })
    pen.bar(40, -90, 28, -118, 5)
    pen.bar(10, -120, 44, -118, 6)
    pen.circle(76, -72, 12)
    for (const x of [-78, 78]) {
      pen.put([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => knob(x, 6, 38, i * 36)).concat(ellipse([x, 6], 38)))
      pen.circle(x, 6, 22)
      pen.circle(x, 6, 8)
      pen.shape(
        `${x - 50},-22! ${x - 36},-48 ${x},-58 ${x + 36},-48 ${x + 50},-22! ${x + 28},-34 ${x},-40 ${x - 28},-34`,
      )
    }
    ridden(pen, [-42, -80], [24, -122], [6, 12])
  },
}

/** One knob of a tyre for rough ground. */
const knob = (x: number, y: number, r: number, degrees: number) => {
  const a = (degrees * Math.PI) / 180
  return ellipse([x + Math.cos(a) * r, y + Math.sin(a) * r], 7)
}

const sled: Thing = {
  height: 0.4,
  facing: 'right',
  poses: ['stand', 'ride'],
  draw(pen) {
    for (const x of [-60, 0, 56]) pen.bar(x, -30, x, 4, 4.4)
    pen.shape('-100,2! -98,12! 96,12 122,-10 116,-40 104,-46! 100,-38 106,-16 90,2')
    pen.box(-96, -44, 184, 14, 5, { lines: pen.lines('-50,-60 -50,-20', '-4,-60 -4,-20', '42,-60 42,-20') })
    pen.anchor('saddle', -10, -44)
    pen.anchor('seat', -10, -44)
  },
}

const sleigh: Thing = {
  height: 1.8,
  facing: 'right',
  poses: ['stand', 'ride', 'fly'],
  draw(pen) {
    pen.shape('-60,-60 -90,-120 -50,-150 -10,-140 10,-90 0,-56', {
      lines: pen.lines('-70,-120 -40,-112 -6,-124'),
    })
    pen.circle(-40, -146, 14)
    pen.anchor('seat', 20, -56)
    pen.anchor('window', 20, -96)
    pen.inFront()
    for (const x of [-60, 40]) pen.bar(x, -10, x, 16, 5)
    pen.shape(
      '-116,-112 -100,-118 -92,-70 -40,-58 40,-62 76,-84 104,-100 116,-88 104,-50 84,-12 40,0 -60,0 -98,-20',
      { lines: pen.lines('-130,-30 0,-22 120,-50') },
    )
    if (pen.detail > 0) pen.put(star([-10, -40], 12))
    pen.shape('-112,10! -112,22! 90,22 130,6 136,-30 118,-46 106,-34 118,-22 112,2 86,10')
  },
}

export const BIKES_AND_SLEDS: Readonly<Record<string, Thing>> = {
  bicycle,
  tricycle,
  'kick-scooter': kickScooter,
  motorcycle,
  'quad-bike': quadBike,
  sled,
  'santa-sleigh': sleigh,
}
