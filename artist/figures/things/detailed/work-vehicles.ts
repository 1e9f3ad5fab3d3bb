// Vehicles of building sites and farms.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import type { ThingPen, Thing } from './thing.ts'

const works = (height: number, draw: (pen: ThingPen) => void): Thing => ({
  height,
  facing: 'right',
  poses: ['stand', 'drive'],
  draw,
})

/** A caterpillar track with its rollers. */
function track(pen: ThingPen, left: number, right: number, y: number, h: number): void {
  pen.box(left, y - h, right - left, h, h / 2)
  pen.box(left + 9, y - h + 9, right - left - 18, h - 18, (h - 18) / 2)
  const n = Math.max(3, Math.round((right - left) / 46))
  for (let i = 0; i < n; i++) {
    const x = left + h / 2 + ((right - left - h) * i) / (n - 1)
    pen.circle(x, y - h / 2, h * 0.27, h * 0.27, { marks: pen.dots(`${x},${y - h / 2},${h * 0.1}`) })
  }
}

const cab = (pen: ThingPen, x: number, y: number, w: number, h: number): void =>
  pen.body(
    `${x},${y}! ${x},${y - h + 10} ${x + 10},${y - h} ${x + w * 0.7},${y - h} ${x + w},${y - h * 0.5} ${x + w},${y}!`,
    [
      `${x + 10},${y - h * 0.38}! ${x + 10},${y - h + 12}! ${x + w * 0.68},${y - h + 12}! ${x + w * 0.9},${y - h * 0.38}!`,
    ],
    { lines: pen.lines(`${x - 5},${y - h * 0.3} ${x + w + 5},${y - h * 0.3}`) },
  )

const excavator = works(3.6, (pen) => {
  pen.bar(52, -84, 108, -128, 5)
  pen.shape('44,-104! 62,-106 138,-196 158,-196 166,-180 86,-86 56,-76!')
  pen.bar(104, -172, 150, -196, 5)
  pen.shape('142,-200 164,-204 176,-190 190,-112 180,-100 168,-106 152,-184')
  pen.shape('162,-116! 198,-118! 208,-78 190,-50 150,-46! 156,-60! 146,-62! 152,-76! 146,-80! 158,-100', {
    lines: pen.lines('150,-90 200,-88'),
  })
  pen.circle(160, -188, 9)
  pen.circle(180, -110, 8)
  pen.shape('-120,-56! -120,-104 -104,-114 -20,-114! -20,-56!', {
    lines: pen.lines('-104,-70 -40,-70', '-104,-84 -40,-84', '-104,-98 -40,-98'),
  })
  cab(pen, -16, -54, 96, 128)
  pen.box(-122, -66, 194, 16, 5)
  pen.box(-50, -52, 60, 16)
  track(pen, -116, 92, 0, 42)
})

const bulldozer = works(3, (pen) => {
  pen.box(-104, -170, 12, 60, 4)
  pen.bar(60, -30, 140, -26, 7)
  pen.shape('128,-86! 150,-84 142,-46 156,0! 134,2! 120,-40')
  pen.shape('10,-40! 10,-98 22,-106 86,-102 96,-90 96,-40!', {
    lines: pen.lines('30,-94 30,-50', '46,-94 46,-50', '62,-94 62,-50'),
  })
  pen.box(60, -136, 12, 36, 3)
  cab(pen, -84, -38, 96, 128)
  pen.box(-104, -52, 202, 18, 5)
  track(pen, -112, 104, 0, 48)
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

const concreteMixer = works(3.8, (pen) => {
  pen.shape('-164,-120! -150,-140! -130,-116 -140,-96')
  pen.shape('-146,-132! -118,-150 -60,-166 0,-146 26,-108 20,-80 -20,-58 -80,-56 -132,-92', {
    lines: pen.lines('-110,-150 -84,-110 -104,-66', '-70,-166 -40,-110 -60,-50', '-20,-156 6,-110 -14,-56'),
  })
  pen.box(-150, -46, 290, 18, 4)
  pen.bar(-110, -60, -110, -40, 8)
  pen.body(
    '40,-28! 40,-142 52,-152 108,-152 130,-78 146,-68 148,-28!',
    ['54,-76! 54,-140! 102,-140! 120,-76!'],
    { lines: pen.lines('40,-56 150,-56') },
  )
  pen.circle(136, -44, 8)
  for (const x of [-116, -60, 96]) pen.wheel(x, -2, 29)
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

const forklift = works(2.4, (pen) => {
  pen.bar(62, -4, 62, -150, 6)
  pen.bar(80, -4, 80, -150, 6)
  pen.bar(62, -110, 80, -110, 4)
  pen.shape('84,-46! 94,-46! 94,-22! 150,-20! 150,-12! 84,-12!')
  pen.box(98, -68, 50, 46, 2, { lines: pen.lines('90,-46 160,-46', '123,-80 123,0') })
  pen.anchor('window', -14, -94)
  pen.anchor('seat', -20, -62)
  pen.bar(-58, -70, -58, -140, 4)
  pen.bar(34, -64, 26, -140, 4)
  pen.box(-68, -152, 104, 14, 5)
  pen.inFront()
  pen.shape('-82,-14! -82,-62 -70,-70 -28,-68! -16,-44! 22,-44! 28,-66! 46,-66! 52,-14!', {
    lines: pen.lines('-90,-34 60,-34'),
  })
  pen.wheel(-54, -4, 24)
  pen.wheel(34, -4, 28)
})

const crane = works(9, (pen) => {
  pen.box(-30, -6, 60, 16, 3)
  pen.shape('-14,0! -14,-190! 14,-190! 14,0!', { lines: ladder(-14, 14, -190, 0, 34) })
  pen.shape('-92,-206! -92,-226! 150,-222! 168,-206!', {
    lines: pen.lines(...zigzag(-92, 160, -226, -206, 26)),
  })
  pen.shape('-8,-224! 0,-258! 8,-224!')
  pen.box(-96, -206, 40, 34, 3)
  pen.bar(124, -204, 124, -120, 1.8)
  pen.anchor('handle', 122, -104)
  pen.shape('116,-124! 132,-124! 132,-112 124,-100 114,-108! 122,-110 122,-116')
  pen.body('-24,-190! -24,-222! 20,-222 30,-190!', ['-14,-198! -14,-214! 14,-214! 20,-198!'])
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

const tractor = works(2.8, (pen) => {
  pen.box(70, -150, 10, 54, 3)
  pen.shape('6,-30! 6,-84 18,-98 104,-92 116,-78 118,-30!', {
    lines: pen.lines('30,-84 30,-40', '50,-84 50,-40', '70,-84 70,-40'),
  })
  pen.circle(110, -66, 8)
  pen.body('-84,-32! -88,-90! -80,-176! 34,-176! 26,-90! 24,-32!', ['-66,-92! -60,-164! 20,-164! 14,-92!'], {
    lines: pen.lines('-90,-60 30,-60'),
  })
  pen.box(-92, -186, 136, 14, 5)
  pen.shape('-118,-66 -92,-92 -50,-98 -14,-84 6,-52 -10,-52 -30,-74 -60,-78 -90,-66')
  pen.box(98, -44, 26, 14, 4)
  pen.wheelWithLugs(-54, -8, 56)
  pen.wheelWithLugs(90, 12, 34)
})

const combine = works(3.8, (pen) => {
  pen.shape('-150,-40! -150,-130 -136,-144 30,-144! 30,-40!', {
    lines: pen.lines('-150,-104 30,-104', '-90,-144 -90,-104', '-30,-144 -30,-104'),
  })
  pen.bar(-60, -144, -150, -172, 8)
  pen.body('28,-40! 28,-150 38,-160 86,-160 108,-80 108,-40!', ['44,-88! 44,-146! 78,-146! 92,-88!'])
  pen.shape('96,-50! 132,-36! 132,-14! 96,-20!')
  pen.wheel(150, -36, 34, 8)
  pen.shape('112,-16! 176,-10! 192,4! 112,10!', { lines: pen.lines('134,-20 134,14', '156,-20 156,14') })
  pen.wheelWithLugs(-104, -4, 32)
  pen.wheelWithLugs(50, -14, 44)
})

export const WORKS: Readonly<Record<string, Thing>> = {
  excavator,
  bulldozer,
  'wheel-loader': wheelLoader,
  'dump-truck': dumpTruck,
  'concrete-mixer': concreteMixer,
  'road-roller': roadRoller,
  forklift,
  crane,
  tractor,
  'combine-harvester': combine,
}
