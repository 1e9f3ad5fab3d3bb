import type { PiecePen } from '../engine/piece-pen.ts'
import { arcade, landmark } from './landmark.ts'

const colosseum = landmark('colosseum', 48, (pen) => {
  pen.shape(
    '-190,0! -196,60 -190,130! -150,152 -90,164! -60,168! -30,140! 0,146! 24,112! 60,116! 120,104 176,88! 190,40 186,0!',
  )
  pen.shape('-120,120! -60,134 0,128! 0,112! -60,112 -120,104!', { width: 0.8 })
  const tiers: readonly (readonly [number, number, number])[] = [
    [4, 34, 11],
    [46, 32, 10],
    [88, 28, 7],
  ]
  pen.lines(0, '-193,42 -100,36 0,34 100,36 187,42', '-194,84 -100,78 0,76 100,78 182,82')
  for (const [y, h, count] of tiers) {
    const width = y > 80 ? 232 : 364
    arcade(pen, -184, y, width, h, count, 0.36)
  }
  pen.lines(0, '-192,124 -120,122 -60,124 -34,128')
  for (const x of [-168, -140, -112, -84, -58]) pen.box(x - 4, 134, 8, 10)
})

const leaningTower = landmark('leaning-tower', 56, (pen) => {
  const lean = (x: number, y: number): string => `${(x + y * 0.13).toFixed(1)},${y}`
  const floor = (y: number, h: number, w: number, count: number): void => {
    pen.shape(`${lean(-w, y)}! ${lean(-w, y + h)}! ${lean(w, y + h)}! ${lean(w, y)}!`)
    const step = (2 * w) / count
    for (let i = 0; i < count; i++) {
      const x = -w + i * step + step * 0.2
      const right = x + step * 0.6
      pen.shape(
        `${lean(x, y)}! ${lean(x, y + h * 0.5)} ${lean((x + right) / 2, y + h * 0.82)} ${lean(right, y + h * 0.5)} ${lean(right, y)}!`,
      )
    }
    pen.poly(
      `${lean(-w - 4, y + h - 4)} ${lean(-w - 4, y + h + 3)} ${lean(w + 4, y + h + 3)} ${lean(w + 4, y + h - 4)}`,
    )
  }
  floor(0, 58, 54, 5)
  for (let i = 0; i < 6; i++) floor(60 + i * 34, 32, 50, 6)
  floor(266, 36, 38, 4)
  pen.lines(0, `${lean(30, 304)} ${lean(30, 326)}`)
  pen.poly(`${lean(30, 326)} ${lean(52, 320)} ${lean(30, 314)}`)
  pen.shape('-80,0! -70,10 80,10 90,0! 68,-7 0,-10 -61,-7')
})

function gondola(pen: PiecePen, x: number, y: number): void {
  pen.box(x - 3, y + 18, 6, 28)
  pen.oval(x, y + 62, 9)
  pen.shape(`${x - 16},${y + 68}! ${x - 8},${y + 76} ${x + 8},${y + 76} ${x + 16},${y + 68}!`)
  pen.shape(`${x - 9},${y + 18}! ${x - 11},${y + 44} ${x},${y + 54} ${x + 11},${y + 44} ${x + 9},${y + 18}!`)
  pen.lines(0, `${x - 10},${y + 32} ${x + 10},${y + 32}`, `${x - 10},${y + 42} ${x + 10},${y + 42}`)
  pen.band(`${x + 6},${y + 40} ${x + 26},${y + 28} ${x + 52},${y - 16}`, 4)
  pen.shape(
    `${x - 86},${y + 34}! ${x - 70},${y + 12} ${x},${y + 2} ${x + 66},${y + 12} ${x + 92},${y + 46}! ${x + 104},${y + 44}! ${x + 96},${y + 8} ${x + 60},${y - 10} ${x - 50},${y - 10} ${x - 82},${y + 10}`,
  )
}

const rialto = landmark('rialto', 8, (pen) => {
  for (const side of [-1, 1]) {
    const x = side > 0 ? 150 : -216
    pen.box(x, 0, 66, 190)
    pen.poly(`${x - 5},190 ${x + 33},214 ${x + 71},190`)
    for (const y of [40, 92, 144]) arcade(pen, x + 4, y, 58, 34, 2, 0.4)
  }
  pen.shape('-170,0! -170,64! 0,124! 170,64! 170,0! 104,0! 90,44 0,70 -90,44 -104,0!')
  for (const side of [-1, 1])
    for (const [x, y] of [
      [40, 106],
      [76, 94],
      [112, 81],
      [148, 69],
    ] as const) {
      pen.arch(side * x - 13, y - 4, 26, 40)
    }
  pen.poly('-174,96 -20,148 -20,158 -174,108')
  pen.poly('174,96 20,148 20,158 174,108')
  pen.arch(-20, 112, 40, 62)
  pen.poly('-30,170 0,192 30,170')
  pen.lines(1, '-150,40 -118,48', '150,40 118,48', '-60,76 -40,84', '60,76 40,84')
  pen.shape('-230,0! -160,8 -80,-2 0,8 80,-2 160,8 230,0! 174,-37 0,-48 -174,-37')
  gondola(pen, -20, -34)
})

const vesuvius = landmark('vesuvius', 600, (pen) => {
  pen.shape(
    '0,196 -18,214 -48,210 -66,236 -50,258 -64,284 -34,304 -8,300 14,324 50,312 72,288 58,262 74,236 46,214 22,214',
  )
  pen.shape(
    '-230,40! -176,96 -136,150! -122,142 -104,154! -84,128 -62,120! -36,160 -26,186! -8,178 10,186! 28,188! 84,120 150,76 230,40!',
  )
  pen.shape('-26,186! -18,168 2,160 20,168 28,188! 10,186! -8,178')
  pen.shape('-10,164! -20,136 -6,116 -14,92 4,100 10,124 18,140 10,162!')
  pen.lines(0, '-136,150 -150,112', '52,158 84,112')
  pen.shape('-240,40! -120,58 0,46 120,58 240,40! 240,0! -240,0!')
  for (const [x, h] of [
    [-96, 30],
    [-52, 40],
    [-8, 32],
    [36, 42],
    [82, 30],
  ] as const) {
    pen.box(x - 20, 0, 40, h)
    pen.poly(`${x - 25},${h} ${x},${h + 20} ${x + 25},${h}`)
    pen.box(x - 6, 0, 12, 18)
  }
  pen.band('182,-8 186,60 176,112', 10)
  pen.band('186,70 210,112', 7)
  pen.shape('118,112! 120,136 150,154 186,158 222,150 240,130 240,112! 200,120 150,120')
  pen.shape('-246,4! -160,14 -80,2 0,12 80,2 160,12 246,2! 190,-34 0,-44 -190,-34')
  pen.shape('-172,-14! -100,-14! -114,-34 -158,-34')
  pen.poly('-136,-12 -136,52 -100,-8')
  pen.poly('-142,-12 -142,40 -168,-8')
})

const florenceDuomo = landmark('florence-duomo', 114, (pen) => {
  pen.oval(60, 300, 6)
  pen.poly('48,270 60,294 72,270')
  pen.box(48, 244, 24, 28)
  pen.shape('-36,130! -30,180 0,222 46,246! 74,246! 120,222 150,180 156,130!')
  pen.lines(0, '6,130 14,190 52,246', '60,130 60,246', '114,130 106,190 68,246')
  pen.box(-40, 96, 200, 36)
  for (const x of [-14, 32, 88, 134]) pen.oval(x, 114, 11)
  pen.box(-40, 40, 200, 58)
  pen.shape('110,0! 110,60 136,84 162,84 188,60 188,0!')
  pen.lines(0, '136,0 136,84', '162,0 162,84')
  pen.box(-100, 0, 130, 118)
  pen.poly('-100,118 -35,160 30,118')
  pen.oval(-35, 122, 13)
  for (const x of [-78, -35, 8]) {
    pen.oval(x, 84, 9)
    pen.arch(x - 12, 0, 24, 54)
    pen.poly(`${x - 17},54 ${x},74 ${x + 17},54`)
  }
  pen.box(-170, 0, 50, 230)
  pen.lines(0, '-170,56 -120,56', '-170,112 -120,112', '-170,166 -120,166')
  for (const y of [16, 70, 124]) arcade(pen, -164, y, 38, 32, 2, 0.4)
  pen.arch(-156, 176, 22, 44)
  pen.box(-176, 226, 62, 12)
})

export const italianLandmarks = [colosseum, leaningTower, rialto, vesuvius, florenceDuomo]
