// Christmas things.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, mirrored, poly, stroke } from '../../../geometry/path.ts'
import { box, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { type Vec } from '../../../geometry/vector.ts'
import { parsePoints, simpleThing } from './simple-thing.ts'

const feast = (id: string, height: number, rests?: 'floats' | 'hangs') => ({
  id,
  height,
  topic: 'feasts',
  rests,
})

const santaHat = simpleThing(feast('santa-hat', 0.25), (sketch) => {
  sketch.add(0, curve('20,130! 40,60 100,16 160,40 204,84 206,120! 170,92 176,130!'), {
    lines: [stroke('150,66 164,96 168,130')],
  })
  sketch.add(1, ellipse([206, 134], 24))
  sketch.add(2, box(0, 120, 196, 50, 24))
})

const snowGlobe = simpleThing(feast('snow-globe', 0.15), (sketch) => {
  sketch.add(0, ellipse([100, 86], 86))
  sketch.add(1, curve('22,122! 70,112 130,112 178,122! 150,154 100,170 50,154'))
  for (const [y, w] of [
    [44, 26],
    [66, 34],
    [88, 42],
  ] as const)
    sketch.add(
      2 + y,
      poly([
        [100, y - 24],
        [100 + w, y + 30],
        [100 - w, y + 30],
      ]),
    )
  sketch.add(1.5, box(92, 112, 16, 16, 0))
  for (const [x, y] of [
    [48, 62],
    [62, 96],
    [152, 64],
    [140, 98],
    [66, 34],
    [138, 34],
  ] as const)
    sketch.add(1, ellipse([x, y], 5), { level: 1 })
  sketch.add(200, curve('30,164! 170,164! 190,208! 10,208!'), { lines: [stroke('20,186 100,192 180,186')] })
})

const mitre = simpleThing(feast('bishops-mitre', 0.4), (sketch) => {
  sketch.add(0, curve('40,170! 26,100 60,40 100,0! 140,40 174,100 160,170! 100,184'), {})
  sketch.add(1, curve('40,146! 100,160 160,146! 162,172! 100,186 38,172!'))
  sketch
    .add(1, box(88, 40, 24, 112, 0))
    .add(1.2, box(64, 76, 72, 24, 0))
    .add(1.3, box(89, 66, 22, 44, 0), { level: 3 })
})

const staff = simpleThing(feast('bishops-staff', 1.8), (sketch) => {
  sketch.add(
    0,
    tube(
      parsePoints('70,260 70,90 70,60 84,28 120,18 150,38 150,70 126,86 108,70'),
      [8, 8, 9, 9, 9, 9, 9, 9, 8],
    ),
  )
  sketch.add(1, ellipse([70, 108], 16, 10))
})

const adventWreath = simpleThing(feast('advent-wreath', 0.25), (sketch) => {
  for (const [x, y] of [
    [44, 66],
    [156, 66],
    [82, 86],
    [124, 86],
  ] as const) {
    const z = y > 70 ? 4 : 0
    sketch.add(z, box(x - 13, y - 16, 26, 66, 4))
    sketch.add(
      z,
      mirrored('0,-60 11,-36 0,-24', ([a, b]) => [a + x, b + y]),
    )
  }
  const leaves = Array.from({ length: 18 }, (_, i) => (i * Math.PI * 2) / 18)
  for (const angle of leaves) {
    const at: Vec = [100 + 88 * Math.cos(angle), 128 + 30 * Math.sin(angle)]
    sketch.add(
      at[1] > 128 ? 6 + at[1] / 100 : -2 + at[1] / 1000,
      ellipse(at, 24, 14, (angle * 180) / Math.PI + 60),
    )
  }
  for (const x of [52, 100, 148]) sketch.add(9, ellipse([x, x === 100 ? 158 : 148], 8))
})

export const christmasMakers = [santaHat, snowGlobe, mitre, staff, adventWreath]
