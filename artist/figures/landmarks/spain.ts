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
  pen.poly('-170,176 -150,206 150,206 170,176')
  for (let x = -140; x <= 140; x += 28) pen.lines(1, `${x},178 ${x * 0.93},204`)
  pen.box(-164, 0, 328, 176)
  pen.box(-164, 148, 328, 14)
  for (const x of [-132, -82, 82, 132]) moorishArch(pen, x, 0, 34, 110)
  moorishArch(pen, 0, 0, 74, 138)
  for (const x of [-157, -107, -57, 57, 107, 157]) {
    pen.box(x - 4, 0, 8, 64)
    pen.box(x - 8, 62, 16, 10)
  }
  pen.box(-8, 8, 16, 18)
  pen.shape('-50,34! -40,20 40,20 50,34! 44,40 -44,40')
  pen.shape('-4,40! -8,56 -20,66! -6,62 0,48! 6,62 20,66! 8,56 4,40!')
  for (const x of [-44, -18, 18, 44]) {
    pen.shape(`${x - 10},-6! ${x - 10},10 ${x},16 ${x + 10},10 ${x + 10},-6!`)
    pen.oval(x, 14, 9)
    pen.oval(x - 3, 15, 1.6, 1.6, { solid: true })
    pen.oval(x + 3, 15, 1.6, 1.6, { solid: true })
  }
  pen.shape('-90,-18! -60,-4 60,-4 90,-18!')
})

const giralda = landmark('giralda', 104, (pen) => {
  pen.oval(0, 320, 6)
  pen.shape('-7,286! -5,314 5,314 7,286!')
  pen.band('7,300 16,312 14,322', 4)
  dome(pen, 0, 272, 12, 16)
  pen.box(-14, 248, 28, 24)
  pen.arch(-6, 250, 12, 18)
  pen.box(-22, 222, 44, 26)
  arcade(pen, -20, 224, 40, 20, 3)
  pen.box(-32, 178, 64, 44)
  arcade(pen, -30, 182, 60, 34, 4)
  pen.box(-38, 170, 76, 9)
  pen.box(-36, 0, 72, 170)
  pen.lines(0, '-16,0 -16,170', '16,0 16,170')
  for (const y of [30, 74, 118]) {
    pen.arch(-8, y, 16, 30)
    for (const x of [-30, 22]) lancet(pen, x + 4, y + 2, 9, 26)
  }
})

const laManchaWindmills = landmark('la-mancha-windmills', 12, (pen) => {
  const mill = (x: number, y: number, s: number): void => {
    pen.poly(`${x - 34 * s},${y + 84 * s} ${x},${y + 132 * s} ${x + 34 * s},${y + 84 * s}`)
    pen.shape(
      `${x - 30 * s},${y}! ${x - 30 * s},${y + 86 * s}! ${x},${y + 80 * s} ${x + 30 * s},${y + 86 * s}! ${x + 30 * s},${y}!`,
    )
    pen.arch(x - 8 * s, y, 16 * s, 30 * s)
    for (const u of [-16, 10]) pen.box(x + u * s, y + 56 * s, 8 * s, 9 * s)
    for (const turn of [35, 125, 215, 305]) {
      const angle = (turn * Math.PI) / 180
      const on = (along: number, side: number) =>
        `${(x + (Math.cos(angle) * along - Math.sin(angle) * side) * s).toFixed(1)},${(y + 98 * s + (Math.sin(angle) * along + Math.cos(angle) * side) * s).toFixed(1)}`
      pen.poly(`${on(0, -2.5)} ${on(76, -2.5)} ${on(76, 2.5)} ${on(0, 2.5)}`)
      pen.poly(`${on(20, 2)} ${on(74, 2)} ${on(74, 18)} ${on(20, 18)}`)
      pen.lines(0, `${on(38, 2)} ${on(38, 18)}`, `${on(56, 2)} ${on(56, 18)}`)
    }
    pen.oval(x, y + 98 * s, 6 * s)
  }
  mill(-150, 66, 0.7)
  mill(134, 54, 0.8)
  pen.shape('-230,0! -200,44 -140,66 -70,52 0,44 80,48 140,54 200,34 230,0!')
  mill(-10, 26, 1.2)
  pen.shape('-230,0! -120,26 0,34 120,24 230,0!')
})

export const spanishLandmarks = [sagradaFamilia, alhambra, giralda, laManchaWindmills]
