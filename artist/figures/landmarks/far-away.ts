import { dome, landmark, spire, windows } from './landmark.ts'

const tajMahal = landmark('taj-mahal', 73, (pen) => {
  for (const x of [-180, 180]) {
    spire(pen, x, 226, 8, 16)
    dome(pen, x, 210, 13, 18)
    pen.box(x - 9, 24, 18, 186)
    for (const y of [84, 144, 204]) pen.box(x - 13, y, 26, 7)
  }
  pen.box(-3, 284, 6, 24)
  pen.shape('-46,170! -62,200 -58,236 -24,266 0,288! 24,266 58,236 62,200 46,170!')
  pen.box(-48, 148, 96, 24)
  for (const x of [-84, 84]) {
    spire(pen, x, 196, 6, 16)
    pen.shape(
      `${x - 20},162! ${x - 26},178 ${x - 14},194 ${x},204! ${x + 14},194 ${x + 26},178 ${x + 20},162!`,
    )
    pen.box(x - 20, 140, 40, 22)
  }
  pen.box(-128, 24, 256, 118)
  pen.box(-44, 24, 88, 132)
  pen.shape('-28,24! -28,96 0,130! 28,96 28,24!')
  pen.shape('-14,24! -14,62 0,80! 14,62 14,24!')
  for (const x of [-96, -64, 64, 96])
    for (const y of [32, 88])
      pen.shape(`${x - 11},${y}! ${x - 11},${y + 26} ${x},${y + 40}! ${x + 11},${y + 26} ${x + 11},${y}!`)
  pen.box(-204, 0, 408, 24)
  pen.shape('-60,0! 60,0! 63,-31 0,-40 -63,-31')
  pen.lines(0, '-30,-18 30,-18', '-40,-34 40,-34')
})

const greatWall = landmark('great-wall', 30, (pen) => {
  pen.shape(
    '-230,60! -190,120 -140,150 -90,128 -40,170 20,206 80,170 130,190 190,150 230,100! 230,0! -230,0!',
  )
  const tower = (x: number, y: number, size: number): void => {
    pen.box(x - 26 * size, y, 52 * size, 54 * size)
    for (const u of [-14, 6]) pen.arch(x + u * size, y + 22 * size, 9 * size, 18 * size)
    for (const u of [-30, -14, 2, 18]) pen.box(x + u * size, y + 54 * size, 12 * size, 12 * size)
    pen.box(x - 30 * size, y + 48 * size, 60 * size, 8 * size)
  }
  pen.band('16,200 60,180 84,168', 14)
  tower(20, 196, 0.62)
  pen.band('84,170 110,150 60,128 20,124', 20)
  tower(96, 150, 0.8)
  pen.band('26,124 -40,116 -96,98 -60,66', 30)
  pen.lines(0, '10,118 -36,108 -72,96')
  tower(-88, 84, 1.05)
  pen.shape('-70,82! -10,70 60,56 140,18 170,-10! 230,-10! 180,50 100,88 20,108 -60,116!')
  pen.lines(0, '-58,96 20,86 100,62 160,22 196,-10')
  for (let i = 0; i < 7; i++) {
    const x = -44 + i * 32
    const y = 112 - i * i * 1.9
    pen.box(x - 9, y - 4, 18, 16)
  }
  pen.shape('-230,0! -180,34 -120,44 -60,36 0,44 70,20 130,-10! 99,-12 0,-16 -174,-12')
})

const pyramidsAndSphinx = landmark('pyramids-and-sphinx', 139, (pen) => {
  const pyramid = (x: number, w: number, h: number): void => {
    pen.poly(`${x - w / 2},0 ${x},${h} ${x + w / 2},0`)
    pen.poly(`${x},${h} ${x + w / 2},0 ${x + w * 0.14},0`)
    for (const share of [0.25, 0.5, 0.75]) {
      const y = h * share
      const rest = 1 - share
      pen.lines(0, `${x - (w / 2) * rest},${y} ${x + w * 0.14 * rest},${y}`)
    }
  }
  pyramid(-120, 190, 140)
  pyramid(150, 150, 110)
  pyramid(30, 250, 196)
  pen.shape('-36,-30! -40,6 -20,26 30,30 90,24 108,0 112,-30!')
  pen.shape('-84,-30! -86,-12 -30,-6 20,-12 20,-30!')
  pen.lines(0, '90,-6 100,-30', '50,26 44,-12')
  pen.shape('-60,20! -64,54 -44,84! -4,84! 16,54 12,20! -2,16 -46,16')
  pen.shape('-42,30 -44,54 -36,70 -24,74 -12,70 -4,54 -6,30 -24,20')
  pen.lines(0, '-62,44 -43,46', '-58,60 -41,60', '-4,60 10,60', '-5,46 14,44')
  pen.oval(-32, 52, 2.6, 3, { solid: true })
  pen.oval(-16, 52, 2.6, 3, { solid: true })
  pen.lines(0, '-24,50 -26,42 -22,42', '-32,34 -24,31 -16,34')
})

const sydneyOpera = landmark('sydney-opera', 65, (pen) => {
  const shell = (x: number, w: number, h: number, way: 1 | -1): void => {
    const on = (u: number, v: number) => `${x + way * u * w},${32 + v * h}`
    pen.shape(`${on(0, 0)}! ${on(0.12, 0.5)} ${on(0.45, 0.86)} ${on(1, 1)}! ${on(0.86, 0.5)} ${on(0.78, 0)}!`)
    pen.lines(0, `${on(0.2, 0)} ${on(0.36, 0.5)} ${on(1, 1)}`, `${on(0.5, 0)} ${on(0.64, 0.5)} ${on(1, 1)}`)
  }
  shell(-190, 90, 84, 1)
  shell(-130, 120, 132, 1)
  shell(-50, 150, 176, 1)
  shell(200, 110, 104, -1)
  shell(60, 100, 112, 1)
  shell(140, 80, 74, 1)
  pen.box(-210, 8, 430, 26)
  windows(pen, -204, 14, 418, 12, 18, 1)
  pen.box(-224, -4, 458, 12)
  pen.shape('-240,-4! -160,6 -80,-4 0,6 80,-4 160,6 250,-4! 189,-30 0,-38 -182,-30')
  pen.shape('60,-16! 120,-16! 112,-32 70,-32')
  pen.poly('88,-14 88,26 114,-10')
})

const christTheRedeemer = landmark('christ-the-redeemer', 38, (pen) => {
  pen.shape('-200,0! -150,40 -100,84 -60,104 -20,110 30,108 70,96 120,56 200,0!')
  pen.lines(1, '-110,50 -90,26', '60,70 84,40', '-20,80 -10,50')
  pen.box(-26, 104, 52, 30)
  pen.box(-32, 100, 64, 10)
  pen.shape(
    '-26,214! -80,214 -150,218! -152,236! -80,244 -26,246! 26,246! 80,244 152,236! 150,218! 80,214 26,214!',
  )
  for (const side of [-1, 1]) {
    pen.shape(
      `${side * 150},218! ${side * 166},216 ${side * 182},222 ${side * 182},232 ${side * 166},237 ${side * 151},236!`,
    )
    pen.shape(`${side * 60},216! ${side * 66},196 ${side * 100},192 ${side * 132},218!`)
  }
  pen.shape('-30,134! -34,180 -30,226 -22,246 0,250 22,246 30,226 34,180 30,134!')
  pen.lines(0, '-14,134 -16,180 -8,222', '4,134 6,180 2,220', '18,134 20,176 16,212')
  pen.shape('-18,262 -20,280 -10,296 10,296 20,280 18,262 14,248 -14,248')
  pen.shape('-11,266 -12,280 0,290 12,280 11,266 6,252 -6,252')
  pen.oval(-5, 275, 1.8, 2.2, { solid: true })
  pen.oval(5, 275, 1.8, 2.2, { solid: true })
  pen.lines(0, '-4,264 0,262 4,264')
})

const chichenItza = landmark('chichen-itza', 30, (pen) => {
  const steps = 9
  pen.box(-46, 162, 92, 42)
  for (const x of [-30, -6, 18]) pen.box(x, 162, 13, 30)
  pen.box(-50, 200, 100, 10)
  for (let i = 0; i < steps; i++) {
    const y = i * 18
    const half = 200 - i * 16.5
    pen.box(-half, y, half * 2, 18)
    if (i % 2 === 0) windows(pen, -half + 6, y + 4, half - 46, 9, 5 - (i >> 1), 1)
    if (i % 2 === 0) windows(pen, 40, y + 4, half - 46, 9, 5 - (i >> 1), 1)
  }
  pen.poly('-40,0 -28,164 28,164 40,0')
  for (let y = 12; y < 160; y += 12) pen.lines(0, `${-31 + y * 0.06},${y} ${31 - y * 0.06},${y}`)
  pen.poly('-46,0 -32,164 -25,164 -34,0')
  pen.poly('46,0 32,164 25,164 34,0')
})

export const farAwayLandmarks = [
  tajMahal,
  greatWall,
  pyramidsAndSphinx,
  sydneyOpera,
  christTheRedeemer,
  chichenItza,
]
