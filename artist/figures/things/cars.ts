import { ellipse } from '../../geometry/round-shapes.ts'
import type { Pen, Thing } from './thing.ts'

const road = (height: number, draw: (pen: Pen) => void): Thing => ({
  height,
  facing: 'right',
  poses: ['stand', 'drive'],
  draw,
})

/** Bumper, lamps and door handle every car has. */
const lamps = (pen: Pen, x: number, y: number, back: number): void => {
  pen.circle(x, y, 9, 11)
  pen.box(back, y - 10, 10, 20, 3)
}

const SALOON =
  '-128,0! -130,-34 -118,-50 -84,-56 -56,-96 -30,-104 30,-104 58,-96 84,-58 122,-48 132,-24 130,0!'
const SALOON_WINDOWS = ['12,-58! 12,-92! 28,-93 48,-88 70,-58!', '-68,-58! -48,-88 -28,-93 0,-92! 0,-58!']

function saloon(pen: Pen, extra: (pen: Pen) => void = () => undefined): void {
  extra(pen)
  pen.body(SALOON, SALOON_WINDOWS, {
    lines: pen.lines(
      '6,-70 6,-20 -10,-2',
      '-64,-56 -66,-20 -54,-2',
      '66,-56 70,-20 56,-2',
      '-140,-18 140,-18',
    ),
  })
  pen.box(14, -46, 16, 6, 3)
  pen.box(-56, -46, 16, 6, 3)
  lamps(pen, 120, -32, -129)
  pen.wheel(-74, 2, 28)
  pen.wheel(76, 2, 28)
}

const lightBar = (pen: Pen): void => {
  pen.box(-22, -122, 20, 20, 6)
  pen.box(-2, -122, 20, 20, 6)
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
  saloon(pen, (p) => p.box(-26, -124, 50, 22, 5))
  if (pen.detail > 0)
    for (const [i, x] of [-46, -34, -22, -10, 2, 14, 26, 38].entries()) pen.box(x, i % 2 ? -28 : -38, 12, 10)
})

const sportsCar = road(1.2, (pen) => {
  pen.shape('-132,-52! -148,-74! -104,-74! -100,-52!')
  pen.body(
    '-140,0! -142,-34 -120,-52 -70,-56 -36,-84 6,-88 40,-78 74,-54 128,-38 146,-14 146,0!',
    ['4,-56! 4,-80! 26,-76 54,-56!', '-58,-56! -32,-78 -6,-80! -6,-56!'],
    {
      lines: pen.lines('0,-60 -4,-20 -16,-2', '-150,-20 150,-16'),
    },
  )
  pen.shape('96,-36 124,-34 134,-22 108,-24')
  pen.wheel(-84, 0, 28, 5)
  pen.wheel(88, 0, 28, 5)
})

const raceCar = road(1.1, (pen) => {
  pen.box(-150, -74, 14, 50, 3)
  pen.shape('-156,-84! -104,-84! -104,-68! -156,-68!')
  pen.shape('96,-12! 164,-12! 168,0! 92,2!')
  pen.put([])
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
  pen.shape('-96,-70 -84,-76 -72,-40 -60,-18 -96,-14')
  pen.anchor('window', -40, -60)
  pen.anchor('seat', -48, -24)
  pen.inFront()
  pen.bar(18, -34, 0, -64, 4)
  pen.shape('-110,-6! -106,-22 -40,-20 10,-36 60,-30 104,-14 106,2! -60,4', { marks: pen.dots('50,-16,11') })
  pen.wheel(-82, 0, 24)
  pen.wheel(78, 2, 22)
})

const monsterTruck = road(3, (pen) => {
  pen.bar(-70, -70, 70, -70, 8)
  pen.body(
    '-118,-74! -118,-112! -30,-112! -14,-158 36,-160 58,-116 112,-106 118,-74!',
    ['-4,-114! 4,-148! 30,-148! 46,-114!'],
    { lines: pen.lines('-130,-92 130,-92', '-24,-112 -20,-74') },
  )
  pen.shape('-90,-96 -70,-108 -50,-92 -30,-104 -10,-88 -40,-84 -70,-82')
  pen.circle(108, -96, 8)
  for (const x of [-76, 76]) {
    pen.wheel(x, -46, 52, 8)
    if (pen.detail > 0) pen.put([], { lines: [] })
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
  pen.wheel(-74, 0, 32, 5)
  pen.wheel(78, 0, 32, 5)
})

const van = (height: number, extra: (pen: Pen) => void): Thing =>
  road(height, (pen) => {
    pen.body(
      '-140,0! -140,-110 -128,-122 40,-122 74,-114 104,-68 134,-54 140,-24 140,0!',
      ['44,-70! 44,-108! 68,-104 90,-70!'],
      { lines: pen.lines('36,-124 36,-4', '-150,-22 150,-22') },
    )
    extra(pen)
    pen.circle(128, -40, 8, 10)
    pen.box(-140, -44, 9, 18, 2)
    pen.wheel(-84, 2, 27)
    pen.wheel(88, 2, 27)
  })

const ambulance = van(2.5, (pen) => {
  pen.box(-12, -140, 30, 20, 6)
  pen.circle(-60, -72, 30)
  pen.shape(
    '-67,-92! -53,-92! -53,-79! -40,-79! -40,-65! -53,-65! -53,-52! -67,-52! -67,-65! -80,-65! -80,-79! -67,-79!',
  )
  pen.put([], { lines: pen.lines('-140,-34 36,-34') })
})

const camperVan = van(2.4, (pen) => {
  pen.shape('-120,-122! -116,-136 10,-136 20,-122!')
  pen.box(-120, -104, 52, 36, 8, { lines: pen.lines('-94,-110 -94,-64') })
  pen.box(-50, -104, 52, 36, 8, { lines: pen.lines('-24,-110 -24,-64') })
  if (pen.detail > 0) for (const x of [-110, -60, -10]) pen.put([], { marks: pen.dots(`${x},-44,9`) })
})

const iceCreamTruck = van(2.6, (pen) => {
  pen.shape('-66,-124! -50,-172! -34,-124!', { lines: pen.lines('-62,-138 -44,-150', '-58,-150 -40,-138') })
  pen.put([[-62, -176, 15], [-40, -176, 15], [-51, -192, 15]].map(([x, y, r]) => circle(x!, y!, r!))) // prettier-ignore
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
    '52,-18! 52,-130 64,-140 104,-140 128,-84 146,-74 150,-18!',
    ['72,-86! 72,-126! 98,-126! 114,-86!'],
    { lines: pen.lines('62,-70 62,-24', '50,-50 160,-50') },
  )
  pen.circle(140, -40, 8)
  for (const x of [-120, -66, 104]) pen.wheel(x, 0, 28)
})

const garbageTruck = road(3.4, (pen) => {
  pen.shape('-176,-40! -180,-100 -160,-144! -140,-144! -140,-30!', { lines: pen.lines('-190,-90 -130,-90') })
  pen.shape('-144,-30! -144,-130 -120,-152 40,-152! 40,-30!', {
    lines: pen.lines('-80,-152 -90,-90 -80,-30', '-20,-152 -30,-90 -20,-30'),
    marks: pen.marks('-66,-104 -50,-116 -36,-100 -44,-84 -60,-84'),
  })
  pen.box(-160, -32, 300, 16, 4)
  pen.body('50,-18! 50,-122 62,-132 112,-132 136,-84 142,-18!', ['70,-80! 70,-118! 104,-118! 118,-80!'], {
    lines: pen.lines('46,-50 150,-50'),
  })
  pen.circle(132, -40, 8)
  for (const x of [-120, -66, 98]) pen.wheel(x, 0, 28)
})

const fireEngine = road(3.4, (pen) => {
  pen.box(-160, -112, 210, 88, 4)
  pen.bar(-172, -128, 20, -128, 4)
  pen.bar(-172, -146, 20, -146, 4)
  for (const x of [-150, -122, -94, -66, -38, -10]) pen.bar(x, -146, x, -128, 3)
  pen.box(74, -150, 22, 16, 5)
  pen.body(
    '46,-18! 46,-124 58,-134 126,-134 140,-122 150,-70 150,-18!',
    ['100,-76! 100,-116! 124,-116! 132,-76!', '58,-76! 58,-116! 90,-116! 90,-76!'],
    { lines: pen.lines('95,-66 95,-24', '40,-46 160,-46') },
  )
  pen.box(-150, -100, 54, 44, 3, { lines: pen.lines('-160,-86 -90,-86', '-160,-72 -90,-72') })
  pen.box(-86, -100, 54, 44, 3, { lines: pen.lines('-90,-86 -20,-86', '-90,-72 -20,-72') })
  pen.circle(2, -78, 24)
  pen.circle(2, -78, 13)
  pen.box(-160, -50, 210, 14)
  pen.circle(142, -40, 8)
  for (const x of [-104, 98]) pen.wheel(x, 0, 30)
})

const bus = (school: boolean): Thing =>
  road(3, (pen) => {
    const doors = '96,-20! 96,-104! 126,-104! 126,-20!'
    const windows = [
      '104,-66! 104,-110! 138,-110! 144,-66!',
      ...[-146, -98, -50, -2, 46].map((x) => `${x},-66! ${x},-110! ${x + 38},-110! ${x + 38},-66!`),
    ]
    const outline = school
      ? '-164,0! -164,-118 -150,-132 120,-132 146,-124 150,-60 182,-54 190,-20 190,0!'
      : '-164,0! -164,-118 -150,-132 140,-132 154,-120 160,-50 160,0!'
    pen.body(outline, windows, { lines: pen.lines('-170,-52 200,-52', '-170,-36 200,-36') })
    if (!school) pen.shape(doors.replaceAll('-104', '-58'), { lines: pen.lines('111,-60 111,-18') })
    pen.circle(school ? 180 : 150, -28, 8)
    for (const x of [-104, school ? 132 : 76]) pen.wheel(x, 2, 29)
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
  for (const x of [-88, 92]) pen.wheel(x, 2, 28)
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
