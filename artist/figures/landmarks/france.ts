import { arcade, lancet, landmark, spire, windows } from './landmark.ts'

const eiffelTower = landmark('eiffel-tower', 330, (pen) => {
  pen.box(-2.5, 318, 5, 32)
  pen.box(-10, 300, 20, 18)
  pen.shape('-8,300! -13,230 -24,170! 24,170! 13,230 8,300!')
  for (const [y, w] of [
    [172, 24],
    [196, 18.5],
    [220, 14],
    [244, 11.5],
    [268, 9.6],
  ] as const)
    pen.lines(y % 2 === 0 ? 0 : 1, `${-w},${y} ${w * 0.84},${y + 24}`, `${w},${y} ${-w * 0.84},${y + 24}`)
  pen.box(-36, 158, 72, 14)
  for (const side of [-1, 1]) {
    const sided = (x: number) => x * side
    pen.poly(`${sided(28)},158 ${sided(10)},158 ${sided(26)},92 ${sided(50)},92`)
    pen.lines(0, `${sided(12)},150 ${sided(46)},100`, `${sided(28)},150 ${sided(28)},96`)
    pen.shape(
      `${sided(54)},80! ${sided(72)},40 ${sided(98)},0! ${sided(62)},0! ${sided(50)},28 ${sided(30)},80!`,
    )
    pen.lines(0, `${sided(34)},70 ${sided(86)},20`, `${sided(60)},72 ${sided(58)},14`)
  }
  pen.shape('-60,8! -52,46 -30,66 0,70 30,66 52,46 60,8! 72,8! 64,54 40,80! -40,80! -64,54 -72,8!')
  pen.box(-62, 78, 124, 16)
  pen.lines(1, '-40,78 -40,94', '-20,78 -20,94', '0,78 0,94', '20,78 20,94', '40,78 40,94')
  pen.box(-106, -8, 52, 12)
  pen.box(54, -8, 52, 12)
})

const arcDeTriomphe = landmark('arc-de-triomphe', 50, (pen) => {
  pen.box(-110, 0, 220, 212)
  pen.arch(-40, 0, 80, 142)
  pen.arch(-30, 0, 60, 130)
  for (const side of [-1, 1]) {
    const x = side * 75
    pen.box(x - 25, 28, 50, 70)
    pen.shape(`${x - 14},34! ${x - 16},60 ${x - 6},84 ${x + 4},90 ${x + 14},70 ${x + 14},34!`)
    pen.box(x - 26, 116, 52, 28)
    pen.box(x - 30, 0, 60, 22)
  }
  pen.box(-116, 150, 232, 12)
  pen.box(-112, 162, 224, 16)
  pen.lines(1, ...[-80, -48, -16, 16, 48, 80].map((x) => `${x},162 ${x},178`))
  pen.box(-120, 178, 240, 10)
  pen.box(-106, 188, 212, 28)
  for (const x of [-84, -50, -16, 18, 52, 86]) pen.oval(x - 1, 202, 9, 9)
  pen.box(-112, 216, 224, 8)
})

const montSaintMichel = landmark('mont-saint-michel', 150, (pen) => {
  pen.box(-2, 276, 4, 22)
  spire(pen, 0, 206, 22, 76)
  pen.box(-16, 176, 32, 32)
  lancet(pen, 0, 180, 12, 24)
  pen.box(-58, 128, 116, 56)
  pen.poly('-64,182 -40,204 40,204 64,182')
  for (const x of [-46, -28, 28, 46]) lancet(pen, x, 140, 11, 34)
  pen.box(-96, 92, 192, 44)
  for (const x of [-84, -62, -40, -18, 4, 26, 48, 70]) pen.arch(x, 96, 12, 30)
  pen.shape('-180,0! -160,34 -136,62 -112,74 -100,98 -60,94 0,102 60,94 100,98 116,72 140,56 162,30 182,0!')
  for (const [x, y] of [
    [-118, 30],
    [-78, 44],
    [-34, 50],
    [18, 48],
    [62, 42],
    [106, 28],
  ] as const) {
    pen.box(x - 14, y, 28, 22)
    pen.poly(`${x - 18},${y + 22} ${x},${y + 40} ${x + 18},${y + 22}`)
    pen.box(x - 4, y, 8, 12)
  }
  pen.shape('-186,0! -180,22 -90,26 0,22 90,26 180,22 186,0!')
  for (const x of [-150, -60, 60, 150]) pen.box(x - 13, 0, 26, 38)
  pen.shape('-220,-4! -150,6 -80,-4 0,6 80,-4 150,6 220,-4! 166,-14 0,-18 -166,-14')
})

const louvre = landmark('louvre', 21, (pen) => {
  pen.box(-190, 0, 380, 96)
  windows(pen, -184, 54, 368, 28, 14)
  windows(pen, -184, 12, 368, 28, 14, 1)
  for (const x of [-150, 0, 150]) {
    pen.box(x - 36, 90, 72, 34)
    pen.shape(`${x - 42},124! ${x - 34},150 ${x},160 ${x + 34},150 ${x + 42},124!`)
    pen.arch(x - 12, 94, 24, 26)
  }
  pen.poly('-116,-20 0,118 116,-20')
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    const y = -20 + 138 * share
    const half = 116 * (1 - share)
    pen.lines(0, `${-half},${y} ${half},${y}`)
    pen.lines(0, `${116 - 232 * share},-20 ${58 - 116 * share + 58 * (1 - share)},${-20 + 138 * share}`)
    pen.lines(0, `${-116 + 232 * share},-20 ${-58 + 116 * share - 58 * (1 - share)},${-20 + 138 * share}`)
  }
  pen.poly('-160,-20 -134,10 -108,-20')
  pen.poly('160,-20 134,10 108,-20')
})

const notreDame = landmark('notre-dame', 69, (pen) => {
  spire(pen, 0, 150, 14, 130)
  for (const side of [-1, 1]) {
    const x = side * 62
    pen.box(x - 32, 140, 64, 86)
    for (const column of [-14, 14]) {
      lancet(pen, x + column, 148, 18, 68)
      pen.lines(1, `${x + column},148 ${x + column},208`)
    }
    pen.box(x - 35, 222, 70, 8)
    pen.lines(1, ...[-20, -7, 7, 20].map((u) => `${x + u},222 ${x + u},230`))
  }
  pen.box(-94, 0, 188, 142)
  arcade(pen, -92, 120, 184, 20, 10, 0.25)
  pen.oval(0, 90, 26)
  pen.oval(0, 90, 9)
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI
    pen.lines(
      0,
      `${Math.cos(angle) * 9},${90 + Math.sin(angle) * 9} ${Math.cos(angle) * 26},${90 + Math.sin(angle) * 26}`,
    )
  }
  for (const x of [-74, -50, 50, 74]) lancet(pen, x, 68, 18, 44)
  pen.box(-96, 50, 192, 11)
  pen.lines(1, ...[-70, -50, -30, -10, 10, 30, 50, 70].map((x) => `${x},50 ${x},61`))
  for (const x of [-62, 0, 62]) {
    lancet(pen, x, 0, 44, 46)
    lancet(pen, x, 0, 28, 34)
    pen.lines(0, `${x},0 ${x},32`)
  }
  for (const x of [-94, -31, 31, 94]) pen.box(x - 4, 0, 8, 142)
})

export const frenchLandmarks = [eiffelTower, arcDeTriomphe, montSaintMichel, louvre, notreDame]
