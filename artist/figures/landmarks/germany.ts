import type { PiecePen } from '../engine/piece-pen.ts'
import { columns, lancet, landmark, roundTower, spire, windows } from './landmark.ts'

/** Four horses from the front with a charioteer behind them. */
function quadriga(pen: PiecePen, y: number): void {
  pen.shape(`-34,${y + 22}! -30,${y + 62} -16,${y + 48} -6,${y + 40}! -6,${y + 24}!`)
  pen.shape(`34,${y + 22}! 30,${y + 62} 16,${y + 48} 6,${y + 40}! 6,${y + 24}!`)
  pen.shape(`-10,${y + 10}! -8,${y + 50} 8,${y + 50} 10,${y + 10}!`)
  pen.oval(0, y + 58, 8)
  pen.band(`12,${y + 14} 22,${y + 78}`, 4)
  pen.oval(23, y + 80, 10)
  for (const x of [-39, -13, 13, 39]) {
    pen.band(`${x - 6},${y} ${x - 6},${y + 16}`, 5)
    pen.band(`${x + 6},${y} ${x + 6},${y + 16}`, 5)
    pen.oval(x, y + 20, 12, 13)
    pen.shape(
      `${x - 6},${y + 28} ${x - 7},${y + 42} ${x - 5},${y + 52}! ${x},${y + 48} ${x + 5},${y + 52}! ${x + 7},${y + 42} ${x + 6},${y + 28} ${x},${y + 24}`,
    )
  }
}

const brandenburgGate = landmark('brandenburg-gate', 26, (pen) => {
  for (const side of [-1, 1]) {
    const x = side > 0 ? 150 : -200
    pen.box(x, 0, 50, 74)
    pen.poly(`${x - 4},74 ${x + 25},96 ${x + 54},74`)
    columns(pen, [x + 10, x + 40], 0, 11, 70)
  }
  pen.box(-150, 0, 300, 142)
  columns(pen, [-134, -82, -32, 32, 82, 134], 8, 22, 132)
  pen.box(-156, 0, 312, 9)
  pen.box(-152, 140, 304, 22)
  for (let x = -136; x <= 136; x += 34) pen.box(x - 8, 144, 16, 14, { level: 1 })
  pen.box(-160, 162, 320, 11)
  pen.box(-104, 173, 208, 22)
  pen.box(-62, 195, 124, 9)
  quadriga(pen, 204)
})

const neuschwanstein = landmark('neuschwanstein', 40, (pen) => {
  roundTower(pen, 66, 120, 28, 150, 62)
  roundTower(pen, -96, 100, 24, 110, 46)
  pen.box(-84, 70, 134, 120)
  pen.poly('-92,188 -17,252 58,188')
  for (const y of [96, 128, 160]) for (const x of [-66, -42, -18, 6, 30]) pen.arch(x - 6, y, 12, 20)
  pen.arch(-26, 196, 18, 28)
  roundTower(pen, -84, 70, 22, 140, 42)
  roundTower(pen, 50, 70, 22, 136, 42)
  pen.box(56, 60, 74, 84)
  pen.poly('50,144 93,176 136,144')
  windows(pen, 62, 100, 62, 20, 3)
  roundTower(pen, 140, 50, 30, 90, 40)
  pen.box(-150, 54, 60, 70)
  pen.poly('-156,124 -120,152 -84,124')
  pen.arch(-132, 54, 24, 44)
  // The castle stands on a steep rock with fir trees at its foot.
  pen.shape(
    '-200,-120! -188,-66! -170,-40! -164,8! -150,46! -128,60 -92,58! -60,68 -8,64! 40,70 84,58! 132,58 166,42! 176,4! 190,-30! 196,-74! 214,-120!',
  )
  pen.lines(
    1,
    '-136,36 -128,2 -138,-34',
    '-56,44 -66,6 -58,-20',
    '34,48 42,14 32,-16',
    '130,36 138,2 130,-30',
  )
  for (const [x, y, k] of [
    [-150, -122, 1],
    [-96, -126, 0.8],
    [108, -126, 0.85],
    [166, -122, 1.05],
  ] as const) {
    pen.box(x - 5 * k, y, 10 * k, 18 * k)
    for (const [from, to, half] of [
      [14, 66, 32],
      [44, 98, 24],
    ] as const)
      pen.poly(`${x - half * k},${y + from * k} ${x},${y + to * k} ${x + half * k},${y + from * k}`)
  }
})

const cologneCathedral = landmark('cologne-cathedral', 157, (pen) => {
  pen.poly('-40,120 0,196 40,120')
  pen.oval(0, 140, 15)
  for (const side of [-1, 1]) {
    const x = side * 66
    pen.poly(`${x - 30},150 ${x},330 ${x + 30},150`)
    pen.lines(0, `${x - 20},210 ${x + 20},210`, `${x - 12},258 ${x + 12},258`, `${x},170 ${x},322`)
    pen.lines(1, `${x - 25},180 ${x + 25},180`, `${x - 16},234 ${x + 16},234`)
    pen.box(x - 4, 326, 8, 14)
    pen.box(x - 12, 334, 24, 6)
    for (const corner of [-31, 31]) spire(pen, x + corner, 146, 14, 52)
    pen.box(x - 36, 0, 72, 152)
    for (const column of [-16, 16]) {
      lancet(pen, x + column, 96, 20, 48)
      lancet(pen, x + column, 46, 20, 42)
    }
    lancet(pen, x, 0, 32, 40)
    for (const edge of [-36, 36]) pen.box(x + edge - 4, 0, 8, 152)
  }
  pen.box(-30, 0, 60, 124)
  lancet(pen, 0, 62, 34, 58)
  pen.lines(0, '0,62 0,118')
  pen.poly('-30,50 0,84 30,50')
  lancet(pen, 0, 0, 40, 54)
  pen.lines(0, '0,0 0,52')
})

const tvTower = landmark('tv-tower', 368, (pen) => {
  for (let i = 0; i < 5; i++) pen.box(-3.5 + i * 0.4, 272 + i * 18, 7 - i * 0.8, 18)
  pen.poly('-7,230 7,230 5,272 -5,272')
  pen.poly('-15,22 15,22 8,200 -8,200')
  pen.lines(1, '-12,70 12,70', '-11,120 11,120', '-9,164 9,164')
  pen.oval(0, 216, 34)
  pen.shape('-34,222! -16,216 16,216 34,222! 34,208! 16,201 -16,201 -34,208!')
  pen.lines(0, '-20,218 -20,203', '-7,216 -7,201', '7,216 7,201', '20,218 20,203')
  pen.poly('-70,0 -56,22 -16,10 0,26 16,10 56,22 70,0')
})

const elbphilharmonie = landmark('elbphilharmonie', 110, (pen) => {
  pen.shape('-130,100! -130,196! -96,172 -64,206! -28,176 4,214! 46,180 88,226! 112,196 136,240! 136,100!')
  for (const x of [-98, -64, -30, 4, 38, 72, 106])
    pen.lines(0, `${x},100 ${x},${x < -60 ? 178 : x < 40 ? 184 : 196}`)
  pen.lines(0, '-130,126 136,126', '-130,152 136,152')
  pen.box(-126, 92, 256, 8)
  pen.box(-130, 10, 266, 82)
  for (const y of [22, 44, 66]) windows(pen, -122, y, 250, 12, 11, y === 44 ? 1 : 0)
  pen.shape('-170,-6! -120,14 -80,2 -40,14 0,2 40,14 80,2 120,14 170,-2! 128,-14 0,-18 -128,-14')
})

const frauenkirche = landmark('frauenkirche', 91, (pen) => {
  pen.box(-4, 300, 8, 34)
  pen.box(-13, 314, 26, 7)
  pen.oval(0, 296, 9)
  pen.shape('-20,262! -18,276 -8,284 0,292! 8,284 18,276 20,262!')
  pen.box(-22, 226, 44, 36)
  for (const x of [-12, 2]) pen.arch(x, 230, 10, 25)
  pen.box(-27, 218, 54, 9)
  pen.shape('-98,112! -84,124 -76,150 -62,190 -27,218! 27,218! 62,190 76,150 84,124 98,112!')
  pen.lines(0, '-40,120 -34,170 -14,212', '40,120 34,170 14,212')
  for (const [x, y] of [
    [-58, 140],
    [0, 136],
    [58, 140],
    [0, 176],
  ] as const)
    pen.oval(x, y, 8, 11)
  pen.box(-104, 100, 208, 13)
  for (const side of [-1, 1]) {
    const x = side * 106
    pen.box(x - 4, 186, 8, 20)
    pen.shape(`${x - 19},152! ${x - 14},170 ${x - 6},178 ${x},190! ${x + 6},178 ${x + 14},170 ${x + 19},152!`)
    pen.box(x - 20, 84, 40, 68)
    pen.arch(x - 9, 98, 18, 40)
  }
  pen.box(-118, 0, 236, 100)
  pen.poly('-50,86 0,122 50,86')
  pen.oval(0, 99, 8)
  for (const x of [-80, 0, 80]) {
    pen.arch(x - 18, 40, 36, 46)
    pen.lines(0, `${x},40 ${x},84`)
    pen.arch(x - 12, 0, 24, 32)
  }
  for (const x of [-114, -44, 44, 114]) pen.box(x - 6, 0, 12, 100)
})

export const germanLandmarks = [
  brandenburgGate,
  neuschwanstein,
  cologneCathedral,
  tvTower,
  elbphilharmonie,
  frauenkirche,
]
