// Houses and other buildings.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { discs, ellipse } from '../../../geometry/round-shapes.ts'
import type { ThingPen, Thing } from './thing.ts'

const front = (height: number, draw: (pen: ThingPen) => void): Thing => ({ height, draw })

const battlements = (x: number, y: number, w: number, h: number, teeth: number): string => {
  const step = w / (teeth * 2 - 1)
  const top = Array.from({ length: teeth }, (_, i) => {
    const a = x + i * step * 2
    return `${a},${y - h}! ${a + step},${y - h}!${i < teeth - 1 ? ` ${a + step},${y}! ${a + step * 2},${y}!` : ''}`
  })
  return top.join(' ')
}
const tower = (
  pen: ThingPen,
  x: number,
  top: number,
  w: number,
  low: number,
  bricks: string[] = [],
): void => {
  pen.shape(
    `${battlements(x - 6, top, w + 12, 20, 3)} ${x + w + 6},${top + 18}! ${x + w},${top + 18}! ${x + w},${low}! ${x},${low}! ${x},${top + 18}! ${x - 6},${top + 18}!`,
    {
      lines: pen.lines(`${x - 20},${top + 18} ${x + w + 20},${top + 18}`, ...bricks),
    },
  )
}
const arch = (x: number, y: number, w: number, h: number): string =>
  `${x - w / 2},${y}! ${x - w / 2},${y - h * 0.6} ${x - w * 0.3},${y - h * 0.9} ${x},${y - h} ${x + w * 0.3},${y - h * 0.9} ${x + w / 2},${y - h * 0.6} ${x + w / 2},${y}!`
const pointed = (pen: ThingPen, x: number, y: number, w: number, h: number): void => {
  pen.bar(x, y - h - 4, x, y - h - 30, 1.8)
  pen.shape(`${x + 2},${y - h - 32}! ${x + 30},${y - h - 24}! ${x + 2},${y - h - 14}!`)
  pen.shape(`${x - w / 2},${y}! ${x},${y - h}! ${x + w / 2},${y}! ${x},${y + 6}`, {
    lines: pen.lines(
      `${x - w},${y - h * 0.3} ${x},${y - h * 0.24} ${x + w},${y - h * 0.3}`,
      `${x - w},${y - h * 0.6} ${x},${y - h * 0.55} ${x + w},${y - h * 0.6}`,
    ),
  })
}
const pane = (pen: ThingPen, x: number, y: number, w: number, h: number): void =>
  pen.box(x, y, w, h, 2, {
    lines: pen.lines(
      `${x + w / 2},${y - 5} ${x + w / 2},${y + h + 5}`,
      `${x - 5},${y + h / 2} ${x + w + 5},${y + h / 2}`,
    ),
  })
const bricks = (spots: string): string[] =>
  spots.split(' ').map((w) => {
    const [x = 0, y = 0] = w.split(',').map(Number)
    return `${x},${y} ${x + 16},${y}`
  })

const castle = front(20, (pen) => {
  pen.shape(`${battlements(-96, -86, 192, 18, 7)} 96,0! -96,0!`, {
    lines: pen.fine(...bricks('-80,-60 -30,-70 40,-64 70,-40 -70,-30 -50,-14 50,-20')),
  })
  for (const x of [-50, 50]) {
    pen.box(x - 22, -150, 44, 76)
    pen.shape(arch(x, -104, 18, 30))
    pointed(pen, x, -148, 62, 62)
  }
  pen.box(-26, -180, 52, 96)
  pen.shape(arch(0, -124, 22, 38))
  pointed(pen, 0, -178, 74, 74)
  for (const x of [-140, 86])
    tower(pen, x, -118, 54, 0, pen.detail > 1 ? bricks(`${x + 8},-70 ${x + 28},-50 ${x + 10},-20`) : [])
  for (const x of [-113, 113]) {
    pen.shape(arch(x, -64, 20, 34))
    pointed(pen, x, -136, 78, 64)
  }
  pen.shape(arch(0, 0, 62, 70))
  pen.shape(arch(0, 0, 46, 56), {
    lines: pen.lines('-16,-60 -16,0', '0,-60 0,0', '16,-60 16,0', '-30,-20 30,-20'),
  })
  pen.anchor('window', 0, -142)
  pen.anchor('seat', 0, -124)
})

const sandCastle = front(0.6, (pen) => {
  pen.shape('-158,8! -140,-12 -112,-24 -70,-30 70,-30 112,-24 140,-12 158,8! 0,14')
  for (const x of [-98, 50]) tower(pen, x, -72, 48, -8)
  tower(pen, -32, -126, 64, -8)
  pen.shape(`${battlements(-62, -46, 124, 14, 6)} 62,-6! -62,-6!`, {
    lines: pen.lines('-62,-26 -40,-22', '40,-28 60,-24'),
  })
  pen.shape(arch(0, -6, 34, 36))
  pen.shape(arch(0, -82, 18, 24))
  pen.bar(0, -142, 0, -176, 2)
  pen.shape('2,-178! 34,-168! 2,-156!')
  for (const x of [-74, 74])
    pen.shape(`${x - 12},-48 ${x},-60 ${x + 12},-48 ${x},-38!`, { lines: pen.lines(`${x},-64 ${x},-36`) })
})

const house = front(7, (pen) => {
  pen.box(40, -174, 26, 50)
  pen.put(discs('58,-192,10 70,-206,12 88,-218,14'))
  pen.box(-88, -92, 176, 92, 0, { lines: pen.fine(...bricks('-80,-80 60,-84 -20,-86 64,-14 -84,-10')) })
  pen.shape('-108,-86! 0,-176! 108,-86!', {
    lines: pen.lines(
      '-84,-100 -70,-112',
      '-50,-112 -36,-124',
      '30,-124 44,-112',
      '60,-110 74,-98',
      '-16,-150 0,-142 16,-150',
    ),
  })
  pen.circle(0, -118, 18, 18, { lines: pen.lines('-24,-118 24,-118', '0,-140 0,-96') })
  pen.shape(arch(0, 0, 40, 64), { marks: pen.dots('12,-28,3') })
  pane(pen, -72, -68, 38, 36)
  pane(pen, 34, -68, 38, 36)
  for (const x of [-78, 28]) pen.box(x, -32, 50, 12, 3)
  for (const x of [-100, 100]) pen.put([[x - 10, -10, 16], [x + 10, -10, 16], [x, -24, 16]].map(([a, b, r]) => ellipse([a!, b!], r!))) // prettier-ignore
  pen.anchor('window', -53, -50)
})

const doghouse = front(1.1, (pen) => {
  pen.box(-70, -80, 140, 80)
  pen.shape('-92,-72! 0,-150! 92,-72! 78,-62! 0,-128! -78,-62!')
  pen.shape(arch(0, 0, 66, 76))
  pen.shape('-26,-92 -20,-100 -12,-96 12,-96 20,-100 26,-92 20,-84 12,-88 -12,-88 -20,-84')
  pen.anchor('window', 0, -34)
  pen.anchor('seat', 0, 0)
})

const barn = front(9, (pen) => {
  pen.box(-100, -96, 200, 96, 0, { lines: pen.lines('-72,-100 -72,0', '72,-100 72,0') })
  pen.shape('-112,-92! -86,-140! 0,-180! 86,-140! 112,-92!', { lines: pen.lines('-90,-136 0,-164 90,-136') })
  pen.box(-26, -142, 52, 36, 0, { lines: pen.lines('-26,-142 26,-106', '26,-142 -26,-106') })
  pen.box(-50, -70, 100, 70, 0, {
    lines: pen.lines('0,-80 0,10', '-50,-70 0,0', '0,-70 -50,0', '0,-70 50,0', '50,-70 0,0'),
  })
})

const treehouse = front(6, (pen) => {
  pen.shape('-34,110! -24,40 -30,-20 30,-20 24,40 36,110! 0,118', {
    lines: pen.lines('-10,100 -8,50 -12,10', '12,90 10,40'),
  })
  pen.put(discs('-96,-40,44 96,-44,44 -74,-100,48 74,-104,48 0,-142,56 -30,-60,50 36,-60,50'))
  pen.box(-64, -86, 128, 80, 2, { lines: pen.lines('-70,-60 70,-60', '-70,-34 70,-34') })
  pen.shape('-82,-80! 0,-134! 82,-80!')
  pane(pen, -52, -68, 34, 34)
  pen.shape(arch(28, -6, 34, 58))
  pen.box(-92, -8, 184, 14, 4)
  for (const x of [-66, -36]) pen.bar(x, 4, x - 6, 108, 3.4)
  for (const y of [24, 48, 72, 96]) pen.bar(-68 - y * 0.05, y, -38 - y * 0.05, y, 3)
  pen.anchor('window', -35, -50)
  pen.anchor('seat', -35, -34)
})

const tent = front(2, (pen) => {
  pen.shape('-130,0! -10,-128! 10,-128! 130,0!', {
    lines: pen.lines('0,-128 -64,0', '0,-128 64,0', '-30,-128 -100,0', '30,-128 100,0'),
  })
  pen.shape('0,-112! -50,0! 50,0!')
  pen.shape('0,-112! -50,0! -20,0! -14,-50')
  pen.shape('0,-112! 50,0! 20,0! 14,-50')
  pen.bar(0, -126, 0, -150, 2)
  pen.shape('2,-152! 30,-144! 2,-134!')
  pen.anchor('window', 0, -36)
  pen.anchor('seat', 0, 0)
})

const circusTent = front(10, (pen) => {
  pen.shape('-120,-80! -110,0! 110,0! 120,-80!', {
    lines: pen.lines('-80,-90 -72,5', '-44,-90 -40,5', '44,-90 40,5', '80,-90 72,5'),
  })
  pen.shape('0,-170! 60,-118 132,-84! 0,-66 -132,-84! -60,-118', {
    lines: pen.lines(
      '0,-170 -50,-120 -84,-70',
      '0,-170 -20,-120 -30,-60',
      '0,-170 20,-120 30,-60',
      '0,-170 50,-120 84,-70',
    ),
  })
  for (let i = 0; i < 8; i++)
    pen.shape(
      `${-132 + i * 33},-84! ${-99 + i * 33},-84! ${-99 + i * 33},-68 ${-115.5 + i * 33},-58 ${-132 + i * 33},-68`,
    )
  pen.shape('0,-62! -34,0! 34,0!')
  pen.bar(0, -168, 0, -196, 2)
  pen.shape('2,-198! 34,-188! 2,-178!')
})

const igloo = front(2, (pen) => {
  pen.mirror('0,-110 60,-98 104,-56 116,0 0,0', {
    lines: pen.lines(
      '-120,-32 0,-28 120,-32',
      '-120,-62 0,-60 120,-62',
      '-80,-90 0,-88 80,-90',
      '-60,-62 -62,-30',
      '0,-60 0,-90',
      '60,-62 62,-30',
      '-30,-88 -34,-62',
      '34,-88 36,-62',
      '-84,-32 -90,0',
      '84,-32 90,0',
    ),
  })
  pen.shape(arch(0, 4, 90, 76))
  pen.shape(arch(0, 4, 60, 54))
})

const lighthouse = front(16, (pen) => {
  pen.shape('-110,20 -70,-6 0,-14 70,-6 110,20 60,34 -60,34')
  pen.shape('-40,0! -26,-150! 26,-150! 40,0! 0,8', {
    lines: pen.lines('-60,-34 0,-28 60,-34', '-60,-70 0,-64 60,-70', '-60,-106 0,-100 60,-106'),
  })
  pen.box(-38, -162, 76, 14, 3)
  pen.box(-22, -196, 44, 36, 3, { lines: pen.lines('-8,-200 -8,-156', '8,-200 8,-156') })
  pen.shape('-32,-194! 0,-226! 32,-194!')
  pen.shape(arch(0, 4, 26, 36))
})

const windmill = front(12, (pen) => {
  pen.shape('-50,0! -32,-128! 32,-128! 50,0! 0,8', { lines: pen.lines('-60,-60 0,-54 60,-60') })
  pen.shape('-38,-124! -24,-152 0,-162 24,-152 38,-124!')
  pen.shape(arch(0, 4, 32, 46))
  pane(pen, -12, -100, 24, 24)
  for (const a of [20, 110, 200, 290]) {
    const r = (x: number, y: number): string => {
      const t = (a * Math.PI) / 180
      return `${x * Math.cos(t) - y * Math.sin(t)},${x * Math.sin(t) + y * Math.cos(t) - 132}`
    }
    pen.shape(`${r(10, -6)}! ${r(104, -6)}! ${r(104, 20)}! ${r(26, 20)}! ${r(10, 4)}!`, {
      lines: pen.lines(
        `${r(48, -10)} ${r(48, 24)}`,
        `${r(76, -10)} ${r(76, 24)}`,
        `${r(10, 6)} ${r(110, 6)}`,
      ),
    })
  }
  pen.circle(0, -132, 9)
})

const mushroomHouse = front(2, (pen) => {
  pen.shape('-56,0! -48,-60 48,-60 56,0! 0,10')
  pen.shape('-122,-52 -110,-96 -56,-138 0,-146 56,-138 110,-96 122,-52 60,-40 0,-38 -60,-40', {
    marks: pen.dots('-60,-88,16 0,-110,18 62,-86,15 -20,-64,9 28,-64,10'),
  })
  pen.shape(arch(0, 6, 34, 50), { marks: pen.dots('10,-16,2.6') })
  pen.circle(-34, -26, 10)
  pen.circle(34, -26, 10)
  pen.shape('40,-138! 40,-164! 60,-164! 60,-126!')
})

const fence = front(1, (pen) => {
  pen.bar(-120, -50, 120, -50, 5)
  pen.bar(-120, -20, 120, -20, 5)
  for (const x of [-104, -62, -20, 22, 64])
    pen.shape(`${x},0! ${x},-70! ${x + 16},-88! ${x + 32},-70! ${x + 32},0!`)
})

const well = front(2, (pen) => {
  for (const x of [-46, 46]) pen.bar(x, -50, x, -126, 5)
  pen.shape('-76,-116! 0,-162! 76,-116!', { lines: pen.lines('-80,-130 80,-130', '-80,-144 80,-144') })
  pen.bar(-50, -98, 50, -98, 5)
  pen.bar(0, -98, 0, -74, 1.6)
  pen.shape('-16,-74! 16,-74! 12,-52! -12,-52!')
  pen.shape('-66,-52! 66,-52! 60,0 -60,0', {
    lines: pen.lines(
      '-80,-26 80,-26',
      '-30,-52 -30,-26',
      '10,-52 10,-26',
      '-48,-26 -48,0',
      '-10,-26 -10,0',
      '34,-26 34,0',
    ),
  })
  pen.box(-72, -60, 144, 16, 6)
})

export const BUILDINGS: Readonly<Record<string, Thing>> = {
  castle,
  'sand-castle': sandCastle,
  'bouncy-castle': castle,
  house,
  doghouse,
  barn,
  treehouse,
  tent,
  circus: circusTent,
  igloo,
  lighthouse,
  windmill,
  'mushroom-house': mushroomHouse,
  'fairy-house': mushroomHouse,
  fence,
  well,
}
