// Cars.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { ThingPen, Thing } from './thing.ts'
import { driven } from './truck-cab.ts'
import type { Crew } from './vehicle-crew.ts'

const road = (height: number, draw: (pen: ThingPen) => void, crew: Crew = {}): Thing =>
  driven(height, crew, draw)

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

const policeCar = road(
  1.7,
  (pen) => {
    saloon(pen, lightBar)
    if (pen.detail > 0) pen.shape(at(star, 38, -28, 1.5))
  },
  { hat: 'cap' },
)

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

const raceCar = road(
  1.1,
  (pen) => {
    pen.box(-148, -92, 14, 60, 3)
    pen.shape('-164,-112! -104,-112! -98,-90! -164,-90!')
    pen.shape('100,-14! 172,-14! 178,4! 92,4!')
    pen.shape('-86,-44 -78,-84 -56,-96 -40,-84 -34,-48')
    pen.anchor('window', -4, -62)
    pen.anchor('seat', -4, -42)
    pen.inFront()
    pen.shape(
      '-148,-8! -140,-44 -92,-56 -48,-58 -34,-46 26,-46! 34,-60 44,-52 64,-42 124,-28 166,-12! 124,0 -100,2',
    )
    pen.shape('30,-28! 90,-28 128,-18! 120,-12 30,-12!')
    pen.circle(0, -24, 19, 19, { lines: [stroke('-7,-31 1,-36 1,-12')] })
    pen.wheel(-110, -4, 38, 6)
    pen.wheel(96, 0, 34, 6)
  },
  { hat: 'helmet', seats: [[-2, -66, 20]] },
)

const goKart = road(
  0.9,
  (pen) => {
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
  },
  { hat: 'helmet', seats: [[-40, -66, 22]] },
)

const monsterTruck = road(3, (pen) => {
  pen.bar(-80, -64, 80, -64, 9)
  for (const x of [-70, 70]) pen.bar(x, -50, x * 0.72, -92, 7)
  pen.bar(-104, -124, -104, -182, 6)
  pen.body(
    '-134,-84! -138,-128 -128,-136! -52,-136! -36,-198 -24,-206 42,-206 56,-196 78,-138 130,-128 142,-108 140,-84!',
    ['-28,-140! -16,-190! 38,-190! 58,-140!'],
  )
  pen.shape('-132,-92! -134,-122 -96,-128 -108,-116 -58,-124 -72,-112 -20,-118 -40,-106 0,-98 -60,-94')
  pen.circle(122, -110, 10)
  pen.box(116, -96, 34, 18, 7)
  for (const x of [-84, 84]) pen.wheelWithLugs(x, -42, 60)
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
  pen.box(-20, -162, 44, 28, 12)
  pen.box(-28, -144, 60, 10, 4)
  pen.circle(-60, -72, 34)
  pen.shape(
    '-67,-92! -53,-92! -53,-79! -40,-79! -40,-65! -53,-65! -53,-52! -67,-52! -67,-65! -80,-65! -80,-79! -67,-79!',
  )
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
}
