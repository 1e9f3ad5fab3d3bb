// Cars, buses and trucks.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { ThingPen, Thing } from './thing.ts'

const road = (height: number, draw: (pen: ThingPen) => void): Thing => ({
  height,
  facing: 'right',
  poses: ['stand', 'drive'],
  draw,
})

/** Bumper, lamps and door handle of every car. */
const lamps = (pen: ThingPen, x: number, y: number, back: number): void => {
  pen.circle(x, y, 9, 11)
  pen.box(back, y - 10, 10, 20, 3)
}

const SALOON =
  '-134,0! -138,-36 -130,-58 -96,-66 -70,-122 -42,-140 26,-142 54,-128 92,-68 128,-60 144,-40 144,0!'
const SALOON_WINDOWS = [
  '4,-66! 4,-128! 26,-128 44,-120 74,-66!',
  '-78,-66! -58,-118 -40,-128 -6,-128! -6,-66!',
]

function saloon(pen: ThingPen, extra: (pen: ThingPen) => void = () => undefined): void {
  extra(pen)
  pen.body(SALOON, SALOON_WINDOWS, {
    lines: pen.lines('-1,-72 -1,-20 -8,-2', '-86,-66 -84,-40', '84,-66 82,-40', '-150,-54 150,-54'),
  })
  pen.shape('78,-70 90,-82 104,-78 102,-68 88,-64')
  pen.box(12, -48, 18, 7, 3)
  pen.box(-64, -48, 18, 7, 3)
  lamps(pen, 130, -38, -137)
  pen.box(-146, -20, 24, 16, 7)
  pen.box(124, -20, 28, 16, 7)
  pen.wheelInArch(-80, 2, 28)
  pen.wheelInArch(84, 2, 28)
}

const lightBar = (pen: ThingPen): void => {
  pen.box(-24, -162, 22, 22, 6)
  pen.box(-2, -162, 22, 22, 6)
}

const star = '0,-9! 2.5,-3! 9,-3! 4,2! 6,9! 0,5! -6,9! -4,2! -9,-3! -2.5,-3!'
const at = (text: string, x: number, y: number, k = 1): string =>
  text
    .split(' ')
    .map((w) => {
      const sharp = w.endsWith('!')
      const [a = 0, b = 0] = w.replace('!', '').split(',').map(Number)
      return `${a * k + x},${b * k + y}${sharp ? '!' : ''}`
    })
    .join(' ')

const car = road(1.5, (pen) => saloon(pen))

const policeCar = road(1.7, (pen) => {
  saloon(pen, lightBar)
  if (pen.detail > 0) pen.shape(at(star, 38, -28, 1.5))
})

const taxi = road(1.7, (pen) => {
  saloon(pen, (p) => p.box(-28, -164, 54, 24, 5))
  if (pen.detail > 0) for (const x of [-42, -22, -2, 18, 38]) pen.box(x, -36, 10, 10)
})

const sportsCar = road(1.2, (pen) => {
  pen.shape('-126,-58! -150,-92! -138,-96 -96,-92! -100,-58!')
  pen.body(
    '-146,0! -150,-40 -128,-58 -78,-62 -44,-96 2,-102 40,-92 78,-62 136,-48 158,-22 156,0!',
    ['6,-62! 6,-92! 30,-88 62,-62!', '-62,-62! -38,-88 -6,-92! -6,-62!'],
    { lines: pen.lines('0,-66 -4,-24 -12,-2', '-160,-44 -60,-46 60,-44 160,-34') },
  )
  pen.shape('108,-44 134,-42 148,-28 120,-28')
  pen.box(14, -42, 18, 6, 3)
  pen.box(130, -16, 28, 14, 6)
  pen.shape('-30,-18! 40,-18! 32,-6! -38,-6!')
  pen.wheelInArch(-90, 0, 30, 5)
  pen.wheelInArch(92, 0, 30, 5)
})

const raceCar = road(1.1, (pen) => {
  pen.box(-150, -74, 14, 50, 3)
  pen.shape('-156,-84! -104,-84! -104,-68! -156,-68!')
  pen.shape('96,-12! 164,-12! 168,0! 92,2!')
  pen.anchor('window', -4, -52)
  pen.anchor('seat', -4, -38)
  pen.inFront()
  pen.shape('-140,-8! -132,-40 -90,-50 -50,-66 -34,-48 24,-46 60,-36 120,-24 160,-12! 120,-2 -100,0', {
    lines: pen.lines('-80,-50 -60,-24 -70,2', '30,-48 40,-20 30,2'),
  })
  pen.circle(-64, -26, 15)
  if (pen.detail > 0) pen.put([], { lines: pen.lines('-67,-33 -62,-35 -62,-18') })
  pen.wheel(-104, -2, 32, 6)
  pen.wheel(92, 0, 28, 6)
})

const goKart = road(0.9, (pen) => {
  pen.shape('-110,-96! -84,-102 -70,-40! -56,-18! -104,-14!', { lines: pen.lines('-104,-60 -80,-64') })
  pen.anchor('window', -40, -60)
  pen.anchor('seat', -48, -24)
  pen.inFront()
  pen.bar(26, -30, 6, -62, 4)
  pen.put(ellipse([4, -64], 7, 17, -28))
  pen.shape('-120,-4! -116,-24 -56,-22 0,-26 40,-44 92,-38 130,-16! 134,2! -80,6', {
    lines: pen.lines('40,-44 46,-20 36,4'),
    marks: pen.dots('82,-16,13'),
  })
  pen.box(118, -10, 24, 14, 6)
  pen.wheel(-86, -2, 28, 5)
  pen.wheel(92, 2, 24, 5)
})

const monsterTruck = road(3, (pen) => {
  pen.bar(-70, -70, 70, -70, 8)
  pen.body(
    '-118,-74! -118,-112! -44,-112! -28,-178 38,-180 64,-116 112,-106 118,-74!',
    ['-24,-116! -12,-166! 32,-166! 52,-116!'],
    { lines: pen.lines('-130,-92 130,-92', '-24,-112 -20,-74') },
  )
  pen.shape('-90,-96 -70,-108 -50,-92 -30,-104 -10,-88 -40,-84 -70,-82')
  pen.circle(108, -96, 8)
  for (const x of [-76, 76]) {
    pen.wheelWithLugs(x, -46, 54)
  }
})

const jeep = road(1.9, (pen) => {
  pen.box(-146, -86, 20, 44, 8)
  pen.body(
    '-124,-6! -124,-62! -100,-66 -96,-120! 40,-120! 58,-66! 118,-62 128,-40 128,-6!',
    ['-20,-68! -20,-108! 30,-108! 44,-68!', '-84,-68! -82,-108! -32,-108! -32,-68!'],
    { lines: pen.lines('-26,-68 -26,-10', '52,-62 50,-10', '-130,-30 130,-30') },
  )
  pen.circle(112, -44, 10)
  pen.wheelInArch(-74, 0, 32, 5, -6)
  pen.wheelInArch(78, 0, 32, 5, -6)
})

const van = (height: number, extra: (pen: ThingPen) => void): Thing =>
  road(height, (pen) => {
    pen.body(
      '-140,0! -140,-124 -128,-136 40,-136 74,-128 108,-68 134,-56 140,-24 140,0!',
      ['30,-68! 30,-122! 66,-120 94,-68!'],
      { lines: pen.lines('20,-138 20,-4', '-150,-22 150,-22') },
    )
    extra(pen)
    pen.circle(128, -40, 8, 10)
    pen.box(-140, -44, 9, 18, 2)
    pen.box(122, -20, 26, 14, 6)
    pen.wheelInArch(-84, 2, 27)
    pen.wheelInArch(88, 2, 27)
  })

const ambulance = van(2.5, (pen) => {
  pen.box(-12, -154, 30, 20, 6)
  pen.circle(-60, -72, 30)
  pen.shape(
    '-67,-92! -53,-92! -53,-79! -40,-79! -40,-65! -53,-65! -53,-52! -67,-52! -67,-65! -80,-65! -80,-79! -67,-79!',
  )
  pen.put([], { lines: pen.lines('-140,-34 20,-34') })
})

const camperVan = van(2.4, (pen) => {
  pen.shape('-120,-136! -116,-150 10,-150 20,-136!')
  pen.box(-120, -104, 52, 36, 8, { lines: pen.lines('-94,-110 -94,-64') })
  pen.box(-50, -104, 52, 36, 8, { lines: pen.lines('-24,-110 -24,-64') })
  if (pen.detail > 0) for (const x of [-110, -60, -10]) pen.put([], { marks: pen.dots(`${x},-44,9`) })
})

const iceCreamTruck = van(2.6, (pen) => {
  pen.shape('-66,-136! -50,-182! -34,-136!', { lines: pen.lines('-62,-148 -44,-160', '-58,-160 -40,-148') })
  pen.put([[-62, -188, 15], [-40, -188, 15], [-51, -204, 15]].map(([x, y, r]) => circle(x!, y!, r!))) // prettier-ignore
  pen.box(-112, -96, 116, 44, 4)
  const awning = [-120, -100, -80, -60, -40, -20, 0]
  for (const x of awning) pen.shape(`${x},-108! ${x + 20},-108! ${x + 20},-88 ${x + 10},-78 ${x},-88`)
})

const circle = (x: number, y: number, r: number) => ellipse([x, y], r)

const truck = road(3.4, (pen) => {
  pen.box(-160, -150, 206, 122, 6, {
    lines: pen.lines('-110,-150 -110,-28', '-58,-150 -58,-28', '-6,-150 -6,-28'),
  })
  pen.box(-160, -30, 300, 16, 4)
  pen.body(
    '50,-18! 50,-152 62,-162 112,-162 132,-84 148,-74 150,-18!',
    ['62,-84! 62,-150! 106,-150! 122,-84!'],
    { lines: pen.lines('62,-70 62,-24', '50,-50 160,-50') },
  )
  pen.circle(140, -40, 8)
  pen.box(134, -30, 26, 14, 5)
  pen.wheelInArch(104, 0, 28, 0, -18)
  for (const x of [-120, -60]) pen.wheel(x, 0, 28)
})

const garbageTruck = road(3.4, (pen) => {
  pen.shape('-176,-40! -180,-100 -160,-144! -140,-144! -140,-30!', { lines: pen.lines('-190,-90 -130,-90') })
  pen.shape('-146,-30! -146,-146! 40,-146! 40,-30!', {
    lines: pen.lines('-108,-150 -108,-26', '2,-150 2,-26'),
    marks: pen.marks(
      '-76,-106! -34,-106! -40,-50! -70,-50!',
      '-84,-120! -26,-120! -26,-106! -84,-106!',
      '-62,-128! -48,-128! -48,-120! -62,-120!',
    ),
  })
  pen.box(-204, -74, 26, 44, 4, { lines: pen.lines('-204,-60 -176,-60') })
  pen.box(-160, -32, 300, 16, 4)
  pen.body('46,-18! 46,-152 58,-162 114,-162 138,-84 144,-18!', ['60,-82! 60,-150! 108,-150! 124,-82!'], {
    lines: pen.lines('46,-50 150,-50'),
  })
  pen.circle(132, -40, 8)
  pen.wheelInArch(98, 0, 28, 0, -18)
  for (const x of [-120, -60]) pen.wheel(x, 0, 28)
})

const fireEngine = road(3.4, (pen) => {
  pen.box(-160, -112, 210, 88, 4)
  pen.bar(-172, -128, 20, -128, 4)
  pen.bar(-172, -146, 20, -146, 4)
  const rungs = pen.detail > 0 ? [-150, -122, -94, -66, -38, -10] : [-140, -76, -12]
  for (const x of rungs) pen.bar(x, -146, x, -128, 3)
  pen.box(74, -186, 24, 18, 5)
  pen.body(
    '46,-18! 46,-158 58,-170 122,-170 138,-158 150,-76 150,-18!',
    ['60,-82! 60,-156! 118,-156! 130,-82!'],
    { lines: pen.lines('60,-66 60,-24', '112,-66 112,-24', '40,-46 160,-46') },
  )
  pen.box(-150, -100, 54, 44, 3, { lines: pen.lines('-160,-86 -90,-86', '-160,-72 -90,-72') })
  pen.box(-86, -100, 54, 44, 3, { lines: pen.lines('-90,-86 -20,-86', '-90,-72 -20,-72') })
  pen.circle(2, -78, 24)
  if (pen.detail > 0) pen.circle(2, -78, 13)
  pen.box(-160, -50, 210, 14)
  pen.circle(142, -40, 8)
  pen.box(132, -26, 28, 16, 6)
  for (const x of [-104, 98]) pen.wheelInArch(x, 0, 30, 0, -18)
})

const DOORS = '36,-4! 36,-56! 72,-56! 72,-4!'

const bus = (school: boolean): Thing =>
  road(3, (pen) => {
    const windows = [
      '92,-60! 92,-122! 140,-122! 148,-60!',
      ...[-150, -102, -54, -6, 42].map((x) => `${x},-66! ${x},-118! ${x + 36},-118! ${x + 36},-66!`),
    ]
    const outline = school
      ? '-164,0! -164,-124 -150,-138 128,-138 148,-128 156,-60 184,-54 190,-20 190,0!'
      : '-164,0! -164,-124 -150,-138 140,-138 154,-126 162,-50 162,0!'
    pen.body(outline, windows, { lines: pen.lines('-170,-52 200,-52', '-170,-36 200,-36') })
    if (!school) pen.shape(DOORS, { lines: pen.lines('54,-56 54,-4') })
    pen.circle(school ? 180 : 150, -28, 8)
    pen.box(school ? 172 : 146, -18, 26, 14, 6)
    for (const x of [-104, school ? 132 : 112]) pen.wheelInArch(x, 2, 29)
  })

const doubleDecker = road(4.4, (pen) => {
  const row = (y: number, xs: number[]) =>
    xs.map((x) => `${x},${y}! ${x},${y - 40}! ${x + 36},${y - 40}! ${x + 36},${y}!`)
  pen.body(
    '-140,0! -140,-190 -126,-204 120,-204 136,-190 140,-50 140,0!',
    [...row(-66, [88]), ...row(-142, [-124, -76, -28, 20, 68]), ...row(-66, [-124, -76, -28])],
    {
      lines: pen.lines('-150,-122 150,-122', '-150,-128 150,-128', '-150,-46 150,-46'),
    },
  )
  pen.box(20, -106, 42, 104, 4, { lines: pen.lines('41,-110 41,0') })
  pen.circle(130, -28, 8)
  pen.box(124, -18, 26, 14, 6)
  for (const x of [-88, 92]) pen.wheelInArch(x, 2, 28)
})

export const CARS: Readonly<Record<string, Thing>> = {
  car,
  'police-car': policeCar,
  taxi,
  'sports-car': sportsCar,
  'race-car': raceCar,
  'go-kart': goKart,
  'monster-truck': monsterTruck,
  jeep,
  van: van(2.2, (pen) => pen.put([], { lines: pen.lines('-60,-122 -60,-4') })),
  ambulance,
  'camper-van': camperVan,
  'ice-cream-truck': iceCreamTruck,
  truck,
  'garbage-truck': garbageTruck,
  'fire-engine': fireEngine,
  bus: bus(false),
  'school-bus': bus(true),
  'double-decker-bus': doubleDecker,
}
