import type { PiecePen } from '../engine/piece-pen.ts'
import { arcade, dome, lancet, landmark } from './landmark.ts'

const sagradaFamilia = landmark('sagrada-familia', 172, (pen) => {
  const tower = (x: number, y: number, w: number, h: number): void => {
    pen.shape(
      `${x - w / 2},${y}! ${x - w * 0.46},${y + h * 0.4} ${x - w * 0.22},${y + h * 0.8} ${x - 4},${y + h}! ${x + 4},${y + h}! ${x + w * 0.22},${y + h * 0.8} ${x + w * 0.46},${y + h * 0.4} ${x + w / 2},${y}!`,
    )
    pen.oval(x, y + h + 6, 8, 9)
    pen.box(x - 2.5, y + h + 13, 5, 12)
    for (const share of [0.16, 0.32, 0.48, 0.62]) lancet(pen, x, y + h * share, w * 0.34, h * 0.11)
  }
  tower(0, 150, 50, 160)
  tower(-36, 110, 40, 130)
  tower(36, 110, 40, 130)
  tower(-86, 90, 42, 144)
  tower(86, 90, 42, 144)
  pen.shape('-114,0! -114,96! -66,100! -40,132 0,176! 40,132 66,100! 114,96! 114,0!')
  pen.oval(0, 128, 14)
  lancet(pen, 0, 0, 54, 104)
  lancet(pen, 0, 0, 32, 76)
  for (const side of [-1, 1]) {
    lancet(pen, side * 68, 0, 42, 78)
    lancet(pen, side * 68, 0, 24, 54)
    pen.oval(side * 88, 86, 7)
    pen.oval(side * 50, 96, 7)
  }
})

/** A horseshoe arch on two thin columns. */
function moorishArch(pen: PiecePen, x: number, y: number, w: number, h: number): void {
  pen.shape(
    `${x - w / 2},${y + h * 0.55}! ${x - w * 0.62},${y + h * 0.75} ${x},${y + h} ${x + w * 0.62},${y + h * 0.75} ${x + w / 2},${y + h * 0.55}! ${x + w / 2},${y}! ${x - w / 2},${y}!`,
  )
}

const alhambra = landmark('alhambra', 20, (pen) => {
  pen.poly('-200,206 -178,240 178,240 200,206')
  for (let x = -168; x <= 168; x += 28) pen.lines(1, `${x},208 ${x * 0.93},238`)
  pen.box(-192, 40, 384, 166)
  pen.box(-192, 184, 384, 22)
  for (let x = -184; x < 184; x += 23) pen.poly(`${x},187 ${x + 11},203 ${x + 22},187`, { level: 1 })
  for (const x of [-152, -98, 98, 152]) moorishArch(pen, x, 40, 38, 124)
  moorishArch(pen, 0, 40, 96, 138)
  for (const x of [-179, -125, -71, 71, 125, 179]) {
    pen.box(x - 5, 40, 10, 70)
    pen.box(x - 10, 108, 20, 12)
  }
  pen.poly('-200,40 200,40 230,-60 -230,-60')
  pen.band('0,120 -4,150 -34,132', 5)
  pen.band('0,120 4,150 34,132', 5)
  pen.box(-10, 60, 20, 56)
  pen.shape('-40,112! -30,98 30,98 40,112!')
  pen.shape('-96,64! -84,34 84,34 96,64! 60,74 -60,74')
  for (const x of [-84, -42, 0, 42, 84]) {
    pen.shape(
      `${x - 19},-44! ${x - 17},0 ${x + 17},0 ${x + 19},-44! ${x + 7},-44! ${x + 5},-28 ${x - 5},-28 ${x - 7},-44!`,
    )
    pen.oval(x, 14, 22, 21)
    pen.oval(x, 12, 14, 14)
    for (const side of [-1, 1]) pen.oval(x + side * 5, 15, 2, 2.4, { solid: true })
    pen.lines(0, `${x - 5},6 ${x},3 ${x + 5},6`)
  }
})

const giralda = landmark('giralda', 104, (pen) => {
  for (const [x, w, h] of [
    [-150, 26, 96],
    [-96, 26, 108],
    [96, 26, 108],
    [150, 26, 96],
  ] as const) {
    pen.box(x - w / 2, 0, w, h)
    pen.poly(`${x - w / 2 - 2},${h} ${x},${h + 34} ${x + w / 2 + 2},${h}`)
  }
  pen.box(-164, 0, 328, 84)
  for (const x of [-124, -76, 76, 124]) lancet(pen, x, 0, 28, 62)
  pen.band('-2,318 -20,330 -24,316', 5)
  pen.oval(0, 338, 8)
  pen.shape('-12,300! -8,328 8,328 12,300!')
  dome(pen, 0, 282, 14, 18)
  pen.box(-18, 256, 36, 26)
  pen.arch(-7, 258, 14, 19)
  pen.box(-30, 226, 60, 30)
  arcade(pen, -27, 228, 54, 23, 3)
  pen.box(-46, 178, 92, 48)
  arcade(pen, -44, 182, 88, 38, 5)
  for (const x of [-40, -14, 14, 40]) pen.oval(x, 232, 6)
  pen.box(-56, 168, 112, 11)
  pen.box(-52, 0, 104, 168)
  pen.lines(0, '-22,0 -22,168', '22,0 22,168')
  for (const y of [24, 70, 116]) {
    pen.arch(-12, y, 11, 32)
    pen.arch(1, y, 11, 32)
    for (const x of [-37, 37]) pen.poly(`${x - 9},${y + 16} ${x},${y + 36} ${x + 9},${y + 16} ${x},${y - 4}`)
  }
})

const laManchaWindmills = landmark('la-mancha-windmills', 12, (pen) => {
  const mill = (x: number, y: number, size: number): void => {
    pen.poly(`${x - 34 * size},${y + 84 * size} ${x},${y + 132 * size} ${x + 34 * size},${y + 84 * size}`)
    pen.shape(
      `${x - 30 * size},${y}! ${x - 30 * size},${y + 86 * size}! ${x},${y + 80 * size} ${x + 30 * size},${y + 86 * size}! ${x + 30 * size},${y}!`,
    )
    pen.arch(x - 8 * size, y, 16 * size, 30 * size)
    for (const u of [-16, 10]) pen.box(x + u * size, y + 56 * size, 8 * size, 9 * size)
    for (const turn of [35, 125, 215, 305]) {
      const angle = (turn * Math.PI) / 180
      const on = (along: number, side: number) =>
        `${(x + (Math.cos(angle) * along - Math.sin(angle) * side) * size).toFixed(1)},${(y + 98 * size + (Math.sin(angle) * along + Math.cos(angle) * side) * size).toFixed(1)}`
      pen.poly(`${on(0, -2.5)} ${on(76, -2.5)} ${on(76, 2.5)} ${on(0, 2.5)}`)
      pen.poly(`${on(20, 2)} ${on(74, 2)} ${on(74, 18)} ${on(20, 18)}`)
      pen.lines(0, `${on(38, 2)} ${on(38, 18)}`, `${on(56, 2)} ${on(56, 18)}`)
    }
    pen.oval(x, y + 98 * size, 6 * size)
  }
  mill(-150, 66, 0.7)
  mill(134, 54, 0.8)
  pen.shape('-230,0! -200,44 -140,66 -70,52 0,44 80,48 140,54 200,34 230,0!')
  mill(-10, 26, 1.2)
  pen.shape('-230,0! -120,26 0,34 120,24 230,0!')
})

export const spanishLandmarks = [sagradaFamilia, alhambra, giralda, laManchaWindmills]
