import { lancet, landmark, spire, windows } from './landmark.ts'

const canalHouses = landmark('canal-houses', 15, (pen) => {
  const gables = [
    '0,150 0,168 10,168 10,184 22,184 22,198 44,198 44,184 56,184 56,168 66,168 66,150',
    '0,140! 4,170 18,176 24,206! 42,206! 48,176 62,170 66,140!',
    '0,156 33,204 66,156',
    '0,146! 0,166 14,172 16,192 33,202 50,192 52,172 66,166 66,146!',
    '0,136 0,154 11,154 11,172 23,172 23,188 43,188 43,172 55,172 55,154 66,154 66,136',
  ]
  const heights = [150, 140, 156, 146, 136]
  for (const [i, gable] of gables.entries()) {
    const x = -175 + i * 70
    const moved = gable.replace(/(^|\s)([\d.]+),/g, (_, gap: string, u: string) => `${gap}${Number(u) + x},`)
    const top = heights[i]!
    pen.box(x, 0, 66, top)
    if (gable.includes('!')) pen.shape(moved)
    else pen.poly(moved)
    for (const y of [52, 98]) windows(pen, x, y, 66, 30, 3)
    pen.box(x + 26, top + 4, 14, 22)
    pen.box(x + 8, 0, 18, 38)
    pen.box(x + 36, 12, 22, 24)
  }
  pen.box(-190, -14, 380, 14)
  pen.shape('-200,-14! 200,-14! 151,-41 0,-53 -151,-41')
  pen.lines(0, '-170,-30 -150,-26 -130,-30', '110,-46 130,-42 150,-46', '-120,-56 -100,-52 -80,-56')
  pen.shape('-70,-24! 70,-24! 54,-48 -54,-48')
  pen.box(-40, -24, 66, 20)
  windows(pen, -38, -20, 62, 11, 3)
})

const afsluitdijk = landmark('afsluitdijk', 20, (pen) => {
  pen.box(-210, 0, 420, 150)
  pen.lines(0, '-196,120 -176,126 -156,120', '-190,70 -164,78 -138,70', '150,116 170,122 190,116')
  pen.lines(0, '-180,24 -156,32 -132,24', '168,56 184,62 200,56')
  pen.poly('-126,0 -16,150 16,150 170,0')
  pen.poly('-60,0 -8,150 8,150 92,0')
  for (const [y, w, h] of [
    [8, 9, 26],
    [54, 6, 20],
    [92, 4, 16],
  ] as const)
    pen.poly(
      `${14 - y * 0.11 - w},${y} ${14 - y * 0.11 + w},${y} ${12 - y * 0.11 + w * 0.7},${y + h} ${12 - y * 0.11 - w * 0.7},${y + h}`,
    )
  pen.poly('74,62 126,62 114,214 86,214')
  for (const [y, w] of [
    [86, 24],
    [130, 20],
    [174, 17],
  ] as const)
    pen.poly(`${100 - w},${y} ${100 + w},${y} ${101 + w - 3},${y + 22} ${99 - w + 3},${y + 22}`)
  pen.arch(91, 62, 18, 24)
  pen.box(78, 214, 44, 10)
  pen.box(88, 224, 24, 22)
  spire(pen, 100, 246, 40, 24)
  pen.shape('-178,96! -128,96! -140,82 -168,82')
  pen.poly('-152,98 -152,150 -124,100')
  pen.poly('-156,98 -156,140 -176,100')
  pen.shape('-54,20! -54,34 -44,38 -38,52 -12,52 -6,38 0,34 0,20!')
  pen.poly('-34,40 -30,48 -18,48 -14,40')
  for (const x of [-42, -12]) pen.oval(x, 20, 8)
})

const atomium = landmark('atomium', 102, (pen) => {
  const balls = {
    low: [0, 40],
    left: [-92, 86],
    right: [92, 86],
    back: [0, 112],
    middle: [0, 158],
    leftUp: [-92, 186],
    rightUp: [92, 186],
    front: [0, 214],
    top: [0, 278],
  } as const
  type Ball = keyof typeof balls
  const tube = (a: Ball, b: Ball): void => pen.band(`${balls[a].join(',')} ${balls[b].join(',')}`, 11)
  for (const ball of ['low', 'left', 'right', 'leftUp', 'rightUp', 'top', 'back', 'front'] as const)
    tube('middle', ball)
  for (const [a, b] of [
    ['low', 'left'],
    ['low', 'right'],
    ['left', 'leftUp'],
    ['right', 'rightUp'],
    ['leftUp', 'top'],
    ['rightUp', 'top'],
    ['left', 'front'],
    ['right', 'front'],
  ] as const)
    tube(a, b)
  for (const x of [-70, 70]) pen.band(`${x},0 ${x * 1.3},70`, 9)
  for (const [x, y] of Object.values(balls)) {
    pen.oval(x, y, 31)
    pen.lines(0, `${x - 30},${y + 5} ${x},${y - 3} ${x + 30},${y + 5}`)
    pen.lines(1, `${x},${y + 31} ${x - 8},${y} ${x},${y - 31}`)
  }
  pen.box(-40, -6, 80, 18)
})

const mannekenPis = landmark('manneken-pis', 2.5, (pen) => {
  pen.box(-104, 0, 208, 30)
  pen.arch(-92, 30, 184, 284)
  pen.arch(-72, 30, 144, 256)
  pen.lines(0, ...[90, 140, 190].flatMap((y) => [`-92,${y} -72,${y}`, `72,${y} 92,${y}`]))
  pen.box(-26, 30, 52, 44)
  pen.shape('-46,74! -52,92 52,92 46,74!')
  pen.band('-12,92 -18,116 -14,142', 20)
  pen.band('14,92 18,116 14,142', 20)
  pen.shape('-34,100 -20,90 -2,92 -4,104 -26,106')
  pen.shape('34,100 20,90 4,92 6,104 26,106')
  pen.shape('-26,132! -28,172 -22,204 0,212 24,202 28,168 26,132!')
  pen.lines(0, '-27,160 0,154 27,160')
  for (const y of [172, 190]) pen.oval(-2, y, 3, 3, { solid: true })
  pen.band('-20,196 -44,176 -30,152', 15)
  pen.band('22,196 36,168 10,146', 15)
  pen.band('12,142 44,136 62,104 66,40', 6)
  pen.oval(2, 238, 30)
  for (const [x, y] of [
    [-26, 252],
    [-14, 264],
    [4, 268],
    [20, 262],
    [30, 248],
  ] as const)
    pen.oval(x, y, 11)
  for (const side of [-1, 1]) pen.oval(4 + side * 10, 236, 3, 4, { solid: true })
  pen.lines(0, '-4,224 5,219 14,224')
  pen.shape('24,34! 30,20 92,20 98,34! 98,44! 24,44!')
})

const stephansdom = landmark('stephansdom', 136, (pen) => {
  pen.poly('78,150 96,330 114,150')
  pen.lines(0, '83,200 109,200', '88,250 104,250')
  pen.box(94, 326, 4, 16)
  for (const x of [72, 120]) spire(pen, x, 140, 14, 52)
  pen.box(66, 0, 60, 152)
  for (const y of [96, 40]) {
    lancet(pen, 84, y, 18, 46)
    lancet(pen, 108, y, 18, 46)
  }
  lancet(pen, 96, 0, 26, 32)
  pen.poly('-150,96 -124,196 50,196 66,96')
  for (let i = 0; i < 3; i++) {
    const y = 108 + i * 28
    const points = Array.from({ length: 9 }, (_, k) => `${-142 + i * 7 + k * 25},${y + (k % 2) * 16}`)
    pen.lines(0, points.map((point) => `${point}!`).join(' '))
  }
  pen.box(-150, 0, 216, 98)
  for (const x of [-124, -84, -44, -4, 36]) {
    lancet(pen, x, 18, 22, 62)
    pen.lines(0, `${x},18 ${x},78`)
  }
  for (const x of [-146, -104, -64, -24, 16, 56]) {
    pen.box(x - 4, 0, 8, 98)
    spire(pen, x, 96, 12, 24)
  }
  pen.box(-176, 0, 34, 126)
  spire(pen, -159, 126, 42, 54)
  lancet(pen, -159, 70, 14, 40)
})

const riesenrad = landmark('riesenrad', 65, (pen) => {
  pen.poly('-12,150 12,150 84,0 64,0 0,132 -64,0 -84,0')
  pen.oval(0, 150, 138)
  pen.oval(0, 150, 126)
  const cabins = 12
  for (let i = 0; i < cabins; i++) {
    const angle = ((i + 0.5) / cabins) * 2 * Math.PI
    pen.lines(0, `0,150 ${(Math.cos(angle) * 126).toFixed(1)},${(150 + Math.sin(angle) * 126).toFixed(1)}`)
  }
  pen.poly('-9,150 9,150 78,0 60,0 0,128 -60,0 -78,0')
  pen.oval(0, 150, 14)
  for (let i = 0; i < cabins; i++) {
    const angle = (i / cabins) * 2 * Math.PI
    const [x, y] = [Math.cos(angle) * 134, 150 + Math.sin(angle) * 134]
    pen.box(x - 20, y - 18, 40, 26)
    pen.poly(`${x - 23},${y + 8} ${x},${y + 18} ${x + 23},${y + 8}`)
    pen.box(x - 14, y - 8, 11, 12)
    pen.box(x + 3, y - 8, 11, 12)
  }
  pen.box(-100, -12, 200, 14)
})

const matterhorn = landmark('matterhorn', 900, (pen) => {
  pen.poly('-220,0 -150,60 -110,48 -60,112 70,100 120,52 150,64 220,0')
  pen.poly(
    '-150,20 -96,84 -74,92 -40,168 -30,214 -8,262 16,292 40,268 46,226 62,190 70,140 104,92 118,56 160,20',
  )
  pen.lines(0, '16,292! 2,236! 14,190! -6,130! 12,70! 0,30!')
  pen.poly('-30,214 -8,262 16,292 40,268 46,226 30,238 20,216 8,236 -4,208 -16,228')
  pen.poly('-74,92 -40,168 -30,140 -16,150 -26,108 -50,110')
  pen.poly('62,190 70,140 104,92 76,112 60,98 44,140')
  pen.shape('-230,0! -160,40 -90,22 -20,44 60,24 140,42 230,0!')
  for (const [x, y] of [
    [-180, 14],
    [-150, 22],
    [-120, 18],
    [120, 20],
    [156, 24],
    [188, 12],
  ] as const) {
    pen.poly(`${x - 14},${y} ${x},${y + 36} ${x + 14},${y}`)
    pen.box(x - 3, y - 8, 6, 8)
  }
  pen.box(-34, 2, 62, 30)
  pen.poly('-44,30 -3,60 38,30')
  windows(pen, -30, 12, 54, 12, 3)
})

const chapelBridge = landmark('chapel-bridge', 34, (pen) => {
  pen.shape('-230,40! -190,96 -160,70 -120,130 -86,92 -60,112 40,40!')
  pen.shape('40,40! 110,84 150,64 190,110 230,40!')
  pen.box(-230, -40, 460, 84)
  for (const x of [-178, -126, 108, 160, 206]) pen.box(x, -6, 10, 60)
  pen.poly('80,52 220,44 220,74 80,84')
  for (const x of [92, 124, 156, 188]) pen.box(x, 56, 18, 16)
  pen.poly('72,84 86,112 222,98 226,74')
  pen.lines(0, '80,98 224,86')
  pen.poly('-226,48 -20,54 -20,88 -226,78')
  for (const x of [-212, -176, -140, -104, -68]) pen.box(x, 58, 22, 16)
  pen.poly('-230,78 -222,106 -26,118 -16,88')
  pen.lines(0, '-228,92 -20,104')
  pen.poly('-34,-12 94,-12 84,168 -24,168')
  pen.lines(0, '8,-12 10,168', '52,-12 50,168')
  for (const y of [54, 106]) for (const x of [-14, 22, 60]) pen.box(x, y, 15, 24)
  pen.poly('-42,168 102,168 30,272')
  pen.lines(0, '8,168 30,272', '52,168 30,272')
  pen.oval(30, 276, 7)
  pen.shape('-52,-12! -36,-2 96,-2 112,-12! 96,-22 -36,-22')
  pen.lines(0, '-200,-20 -180,-14 -160,-20', '140,-22 160,-16 180,-22')
  pen.shape('-148,-20 -134,-10 -112,-14 -106,6! -96,10 -92,2! -98,-18 -112,-30 -138,-30')
})

export const lowCountriesAndAlps = [
  canalHouses,
  afsluitdijk,
  atomium,
  mannekenPis,
  stephansdom,
  riesenrad,
  matterhorn,
  chapelBridge,
]
