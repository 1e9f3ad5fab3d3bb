import { lancet, landmark, spire, windows } from './landmark.ts'

const bigBen = landmark('big-ben', 96, (pen) => {
  pen.box(-3, 316, 6, 22)
  spire(pen, 0, 262, 46, 56)
  pen.box(-25, 244, 50, 20)
  windows(pen, -24, 248, 48, 12, 5)
  pen.poly('-40,222 40,222 26,246 -26,246')
  for (const x of [-38, 38]) spire(pen, x, 222, 10, 26)
  pen.box(-42, 150, 84, 72)
  pen.oval(0, 186, 31)
  pen.oval(0, 186, 25)
  pen.lines(0, '0,186 0,206', '0,186 13,178')
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI
    const on = (r: number) => `${(Math.sin(angle) * r).toFixed(1)},${(186 + Math.cos(angle) * r).toFixed(1)}`
    pen.lines(0, `${on(20)} ${on(25)}`)
  }
  pen.oval(0, 186, 3, 3, { solid: true })
  pen.box(-36, 0, 72, 150)
  pen.lines(0, '-18,0 -18,150', '0,0 0,150', '18,0 18,150')
  for (const y of [40, 84, 126]) pen.lines(1, `-36,${y} 36,${y}`)
  for (const [x, w] of [
    [-150, 108],
    [42, 108],
  ] as const) {
    pen.box(x, 0, w, 66)
    windows(pen, x + 4, 12, w - 8, 40, 6)
    for (let i = 0; i < 4; i++) spire(pen, x + 14 + i * 27, 66, 10, 20)
  }
})

const towerBridge = landmark('tower-bridge', 65, (pen) => {
  pen.shape('-230,52! -230,120! -180,92 -120,160! -120,150! -170,74 -226,62')
  pen.shape('230,52! 230,120! 180,92 120,160! 120,150! 170,74 226,62')
  pen.box(-90, 150, 180, 16)
  for (let x = -80; x < 80; x += 20) pen.lines(0, `${x},150 ${x + 20},166`, `${x + 20},150 ${x},166`)
  pen.box(-230, 40, 460, 14)
  for (const x of [-100, 100]) {
    pen.box(x - 40, 0, 80, 40)
    pen.box(x - 32, 40, 64, 150)
    pen.poly(`${x - 34},190 ${x - 10},236 ${x + 10},236 ${x + 34},190`)
    spire(pen, x, 234, 18, 30)
    for (const corner of [-32, 32]) {
      pen.box(x + corner - 8, 40, 16, 162)
      spire(pen, x + corner, 202, 20, 32)
    }
    lancet(pen, x, 54, 34, 50)
    windows(pen, x - 22, 116, 44, 22, 3)
    windows(pen, x - 22, 154, 44, 22, 3)
  }
  pen.shape('-240,4! -160,14 -80,4 0,14 80,4 160,14 240,4! 182,-25 0,-32 -182,-25')
  pen.shape('-34,-8! 34,-8! 24,-26 -24,-26')
  pen.box(-14, -8, 24, 14)
})

const londonEye = landmark('london-eye', 135, (pen) => {
  pen.poly('-8,150 8,150 78,0 58,0')
  pen.poly('8,150 -8,150 -78,0 -58,0')
  pen.oval(0, 150, 134)
  pen.oval(0, 150, 124)
  const capsules = 16
  for (let i = 0; i < capsules; i++) {
    const angle = ((i + 0.5) / capsules) * 2 * Math.PI
    pen.lines(
      i % 2 ? 1 : 0,
      `0,150 ${(Math.cos(angle) * 124).toFixed(1)},${(150 + Math.sin(angle) * 124).toFixed(1)}`,
    )
  }
  pen.poly('-6,150 6,150 70,0 54,0')
  pen.poly('6,150 -6,150 -70,0 -54,0')
  pen.oval(0, 150, 12)
  for (let i = 0; i < capsules; i++) {
    const angle = (i / capsules) * 2 * Math.PI
    pen.oval(Math.cos(angle) * 142, 150 + Math.sin(angle) * 142, 15, 11)
  }
  pen.box(-110, -8, 220, 12)
  pen.shape('-190,-8! -120,2 -60,-8 0,2 60,-8 120,2 190,-8! 144,-25 0,-32 -144,-25')
})

const stonehenge = landmark('stonehenge', 6, (pen) => {
  const stone = (x: number, h: number, w: number): void =>
    pen.shape(
      `${x - w / 2},0! ${x - w * 0.54},${h * 0.5} ${x - w * 0.42},${h}! ${x + w * 0.4},${h - 3}! ${x + w * 0.52},${h * 0.5} ${x + w / 2},0!`,
    )
  const lintel = (x: number, y: number, w: number): void =>
    pen.shape(
      `${x - w / 2},${y}! ${x - w / 2 - 2},${y + 20}! ${x},${y + 24} ${x + w / 2},${y + 20}! ${x + w / 2 + 2},${y}! ${x},${y - 2}`,
    )
  for (const x of [-70, -34, 34, 70]) stone(x, 96, 24)
  lintel(-52, 94, 66)
  lintel(52, 94, 66)
  for (const x of [-160, -112]) stone(x, 118, 32)
  lintel(-136, 116, 86)
  for (const x of [112, 160]) stone(x, 118, 32)
  lintel(136, 116, 86)
  for (const x of [-28, 28]) stone(x, 142, 36)
  lintel(0, 140, 104)
  stone(-204, 70, 28)
  pen.shape('180,0! 186,22 226,26 236,0!')
  pen.shape('-80,-10! -76,8 -46,10 -40,-10!')
})

const statueOfLiberty = landmark('statue-of-liberty', 93, (pen) => {
  pen.poly('-66,0 66,0 54,22 -54,22')
  pen.poly('-46,22 46,22 34,104 -34,104')
  pen.box(-40, 100, 80, 12)
  windows(pen, -30, 56, 60, 24, 4)
  pen.band('16,214 34,250 38,284', 15)
  pen.shape('28,288! 50,288! 46,300 32,300')
  pen.shape('39,300! 28,312 34,326 40,338! 46,326 52,312')
  pen.shape('-30,112! -34,150 -26,196 -18,222 0,228 16,222 26,196 30,150 28,112!')
  pen.lines(0, '-14,112 -18,150 -10,190', '2,112 0,150 10,180', '16,112 18,150 16,174')
  pen.shape('-18,222! -8,206 12,186 30,166! 28,150! 4,176 -22,200')
  pen.band('-20,212 -34,188 -26,170', 15)
  pen.poly('-42,164 -18,156 -10,190 -34,198')
  pen.oval(0, 244, 14, 17)
  pen.shape('-15,248 -18,232 -12,226 -10,240! -8,256')
  for (let i = 0; i < 7; i++) {
    const angle = ((i - 3) * 27 * Math.PI) / 180
    const on = (r: number, turn: number) =>
      `${(Math.sin(angle + turn) * r).toFixed(1)},${(250 + Math.cos(angle + turn) * r).toFixed(1)}`
    pen.poly(`${on(14, -0.12)} ${on(36, 0)} ${on(14, 0.12)}`)
  }
  pen.shape('-16,252! 0,262 16,252! 15,246! 0,255 -15,246!')
  pen.oval(-5, 243, 1.7, 2.2, { solid: true, level: 1 })
  pen.oval(5, 243, 1.7, 2.2, { solid: true, level: 1 })
  pen.lines(1, '-4,235 0,233 4,235')
})

const goldenGate = landmark('golden-gate', 227, (pen) => {
  pen.shape('-260,30! -240,56 -200,64 -176,40! -176,0! -260,0!')
  pen.shape('260,30! 240,66 210,70 176,44! 176,0! 260,0!')
  pen.band('-250,70 -180,120 -110,232', 6)
  pen.band('250,70 180,120 110,232', 6)
  pen.band('-110,232 -60,110 0,82 60,110 110,232', 6)
  for (let x = -90; x <= 90; x += 20) pen.lines(0, `${x},66 ${x},${84 + (x * x) / 83}`)
  for (const side of [-1, 1])
    for (const [x, y] of [
      [140, 170],
      [165, 136],
      [190, 112],
    ] as const)
      pen.lines(0, `${side * x},66 ${side * x},${y}`)
  pen.box(-252, 54, 504, 14)
  for (const x of [-110, 110]) {
    pen.box(x - 24, -4, 48, 22)
    for (const leg of [-13, 13]) pen.box(x + leg - 6, 14, 12, 222)
    for (const y of [98, 142, 184, 222]) pen.box(x - 19, y, 38, 12)
    pen.lines(0, `${x - 7},18 ${x + 7},54`, `${x + 7},18 ${x - 7},54`)
  }
  pen.shape('-270,0! -180,10 -90,0 0,10 90,0 180,10 270,0! 204,-27 0,-35 -204,-27')
  pen.shape('-44,-16! 24,-16! 14,-34 -36,-34')
  pen.poly('-12,-12 -12,40 22,-8')
  pen.poly('-18,-12 -18,26 -38,-10')
})

export const britishAndAmericanLandmarks = [
  bigBen,
  towerBridge,
  londonEye,
  stonehenge,
  statueOfLiberty,
  goldenGate,
]
