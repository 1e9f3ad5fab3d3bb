// Boats and ships.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import type { ThingPen, Thing } from './thing.ts'
import { driven } from './truck-cab.ts'
import type { Crew } from './vehicle-crew.ts'

const afloat = (height: number, draw: (pen: ThingPen) => void, crew: Crew = {}): Thing =>
  driven(height, crew, draw)

const sailboat = afloat(
  6,
  (pen) => {
    pen.bar(0, -170, 0, -20, 4)
    pen.shape('6,-166! 34,-110 92,-40! 6,-36!', { lines: pen.lines('0,-80 100,-80', '0,-120 60,-120') })
    pen.shape('-6,-150! -38,-90 -76,-40! -6,-36!', { lines: pen.lines('-80,-76 0,-76') })
    pen.shape('2,-184! 34,-178! 2,-166!')
    pen.anchor('seat', -40, -14)
    pen.inFront()
    pen.shape('-112,-30! 124,-30! 104,16 72,34 -78,34 -102,12', { lines: [stroke('-120,-8 120,-8')] })
    pen.circle(0, 12, 10)
    pen.circle(52, 12, 10)
  },
  { hat: 'cap', seats: [[-52, -50, 20]] },
)

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

const motorboat = afloat(
  1.8,
  (pen) => {
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
  },
  { seats: [[-22, -66, 20]] },
)

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

const submarine = afloat(
  3,
  (pen) => {
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
  },
  { passengers: true },
)

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

export const BOATS: Readonly<Record<string, Thing>> = {
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
}
