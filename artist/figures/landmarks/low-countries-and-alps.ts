import { arcade, lancet, landmark, spire, windows } from './landmark.ts'

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
  pen.box(-9, 232, 18, 22)
  spire(pen, 0, 252, 40, 22)
  pen.box(-22, 222, 44, 10)
  pen.poly('-22,56 22,56 15,222 -15,222')
  for (const [y, w] of [
    [86, 21],
    [130, 19],
    [174, 17],
  ] as const)
    pen.poly(`${-w},${y} ${w},${y} ${w - 1},${y + 22} ${-w + 1},${y + 22}`)
  pen.arch(-8, 56, 16, 26)
  pen.poly('-220,14 -120,58 220,58 220,14')
  pen.poly('-200,20 -96,54 -60,54 220,22 220,14 -214,14')
  pen.lines(0, '-120,34 -90,42', '-60,34 -20,38', '20,34 60,32', '100,28 140,26')
  pen.shape('-230,14! -160,24 -80,12 0,22 80,12 160,22 230,14! 174,-25 0,-32 -174,-25')
  pen.lines(0, '-180,-6 -160,-2 -140,-6', '-20,-16 0,-12 20,-16', '120,-6 140,-2 160,-6')
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
  pen.box(-92, 0, 184, 40)
  pen.arch(-84, 40, 168, 268)
  pen.arch(-66, 40, 132, 240)
  pen.lines(0, ...[90, 140, 190].flatMap((y) => [`-84,${y} -66,${y}`, `66,${y} 84,${y}`]))
  pen.shape('-50,86! -36,100 36,100 50,86! 40,66 -40,66')
  pen.box(-20, 40, 40, 28)
  pen.band('-10,98 -14,122 -12,150', 16)
  pen.band('12,98 14,122 10,150', 16)
  pen.shape('-28,104 -18,96 -2,98 -2,108 -24,110')
  pen.shape('28,104 18,96 4,98 4,108 24,110')
  pen.shape('-22,142! -24,178 -20,204 0,210 20,204 24,178 22,142!')
  pen.lines(0, '-23,166 0,162 23,166', '0,162 0,206')
  pen.oval(0, 176, 2.6, 2.6, { solid: true })
  pen.oval(0, 192, 2.6, 2.6, { solid: true })
  pen.band('-18,198 -34,176 -18,160', 12)
  pen.band('18,198 34,178 14,160', 12)
  pen.oval(0, 232, 26)
  pen.shape('-27,238 -28,252 -14,264 6,264 24,256 28,238 14,246 -4,242 -16,248')
  pen.shape('-34,250! -20,274 20,274 34,250! 0,258')
  for (const side of [-1, 1]) pen.oval(side * 9, 232, 2.8, 3.6, { solid: true })
  pen.lines(0, '-8,221 0,217 8,221')
  pen.shape('-72,24! -50,8 50,8 72,24! 72,34! -72,34!')
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
  pen.poly('6,170 56,246 106,170')
  pen.box(50, 244, 12, 12)
  pen.poly('16,0 96,0 94,172 18,172')
  pen.lines(0, '44,0 44,172', '72,0 72,172')
  for (const y of [60, 112]) for (const x of [24, 52, 78]) pen.box(x, y, 12, 18)
  pen.poly('-200,82 -200,100 -180,112 200,112 220,100 220,82')
  pen.lines(1, '-160,100 200,100')
  pen.box(-196, 40, 412, 42)
  for (let x = -184; x <= 200; x += 32) pen.box(x, 60, 20, 18)
  pen.lines(0, '-196,56 216,56')
  for (const x of [-170, -100, -30, 130, 190]) pen.poly(`${x},40 ${x + 16},40 ${x + 20},-10 ${x - 4},-10`)
  for (let x = -190; x <= 200; x += 26) pen.oval(x + 4, 40, 10, 8)
  pen.shape('-220,-6! -150,4 -80,-6 0,4 80,-6 150,4 230,-6! 174,-27 0,-35 -166,-27')
  pen.shape('-120,-20 -106,-10 -84,-14 -78,4! -70,6 -70,-18 -84,-28 -112,-28')
  arcade(pen, 40, 0, 32, 22, 1)
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
