// Vehicles of building sites and farms.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { star } from '../../people/clothes/clothes-motifs.ts'
import type { ThingPen, Thing } from './thing.ts'
import { driven } from './truck-cab.ts'
import type { Crew } from './vehicle-crew.ts'

const works = (height: number, draw: (pen: ThingPen) => void, crew: Crew = { hat: 'helmet' }): Thing =>
  driven(height, crew, draw)

/** A caterpillar track with its rollers. */
function track(pen: ThingPen, left: number, right: number, y: number, h: number): void {
  pen.box(left, y - h, right - left, h, h / 2)
  pen.box(left + 9, y - h + 9, right - left - 18, h - 18, (h - 18) / 2)
  const count = Math.max(3, Math.round((right - left) / 46))
  for (let i = 0; i < count; i++) {
    const x = left + h / 2 + ((right - left - h) * i) / (count - 1)
    pen.circle(x, y - h / 2, h * 0.27, h * 0.27, { marks: pen.dots(`${x},${y - h / 2},${h * 0.1}`) })
  }
}

const cab = (pen: ThingPen, x: number, y: number, w: number, h: number): void => {
  pen.body(
    `${x},${y}! ${x},${y - h + 12} ${x + 12},${y - h} ${x + w * 0.72},${y - h} ${x + w},${y - h * 0.5} ${x + w},${y}!`,
    [
      `${x + 9},${y - h * 0.36}! ${x + 9},${y - h + 14} ${x + 14},${y - h + 10} ${x + w * 0.66},${y - h + 10}! ${x + w * 0.66},${y - h * 0.36}!`,
    ],
  )
  pen.shape(
    `${x + w * 0.75},${y - h * 0.36}! ${x + w * 0.75},${y - h + 16}! ${x + w * 0.9},${y - h * 0.52} ${x + w * 0.9},${y - h * 0.36}!`,
  )
  pen.box(x + 9, y - h * 0.29, w * 0.57, h * 0.22, 5)
}

const excavator = works(3.6, (pen) => {
  pen.bar(56, -92, 112, -146, 6)
  pen.shape('36,-108! 60,-116 132,-214 158,-222 176,-206 164,-186 92,-84 56,-72!')
  pen.bar(112, -192, 168, -216, 6)
  pen.shape('150,-222 174,-226 188,-208 214,-116 200,-104 182,-110 158,-204')
  for (const [x, y] of [[146, -40], [163, -28], [181, -24]]) pen.shape(`${x! - 9},${y! - 6}! ${x! + 9},${y! - 4}! ${x! - 7},${y! + 22}!`) // prettier-ignore
  pen.shape('176,-124! 224,-124! 240,-84 226,-44 196,-20! 134,-38! 152,-66 158,-96', {
    lines: [stroke('150,-92 244,-96')],
  })
  pen.circle(170, -206, 11)
  pen.circle(200, -114, 10)
  pen.shape('-140,-58! -140,-112 -122,-126 -20,-126! -20,-58!')
  pen.box(-126, -112, 54, 42, 6, { lines: pen.lines('-130,-98 -70,-98', '-130,-84 -70,-84') })
  pen.box(-112, -154, 14, 34, 4)
  cab(pen, -34, -56, 112, 142)
  pen.box(-146, -68, 238, 18, 7)
  pen.box(-56, -54, 64, 16)
  track(pen, -130, 100, 0, 48)
})

const bulldozer = works(3, (pen) => {
  pen.shape('150,6! 158,-30 176,-44 196,-40 214,-20 232,-16 240,6!', {
    marks: pen.dots('182,-14,8 208,-6,6'),
  })
  pen.bar(60, -30, 144, -26, 8)
  pen.shape('128,-104! 158,-102 146,-76 146,-40 172,4! 136,6! 118,-22 118,-76', {
    lines: pen.lines('112,-64 160,-64', '112,-30 170,-30'),
  })
  pen.box(60, -152, 14, 54, 4)
  pen.shape('10,-40! 10,-106 22,-116 92,-110 104,-96 104,-40!')
  pen.box(34, -98, 54, 46, 6, { lines: pen.lines('30,-83 90,-83', '30,-68 90,-68') })
  cab(pen, -102, -38, 120, 148)
  pen.box(-112, -54, 222, 20, 6)
  track(pen, -122, 112, 2, 54)
})

const wheelLoader = works(3.2, (pen) => {
  pen.bar(20, -76, 120, -40, 9)
  pen.shape('112,-76! 128,-70 132,-34 176,-16! 170,-4! 116,-8 104,-40')
  pen.shape('-128,-34! -128,-84 -112,-94 -30,-94! -30,-34!', {
    lines: pen.lines('-112,-50 -50,-50', '-112,-64 -50,-64', '-112,-78 -50,-78'),
  })
  cab(pen, -36, -34, 92, 128)
  pen.box(-110, -48, 190, 18, 5)
  pen.wheelWithLugs(-78, -6, 42)
  pen.wheelWithLugs(66, -6, 42)
})

const dumpTruck = works(4, (pen) => {
  pen.shape('-150,-88 -130,-120 -106,-112 -92,-136 -66,-120 -44,-140 -22,-116 -2,-124 10,-88', {
    lines: pen.fine('-120,-100 -108,-108', '-60,-112 -48,-120'),
  })
  pen.shape('-166,-96! -146,-98! -140,-92! 32,-92! 28,-144! 96,-144! 96,-132! 42,-130! 46,-44! -120,-44!', {
    lines: pen.lines('-100,-92 -92,-44', '-56,-92 -52,-44', '-12,-92 -10,-44'),
  })
  pen.box(-130, -46, 262, 18, 4)
  pen.body('40,-28! 40,-122! 106,-122 128,-70 142,-62 144,-28!', ['52,-64! 52,-112! 100,-112! 116,-64!'], {
    lines: pen.lines('50,-54 150,-54'),
  })
  pen.circle(132, -44, 8)
  for (const x of [-86, 84]) pen.wheelWithLugs(x, -8, 40)
})

const roadRoller = works(3, (pen) => {
  cab(pen, -60, -52, 94, 122)
  pen.shape('-110,-30! -110,-74 -98,-82 40,-62! 60,-58! 62,-30!', {
    lines: pen.lines('-96,-66 -70,-62', '-96,-52 -70,-50'),
  })
  pen.wheel(-70, -8, 40, 8)
  pen.circle(84, -12, 46)
  pen.circle(84, -12, 34)
  pen.bar(40, -58, 84, -14, 7)
  pen.circle(84, -12, 11)
})

const forklift = works(
  2.4,
  (pen) => {
    pen.bar(62, -4, 62, -184, 6)
    pen.bar(80, -4, 80, -184, 6)
    pen.bar(62, -180, 80, -180, 4)
    pen.shape('84,-46! 94,-46! 94,-22! 150,-20! 150,-12! 84,-12!')
    pen.box(96, -76, 62, 54, 3, { lines: pen.lines('90,-49 170,-49') })
    pen.box(102, -116, 48, 40, 3)
    pen.anchor('window', -14, -94)
    pen.anchor('seat', -20, -62)
    pen.bar(-62, -70, -62, -156, 4)
    pen.bar(38, -64, 30, -156, 4)
    pen.box(-74, -168, 118, 16, 6)
    pen.inFront()
    pen.shape('-82,-14! -82,-62 -70,-70 -28,-68! -16,-44! 22,-44! 28,-66! 46,-66! 52,-14!', {
      lines: pen.lines('-90,-34 60,-34'),
    })
    pen.wheel(-54, -4, 24)
    pen.wheel(34, -4, 28)
  },
  { hat: 'helmet', seats: [[-20, -96, 19]] },
)

const crane = works(9, (pen) => {
  pen.shape('-96,14! -84,-14! 84,-14! 96,14!')
  pen.box(-34, -30, 68, 20, 4)
  pen.shape('-26,-26! -22,-196! 22,-196! 26,-26!', { lines: ladder(-24, 24, -196, -26, 42) })
  pen.bar(0, -300, -104, -244, 2)
  pen.bar(0, -300, 150, -248, 2)
  pen.shape('-14,-240! -6,-304! 6,-304! 14,-240!')
  pen.shape('-126,-226! -126,-248! 168,-248! 184,-226!', {
    lines: pen.lines(...zigzag(-92, 168, -248, -226, 26)),
  })
  pen.box(-132, -230, 26, 44, 4)
  pen.box(-102, -230, 26, 44, 4)
  pen.box(118, -230, 26, 14, 4)
  pen.bar(131, -216, 131, -150, 2)
  pen.anchor('handle', 131, -126)
  pen.circle(131, -146, 9)
  pen.bar(131, -138, 108, -108, 1.8)
  pen.bar(131, -138, 154, -108, 1.8)
  pen.box(96, -110, 70, 58, 3, { lines: pen.lines('96,-91 166,-91', '96,-72 166,-72') })
  pen.body('-38,-184! -38,-222 -32,-228 30,-228 46,-184!', ['-28,-190! -28,-220! 18,-220! 18,-190!'])
  pen.shape('24,-190! 24,-220! 28,-220 38,-190!')
  pen.box(-46, -186, 96, 12, 4)
})

const ladder = (x0: number, x1: number, y0: number, y1: number, step: number) => {
  const out: string[] = []
  for (let y = y0; y < y1; y += step)
    out.push(`${x0 - 4},${y} ${x1 + 4},${y + step}`, `${x0 - 4},${y + step} ${x1 + 4},${y + step}`)
  return out.map((t) => stroke(t))
}
const zigzag = (x0: number, x1: number, top: number, low: number, step: number): string[] => {
  const out: string[] = []
  for (let x = x0, i = 0; x < x1; x += step, i++)
    out.push(i % 2 ? `${x},${top} ${x + step},${low}` : `${x},${low} ${x + step},${top}`)
  return out
}

const tractor = works(
  2.8,
  (pen) => {
    pen.box(72, -164, 12, 66, 4)
    pen.shape('6,-30! 6,-90 18,-104 108,-98 124,-82 126,-30!')
    pen.box(34, -86, 62, 44, 6, { lines: pen.lines('30,-71 100,-71', '30,-56 100,-56') })
    pen.body(
      '-92,-32! -96,-92! -88,-190! 34,-190! 30,-92! 28,-32!',
      ['-74,-90! -68,-178! 20,-178! 16,-90!'],
      { lines: pen.lines('-100,-62 30,-62') },
    )
    pen.box(-104, -204, 154, 18, 8)
    pen.shape('-126,-62 -98,-96 -52,-104 -12,-90 12,-54 -8,-52 -30,-76 -60,-80 -92,-66')
    pen.box(108, -46, 28, 16, 5)
    pen.circle(122, -76, 10)
    pen.wheelWithLugs(-56, -8, 60)
    pen.wheelWithLugs(92, 14, 38)
  },
  { hat: 'cap' },
)

const combine = works(
  3.8,
  (pen) => {
    pen.bar(-40, -150, -150, -196, 9)
    pen.shape('-166,-206! -144,-214! -130,-182! -158,-170!')
    pen.shape('-140,-152! -124,-176! 6,-176! 22,-152!', {
      marks: pen.dots('-96,-164,7 -58,-164,7 -20,-164,7'),
    })
    pen.shape('-164,-44! -164,-128 -150,-152 24,-152! 24,-44!')
    pen.box(-148, -134, 64, 50, 7, { lines: pen.lines('-150,-118 -80,-118', '-150,-101 -80,-101') })
    pen.put(star([-36, -106], 30))
    cab(pen, 16, -46, 104, 140)
    pen.shape('92,-50! 150,-34! 150,-12! 86,-22!')
    for (const [x, h] of [
      [222, 92],
      [246, 108],
      [270, 88],
    ] as const) {
      pen.bar(x, 24, x, 24 - h, 2.4)
      for (const up of [0, 16, 32])
        for (const side of [-1, 1]) pen.put(ellipse([x + side * 7, 24 - h - up], 6, 11, side * 32))
      pen.put(ellipse([x, -24 - h], 6, 12))
    }
    pen.wheel(176, -28, 42, 8)
    pen.shape('132,-16! 200,-2! 222,16! 128,22!', { lines: pen.lines('156,-12 154,24', '180,-8 180,24') })
    pen.wheelWithLugs(-116, -2, 36)
    pen.wheelWithLugs(40, -18, 54)
  },
  { hat: 'cap' },
)

export const WORKS: Readonly<Record<string, Thing>> = {
  excavator,
  bulldozer,
  'wheel-loader': wheelLoader,
  'dump-truck': dumpTruck,
  'road-roller': roadRoller,
  forklift,
  crane,
  tractor,
  'combine-harvester': combine,
}
