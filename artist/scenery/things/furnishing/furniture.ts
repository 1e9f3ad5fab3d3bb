// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Pen } from '../../canvas/pen.ts'
import type { Thing } from '../../canvas/thing.ts'
import {
  oval,
  poly,
  rect,
  scallop,
  ring,
  smooth,
  star,
  stick,
  times,
  openCurve,
} from '../../canvas/outlines.ts'

const books = (pen: Pen, x: number, y: number, count: number) =>
  times(count, (i) => pen.add(rect(x + i * 11, y - 26 - (i % 3) * 5, 10, 26 + (i % 3) * 5)))

/** What pictures on the wall show: mountains, a flower, a boat, a heart. */
const PAINTINGS: readonly ((pen: Pen) => void)[] = [
  (pen) => pen.add(oval(22, -52, 9)).add(poly('-42,-8 -14,-48 8,-22 20,-34 42,-8')),
  (pen) => pen.add(rect(-3, -34, 6, 26)).add(scallop(ring(6, 17, 17, 0, -42), 0.7)).add(oval(0, -42, 7)),
  (pen) => pen.add(poly('0,-62 0,-28 28,-28')).add(poly('-4,-54 -4,-28 -22,-28')).add(poly('-30,-24 34,-24 22,-10 -20,-10')),
  (pen) => pen.add(smooth('0,-14! -30,-40 -24,-60 -8,-60 0,-48! 8,-60 24,-60 30,-40')),
] // prettier-ignore

/** Furniture. */
export const FURNITURE = {
  bed(pen, _, detail) {
    pen.add(rect(-70, -84, 14, 84, 5))
    pen.add(rect(66, -60, 12, 60, 5))
    pen.add(smooth('-56,-58! -50,-70 -20,-70 -14,-58! -20,-48 -50,-48'))
    pen.add(rect(-58, -50, 126, 34))
    pen.add(smooth('-22,-56! 20,-62 68,-54! 70,-14! 40,-10 20,-14 0,-9 -20,-14!'))
    if (!detail) return
    pen.line(openCurve('-21,-46 20,-50 69,-44'))
    times(detail === 2 ? 5 : 3, (i) => pen.add(star(2 + i * (detail === 2 ? 14 : 22), -30 + (i % 2) * 4, 7)))
  },
  shelf(pen) {
    pen.add(rect(-40, -124, 80, 124))
    times(3, (i) => pen.add(rect(-35, -119 + i * 40, 70, 34)))
    books(pen, -32, -85, 4)
    pen.add(oval(20, -98, 11))
    books(pen, -10, -45, 4)
    pen.add(poly('-32,-45 -22,-68 -12,-45'))
    pen.add(rect(-30, -28, 26, 23))
    pen.add(oval(18, -17, 11))
  },
  wardrobe(pen, _, detail) {
    pen.add(rect(-36, -128, 72, 124, 3))
    pen.line(stick(0, -128, 0, -4))
    for (const x of [-7, 7]) pen.add(oval(x, -62, 3))
    if (detail) for (const x of [-30, 6]) pen.add(rect(x, -120, 24, 48)).add(rect(x, -52, 24, 40))
  },
  teddy(pen) {
    for (const x of [-20, 20]) pen.add(oval(x, -92, 11))
    for (const side of [-1, 1]) pen.add(oval(side * 30, -40, 9, 17, side * -30))
    pen
      .add(oval(0, -34, 26, 30))
      .add(oval(0, -76, 26, 22))
      .add(oval(0, -70, 10, 8))
    pen.dot(-9, -80, 2.6).dot(9, -80, 2.6).dot(0, -73, 3)
    for (const side of [-1, 1]) pen.add(oval(side * 22, -8, 14, 11))
    pen.add(oval(0, -32, 14, 16))
  },
  blocks(pen) {
    pen
      .add(rect(-42, -40, 40, 40, 3))
      .add(rect(2, -40, 40, 40, 3))
      .add(rect(-20, -80, 40, 40, 3))
    pen
      .add(oval(-22, -20, 11))
      .add(star(22, -18, 13))
      .add(poly('-11,-50 0,-72 11,-50'))
  },
  lamp(pen) {
    pen
      .add(rect(-2.5, -80, 5, 76))
      .add(oval(0, -4, 20, 6))
      .add(poly('-14,-120 14,-120 26,-80 -26,-80'))
  },
  picture(pen, rng) {
    pen.add(rect(-50, -76, 100, 76)).add(rect(-42, -68, 84, 60))
    rng.pick(PAINTINGS)(pen)
  },
  fridge(pen, _, detail) {
    pen.add(rect(-34, -126, 68, 122, 6))
    pen.line(stick(-34, -84, 34, -84))
    pen.add(rect(-28, -112, 5, 20, 2)).add(rect(-28, -76, 5, 30, 2))
    if (detail)
      pen
        .add(scallop(ring(5, 8, 8, 10, -60), 0.7))
        .add(star(4, -104, 7))
        .add(rect(2, -46, 18, 14))
  },
  stove(pen, _, detail) {
    pen
      .add(rect(-40, -76, 80, 76))
      .add(rect(-30, -48, 60, 40, 4))
      .add(rect(-24, -42, 48, 24, 3))
    times(4, (i) => pen.add(oval(-27 + i * 18, -62, 5)))
    pen
      .add(rect(-42, -82, 84, 7))
      .add(rect(-32, -106, 36, 24, 3))
      .add(rect(-36, -110, 44, 5))
      .add(oval(-14, -113, 4))
    if (detail)
      for (const x of [-24, -8])
        pen.line(
          openCurve([
            [x, -122],
            [x + 5, -130],
            [x - 2, -138],
            [x + 4, -146],
          ]),
          0.7,
        )
  },
  counter(pen) {
    pen.add(rect(-80, -72, 160, 72)).add(rect(-86, -80, 172, 9))
    times(3, (i) => pen.add(rect(-74 + i * 51, -64, 46, 56)).add(oval(-51 + i * 51, -56, 3)))
    for (const [x, y] of [
      [-48, -100],
      [-34, -104],
      [-22, -99],
    ] as const)
      pen.add(oval(x, y, 8))
    pen.add(smooth('-60,-100! -12,-100! -20,-82 -52,-82'))
    pen
      .add(rect(24, -106, 22, 26, 3))
      .add(rect(22, -112, 26, 7))
      .add(poly('56,-80 59,-110 65,-110 68,-80'))
  },
  pans(pen) {
    pen.add(rect(-70, -104, 140, 7))
    for (const [i, x] of [-46, 0, 46].entries()) {
      pen.add(rect(x - 2.5, -98, 5, 34))
      pen.add(i === 1 ? rect(x - 18, -64, 36, 26, 6) : oval(x, -46, 19))
    }
  },
  table(pen) {
    for (const x of [-56, 48]) pen.add(rect(x, -50, 9, 50))
    pen.add(rect(-70, -60, 140, 10, 3))
    for (const [x, y] of [
      [-10, -86],
      [8, -88],
    ] as const)
      pen.add(oval(x, y, 8))
    pen.add(smooth('-22,-84! 22,-84! 12,-62 -12,-62')).add(rect(40, -78, 16, 18, 2))
  },
  sofa(pen, _, detail) {
    pen
      .add(rect(-76, -78, 152, 60, 16))
      .add(rect(-60, -40, 60, 28, 8))
      .add(rect(0, -40, 60, 28, 8))
    for (const x of [-88, 60]) pen.add(rect(x, -54, 28, 48, 12))
    for (const x of [-78, 68]) pen.add(rect(x, -6, 10, 6))
    if (detail) pen.add(poly('-50,-64 -26,-70 -22,-44 -46,-40'))
  },
  plant(pen) {
    for (const a of [-60, -30, 0, 30, 60])
      pen.add(
        smooth([
          [0, -40, 1],
          [a * 0.5 - 8, -80],
          [a, -108 + Math.abs(a) * 0.5, 1],
          [a * 0.5 + 8, -72],
        ]),
      )
    pen.add(poly('-24,-44 24,-44 17,0 -17,0')).add(rect(-27, -50, 54, 10, 3))
  },
  bath(pen, _, detail) {
    if (detail)
      for (const [x, y, r] of [
        [-34, -64, 14],
        [-8, -68, 18],
        [22, -64, 13],
        [44, -62, 10],
      ] as const)
        pen.add(oval(x, y, r))
    pen.add(smooth('-84,-60! 84,-60! 74,-14 56,-8! -56,-8! -74,-14'))
    pen.add(rect(-90, -66, 180, 11, 5))
    for (const x of [-52, 42]) pen.add(oval(x + 5, -4, 8, 6))
    pen.add(smooth('70,-66! 70,-94 52,-96 48,-84! 56,-82! 60,-88 62,-66!'))
  },
  sink(pen) {
    pen.add(poly('-10,-4 -8,-56 8,-56 10,-4')).add(smooth('-40,-74! 40,-74! 28,-54 -28,-54'))
    pen
      .add(oval(0, -130, 30, 36))
      .add(oval(0, -130, 23, 29))
      .add(rect(-4, -88, 8, 14))
  },
  desk(pen) {
    pen.add(rect(-58, -62, 116, 9, 2))
    for (const x of [-50, 42])
      pen.add(
        poly([
          [x, -53],
          [x + 8, -53],
          [x + 10, 0],
          [x - 2, 0],
        ]),
      )
    pen.add(rect(-40, -72, 30, 10, 2)).add(oval(26, -68, 7, 6))
  },
  board(pen, _, detail) {
    pen.add(rect(-88, -96, 176, 96, 3)).add(rect(-80, -88, 160, 80))
    if (detail) {
      pen
        .add(star(-50, -54, 16))
        .add(oval(0, -54, 14))
        .add(poly('40,-40 56,-68 72,-40'))
      pen.line(openCurve('-66,-24 -30,-28 0,-22 34,-27'))
    }
    pen.add(rect(-40, 0, 80, 6, 2))
  },
} satisfies Record<string, Thing>
