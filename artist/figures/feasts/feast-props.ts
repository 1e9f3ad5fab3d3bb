import type { PiecePen } from '../engine/piece-pen.ts'
import { layeredThing } from '../things/layered-thing.ts'

const prop = (id: string, height: number, paint: (pen: PiecePen) => void) =>
  layeredThing({ id, height, topic: 'feasts', paint })

/** Points on a circle, from the top clockwise. */
const around = (x: number, y: number, r: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return [x + Math.sin(angle) * r, y + Math.cos(angle) * r]
  })

/** A flat round cake without candles; a slice is cut, and a paper crown stands on it. */
const kingsCake = prop('king-cake', 0.25, (pen) => {
  pen.oval(0, 22, 150, 34)
  pen.shape('-124,32! -124,62! 0,100 124,62! 124,32! 60,12 -60,12')
  pen.oval(0, 62, 124, 38)
  pen.lines(
    0,
    '0,62 -70,84',
    '0,62 20,98',
    '0,62 96,82',
    '0,62 110,46',
    '0,62 40,26',
    '0,62 -46,28',
    '0,62 -116,52',
  )
  pen.poly('-60,78 -72,150 -40,118 -22,160 0,122 22,160 40,118 72,150 60,78')
  pen.shape('-60,92! 0,80 60,92! 60,78! 0,66 -60,78!')
  for (const x of [-30, 0, 30]) pen.oval(x, 104, 6)
})

/** A pattern of powder, seen from above, behind a row of clay lamps. */
const rangoli = prop('rangoli', 0.9, (pen) => {
  const [x, y] = [0, 172]
  for (const [u, v] of around(x, y, 104, 12)) pen.oval(u, v, 26)
  pen.oval(x, y, 100)
  for (const [u, v] of around(x, y, 66, 8)) {
    const side = [-(v - y) * 0.3, (u - x) * 0.3] as const
    pen.shape(
      `${x},${y}! ${u * 0.75 + side[0]},${y + (v - y) * 0.75 + side[1]} ${x + (u - x) * 1.42},${y + (v - y) * 1.42}! ${u * 0.75 - side[0]},${y + (v - y) * 0.75 - side[1]}`,
    )
  }
  pen.oval(x, y, 34)
  for (const [u, v] of around(x, y, 22, 6)) pen.oval(u, v, 10)
  pen.oval(x, y, 12)
  for (const lamp of [-120, -60, 0, 60, 120]) {
    pen.shape(`${lamp},24 ${lamp + 8},34 ${lamp},52! ${lamp - 8},34`)
    pen.shape(`${lamp - 26},26! ${lamp},18 ${lamp + 26},26! ${lamp + 16},4 ${lamp - 16},4`)
  }
})

function candle(pen: PiecePen, x: number, y: number, h: number): void {
  pen.box(x - 6, y, 12, h)
  pen.shape(`${x},${y + h + 2} ${x + 6},${y + h + 10} ${x},${y + h + 24}! ${x - 6},${y + h + 10}`)
}

function marigold(pen: PiecePen, x: number, y: number): void {
  for (const [u, v] of around(x, y, 9, 7)) pen.oval(u, v, 6)
  pen.oval(x, y, 8)
}

function skull(pen: PiecePen, x: number, y: number): void {
  pen.shape(
    `${x - 17},${y + 18} ${x - 14},${y + 36} ${x},${y + 42} ${x + 14},${y + 36} ${x + 17},${y + 18} ${x + 10},${y + 8} ${x + 8},${y}! ${x - 8},${y}! ${x - 10},${y + 8}`,
  )
  for (const side of [-1, 1]) {
    pen.oval(x + side * 7, y + 22, 5)
    pen.oval(x + side * 7, y + 22, 2, 2, { solid: true })
  }
  pen.lines(0, `${x},${y + 16} ${x - 2},${y + 12}`, `${x - 6},${y + 7} ${x},${y + 5} ${x + 6},${y + 7}`)
}

function photo(pen: PiecePen, x: number, y: number): void {
  pen.box(x - 24, y, 48, 58)
  pen.box(x - 18, y + 6, 36, 46)
  pen.shape(`${x - 14},${y + 6}! ${x - 10},${y + 20} ${x + 10},${y + 20} ${x + 14},${y + 6}!`)
  pen.oval(x, y + 32, 10, 12)
}

/** A stepped altar with photos, candles, marigolds, bread and sugar skulls under an arch of flowers. */
const ofrenda = prop('ofrenda', 2.2, (pen) => {
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (1 - i / 12)
    marigold(pen, Math.cos(angle) * 132, 150 + Math.sin(angle) * 120)
  }
  pen.box(-80, 100, 160, 60)
  pen.shape('-86,160! 86,160! 86,140! 58,130 30,140! 0,130 -30,140! -58,130 -86,140!')
  photo(pen, -28, 160)
  photo(pen, 34, 160)
  candle(pen, -70, 160, 30)
  candle(pen, 72, 160, 30)
  pen.box(-120, 50, 240, 60)
  pen.shape('-126,110! 126,110! 126,92! 96,80 64,92! 32,80 0,92! -32,80 -64,92! -96,80 -126,92!')
  skull(pen, -52, 110)
  skull(pen, 0, 110)
  skull(pen, 52, 110)
  candle(pen, -100, 110, 26)
  candle(pen, 100, 110, 26)
  pen.box(-150, 0, 300, 56)
  pen.shape('-156,56! 156,56! 156,34! 118,22 78,34! 40,22 0,34! -40,22 -78,34! -118,22 -156,34!')
  pen.oval(-40, 66, 34, 14)
  pen.lines(0, '-58,64 -22,70', '-58,70 -22,62')
  for (const x of [-110, 40, 108]) marigold(pen, x, 64)
})

const roastTurkey = prop('roast-turkey', 0.9, (pen) => {
  pen.box(-150, -96, 18, 104)
  pen.box(132, -96, 18, 104)
  pen.shape('-176,14! 176,14! 176,-34! 132,-46 88,-34! 44,-46 0,-34! -44,-46 -88,-34! -132,-46 -176,-34!')
  pen.oval(0, 18, 172, 18)
  pen.oval(-6, 26, 104, 16)
  pen.shape('-84,30! -92,72 -50,112 0,112 56,108 86,70 78,30!')
  pen.shape('-22,44 -44,64 -26,88 8,82 14,56')
  pen.shape('54,40! 46,70 70,88 92,70 118,84 126,72 122,62 132,54 122,44 98,54 84,38')
  pen.shape('-54,40! -46,66 -66,82 -88,66 -112,78 -120,66 -116,58 -124,48 -114,40 -92,50 -78,34')
  pen.lines(1, '-10,104 10,100', '20,92 36,88', '-40,98 -28,94')
  pen.oval(134, 26, 22, 8)
  pen.shape('114,28! 122,44 146,44 154,28!')
  pen.shape('-158,24! -160,52 -146,58 -132,52 -134,24!')
})

/** A long dragon of cloth on poles, carried by dancers whose legs are seen below it. */
const dragonDance = prop('dragon-dance', 2.6, (pen) => {
  const carriers = [-190, -110, -30, 50] as const
  const backs = [150, 190, 150, 186] as const
  for (const [i, x] of carriers.entries()) {
    pen.band(`${x},60 ${x},${backs[i]!}`, 6)
    pen.band(`${x - 8},26 ${x - 14},0`, 12)
    pen.band(`${x + 8},26 ${x + 16},2`, 12)
    pen.shape(`${x - 16},22! ${x - 18},60 ${x},70 ${x + 18},60 ${x + 16},22!`)
    pen.band(`${x + 12},56 ${x + 16},76 ${x + 2},92`, 9)
    pen.oval(x, 84, 17)
    pen.oval(x + 2, 86, 2.2, 2.8, { solid: true })
    pen.oval(x + 10, 86, 2.2, 2.8, { solid: true })
    pen.lines(0, `${x},78 ${x + 6},76 ${x + 11},79`)
    pen.shape(`${x - 17},90! ${x - 12},104 ${x + 10},104 ${x + 17},92!`)
  }
  pen.shape('-232,150! -262,190 -250,214! -240,196! -226,220! -220,194! -204,204! -206,166!')
  for (const [x, y] of [
    [-170, 186],
    [-128, 218],
    [-86, 212],
    [-48, 186],
    [-6, 190],
    [30, 214],
    [70, 226],
  ] as const)
    pen.poly(`${x - 14},${y - 8} ${x},${y + 18} ${x + 14},${y - 8}`)
  pen.band('-226,156 -190,152 -150,186 -110,196 -70,176 -30,156 10,180 50,204 96,206', 44)
  pen.lines(
    0,
    '-190,172 -194,134',
    '-150,206 -140,166',
    '-108,216 -108,176',
    '-68,198 -74,158',
    '-26,178 -34,136',
    '12,202 18,162',
    '52,224 54,184',
  )
  pen.poly('112,232 96,280 126,252')
  pen.poly('150,236 158,284 132,254')
  pen.shape(
    '92,178! 84,214 100,244 138,246 164,232! 206,226 222,206 206,196! 170,190 152,184! 168,176 196,172 200,156 172,146 120,150',
  )
  pen.shape('150,186! 176,190 204,194! 196,172 168,176')
  for (const x of [164, 182]) pen.poly(`${x - 6},190 ${x},178 ${x + 7},191`)
  pen.oval(136, 220, 15)
  pen.oval(139, 220, 6, 7, { solid: true })
  pen.oval(206, 214, 4, 4, { solid: true })
  pen.shape('96,176! 74,166 84,150! 94,144 92,126! 108,130 114,112! 126,128 138,118! 140,142 130,152')
  pen.band('118,60 118,152', 6)
  pen.band('110,26 104,0', 12)
  pen.band('126,26 134,2', 12)
  pen.shape('102,22! 100,60 118,70 136,60 134,22!')
  pen.oval(118, 84, 17)
  pen.oval(121, 86, 2.2, 2.8, { solid: true })
  pen.oval(129, 86, 2.2, 2.8, { solid: true })
  pen.lines(0, '118,78 124,76 129,79')
  pen.shape('101,90! 106,104 128,104 135,92!')
})

/** Bowls with heaps of powder, and clouds of it in the air. */
const colorPowder = prop('color-powder', 0.7, (pen) => {
  for (const [x, y, size] of [
    [-92, 130, 1],
    [0, 168, 1.25],
    [96, 134, 1],
  ] as const)
    pen.shape(
      `${x - 40 * size},${y} ${x - 30 * size},${y + 24 * size} ${x - 10 * size},${y + 18 * size} ${x},${y + 40 * size} ${x + 16 * size},${y + 20 * size} ${x + 38 * size},${y + 22 * size} ${x + 34 * size},${y} ${x + 44 * size},${y - 18 * size} ${x + 14 * size},${y - 18 * size} ${x},${y - 34 * size} ${x - 14 * size},${y - 16 * size} ${x - 42 * size},${y - 20 * size}`,
    )
  for (const x of [-100, 0, 100]) {
    pen.shape(`${x - 40},46! ${x - 22},74 ${x},92 ${x + 22},74 ${x + 40},46!`)
    pen.shape(`${x - 46},48! ${x},40 ${x + 46},48! ${x + 36},10 ${x + 16},0 ${x - 16},0 ${x - 36},10`)
  }
})

const mooncake = prop('mooncake', 0.12, (pen) => {
  pen.oval(0, 14, 150, 24)
  for (const [x, y] of [
    [-62, 22],
    [62, 22],
    [0, 84],
  ] as const) {
    pen.shape(
      `${x - 56},${y + 34}! ${x - 58},${y + 6} ${x - 30},${y - 4} ${x},${y - 8} ${x + 30},${y - 4} ${x + 58},${y + 6} ${x + 56},${y + 34}!`,
    )
    pen.lines(
      0,
      `${x - 34},${y + 22} ${x - 34},${y - 2}`,
      `${x},${y + 16} ${x},${y - 7}`,
      `${x + 34},${y + 22} ${x + 34},${y - 2}`,
    )
    pen.oval(x, y + 36, 57, 22)
    for (const [u, v] of around(x, y + 36, 1, 6)) pen.oval(x + (u - x) * 22, y + 36 + (v - y - 36) * 9, 9, 5)
    pen.oval(x, y + 36, 9, 5)
  }
})

const potOfGold = prop('pot-of-gold', 0.4, (pen) => {
  for (const [x, y] of [
    [-60, 148],
    [-22, 164],
    [22, 164],
    [60, 148],
    [-40, 134],
    [0, 142],
    [40, 134],
  ] as const) {
    pen.oval(x, y, 24, 20)
    pen.oval(x, y, 13, 10)
  }
  pen.shape('-100,110! -112,60 -92,20 -50,4 50,4 92,20 112,60 100,110!')
  pen.shape('-112,112! -106,132 0,124 106,132 112,112! 60,98 -60,98')
  for (const x of [-60, 60]) pen.poly(`${x - 14},12 ${x + 14},12 ${x},-16`)
  for (const [x, y] of [
    [-15, 58],
    [15, 58],
    [0, 80],
  ] as const)
    pen.oval(x, y, 15)
  pen.band('0,54 4,34', 5)
})

/** Seven candles in a straight holder. */
const kinara = prop('kinara', 0.5, (pen) => {
  pen.shape('-150,0! -140,26 -100,30 100,30 140,26 150,0!')
  pen.box(-130, 28, 260, 18)
  for (let i = -3; i <= 3; i++) {
    const [x, foot] = [i * 38, 44 + (i === 0 ? 14 : 0)]
    pen.box(x - 15, 44, 30, foot - 40)
    pen.box(x - 10, foot, 20, 66)
    pen.shape(`${x},${foot + 68} ${x + 10},${foot + 80} ${x},${foot + 104}! ${x - 10},${foot + 80}`)
  }
})

export const feastProps = [
  kinara,
  kingsCake,
  rangoli,
  ofrenda,
  roastTurkey,
  dragonDance,
  colorPowder,
  mooncake,
  potOfGold,
]
