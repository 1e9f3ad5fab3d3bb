// Boats, bicycles and motorcycles.
import { stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { star } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'

const afloat = (height: number, draw: (pen: ThingPen) => void): Thing => ({
  height,
  facing: 'right',
  poses: ['stand', 'drive'],
  draw,
})

const sailboat = afloat(6, (pen) => {
  pen.bar(0, -170, 0, -20, 4)
  pen.shape('6,-166! 34,-110 92,-40! 6,-36!', { lines: pen.lines('0,-80 100,-80', '0,-120 60,-120') })
  pen.shape('-6,-150! -38,-90 -76,-40! -6,-36!', { lines: pen.lines('-80,-76 0,-76') })
  pen.shape('2,-184! 34,-178! 2,-166!')
  pen.anchor('seat', -40, -14)
  pen.inFront()
  pen.shape('-100,-26! 112,-26! 92,10 60,22 -70,22 -92,4', { lines: pen.lines('-110,-8 110,-8') })
})

const boat = afloat(1.2, (pen) => {
  pen.bar(-30, -30, -80, 26, 4)
  pen.anchor('seat', -14, -32)
  pen.inFront()
  pen.shape('-116,-40! -90,-30 0,-26 90,-30 116,-40! 96,16 60,28 -60,28 -96,16', {
    lines: pen.lines('-120,-10 0,4 120,-10', '-120,8 0,20 120,8'),
  })
  pen.bar(56, -34, 100, 24, 4)
  pen.shape('94,18 108,16 124,44 112,48 96,34')
})

const motorboat = afloat(1.8, (pen) => {
  pen.shape('-128,-58! -150,-60 -152,-20! -142,12! -126,10! -122,-30!', {
    lines: pen.lines('-154,-38 -120,-38'),
  })
  pen.anchor('window', -20, -64)
  pen.anchor('seat', -24, -36)
  pen.inFront()
  pen.shape('20,-38! 0,-80! 14,-84 50,-74! 72,-42!', { lines: pen.lines('28,-84 48,-40') })
  pen.shape('-126,-42! 40,-44 124,-56 162,-72! 134,-14 96,18 -104,20!', {
    lines: pen.lines('-140,-28 60,-28 170,-54', '-130,-8 70,-8 140,-26'),
  })
})

const ship = afloat(12, (pen) => {
  for (const x of [-84, -34])
    pen.shape(`${x},-124! ${x + 2},-178! ${x + 38},-178! ${x + 40},-124!`, {
      lines: pen.lines(`${x - 10},-164 ${x + 50},-164`, `${x - 10},-150 ${x + 50},-150`),
    })
  pen.shape('-110,-92! -110,-128! 26,-128! 40,-92!')
  for (const x of [-98, -68, -38, -8]) pen.box(x, -120, 20, 18, 3)
  pen.shape('-126,-56! -126,-94! 58,-94! 70,-56!', { marks: pen.dots('-106,-76,8 -50,-76,8 6,-76,8') })
  // Companions sit on the deck in front of the bridge.
  pen.anchor('seat', 96, -60)
  pen.inFront()
  pen.shape('-146,-66! 120,-66 172,-80! 142,0 112,22 -112,22 -132,0', {
    lines: pen.lines('-160,-44 100,-44 180,-58', '-150,2 160,2'),
    marks: pen.dots('-96,-22,10 -60,-22,10 -24,-22,10 12,-22,10 48,-22,10 84,-24,10'),
  })
})

const pirateShip = afloat(14, (pen) => {
  pen.bar(-60, -176, -60, -40, 4)
  pen.bar(30, -200, 30, -40, 4)
  pen.shape('32,-222! 74,-214! 32,-198!')
  pen.shape('-104,-160! -18,-160! -26,-120 -20,-84! -100,-84! -106,-120', {
    lines: pen.lines('-76,-164 -78,-80', '-46,-164 -46,-80'),
  })
  pen.shape('-20,-180! 86,-180! 76,-130 84,-84! -16,-84! -26,-130')
  if (pen.detail > 0) {
    pen.circle(30, -136, 20, 18)
    pen.box(21, -124, 18, 14, 4, { lines: pen.lines('27,-120 27,-106', '33,-120 33,-106') })
    pen.put([], { dots: [...pen.dots('23,-136,5 37,-136,5')] })
  }
  pen.shape('104,-58 160,-92! 164,-86! 116,-40')
  pen.anchor('seat', 8, -54)
  pen.inFront()
  pen.shape('-150,-92! -100,-92! -92,-58! 120,-58! 140,-66! 112,4 80,20 -90,20 -128,-10', {
    lines: pen.lines('-150,-58 -90,-58', '-150,-36 140,-36', '-140,-6 130,-6'),
  })
  for (const x of [-70, -24, 22, 68]) pen.box(x, -28, 22, 18, 2)
  pen.box(-136, -82, 26, 20, 3)
})

const submarine = afloat(3, (pen) => {
  pen.shape('20,-62! 20,-112 44,-116 44,-102! 32,-100! 32,-62!')
  pen.shape('-40,-52! -34,-92! 24,-92! 32,-52!')
  pen.shape('-118,-20 -150,-50! -160,0 -150,44! -118,16')
  pen.body(
    '-130,0 -112,-40 -50,-58 50,-58 112,-40 132,0 112,38 50,54 -50,54 -112,38',
    [
      '74,-36 95,-27 104,-4 95,19 74,28 53,19 44,-4 53,-27',
      ...[4, -44, -90].map(
        (x) =>
          `${x},-24 ${x + 14},-18 ${x + 20},-4 ${x + 14},10 ${x},16 ${x - 14},10 ${x - 20},-4 ${x - 14},-18`,
      ),
    ],
    { lines: pen.lines('-140,30 0,36 140,30') },
  )
})

const raft = afloat(3, (pen) => {
  pen.bar(0, -150, 0, -10, 4)
  pen.shape('6,-144! 74,-132 70,-60 6,-44!', { lines: pen.lines('0,-96 80,-96') })
  pen.anchor('seat', -46, -14)
  pen.inFront()
  for (const [i, y] of [-6, 8, 22].entries())
    pen.bar(-104 + i * 4, y, 104 - i * 4, y, 9, {
      lines: pen.lines(`-60,${y - 14} -60,${y + 14}`, `60,${y - 14} 60,${y + 14}`),
    })
})

const canoe = afloat(0.8, (pen) => {
  pen.anchor('seat', 0, -8)
  pen.inFront()
  pen.shape('-140,-44! -120,-20 0,-8 120,-20 140,-44! 136,0 100,24 0,30 -100,24 -136,0', {
    lines: pen.lines('-140,-6 0,12 140,-6'),
  })
})

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

export const BOATS_AND_BIKES: Readonly<Record<string, Thing>> = {
  sailboat,
  boat,
  'rowing-boat': boat,
  motorboat,
  ship,
  'cruise-ship': ship,
  'pirate-ship': pirateShip,
  submarine,
  raft,
  canoe,
  bicycle,
  tricycle,
  'kick-scooter': kickScooter,
  motorcycle,
  'quad-bike': quadBike,
  sled,
  'santa-sleigh': sleigh,
}
