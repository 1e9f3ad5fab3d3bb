// Small toys.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; the first argument of `add` is the paint order.
import { curve, line, mirrored } from '../../../geometry/path.ts'
import { box, brush, ellipse } from '../../../geometry/round-shapes.ts'
import { frame, rot, type Vec } from '../../../geometry/vector.ts'
import { polygon, parsePoints, simpleThing } from './simple-thing.ts'

const toy = (id: string, height: number, rests?: 'floats') => ({ id, height, topic: 'toys', rests })

const paperPlane = simpleThing({ ...toy('paper-plane', 0.12, 'floats'), facing: 'right' }, (sketch) => {
  sketch.add(0, polygon('200,40 0,70 58,104'))
  sketch.add(1, polygon('200,40 58,104 66,160 92,122'))
  sketch.add(2, polygon('200,40 92,122 150,150'))
})

const paperBoat = simpleThing(toy('paper-boat', 0.12, 'floats'), (sketch) => {
  sketch.add(0, polygon('100,10 160,110 40,110'), { lines: [line([100, 10], [100, 110])] })
  sketch.add(1, polygon('0,90 100,124 200,90 150,170 50,170'), { lines: [line([100, 124], [100, 170])] })
})

const pinwheel = simpleThing(toy('pinwheel', 0.4), (sketch) => {
  sketch.add(0, box(94, 96, 12, 150, 5))
  for (const turn of [0, 90, 180, 270]) {
    const at = frame([100, 96], turn)
    sketch.add(1, curve('0,0! 6,-92! 60,-84 70,-44 36,-18', at))
    sketch.add(2, curve('0,0! 6,-92! 26,-52 18,-22', at))
  }
  sketch.add(3, ellipse([100, 96], 12))
})

const hulaHoop = simpleThing(toy('hula-hoop', 0.8), (sketch) => {
  sketch.add(0, ellipse([100, 100], 100), { lines: [] })
  sketch.add(1, ellipse([100, 100], 82))
  for (let turn = 0; turn < 360; turn += 45) {
    const [a, b] = [rot([0, -100], turn), rot([0, -82], turn)]
    sketch.add(
      2,
      brush(
        [
          [100 + a[0], 100 + a[1]],
          [100 + b[0], 100 + b[1]],
        ],
        2.5,
      ),
      { level: 1 },
    )
  }
})

const jumpRope = simpleThing(toy('jump-rope', 0.6), (sketch) => {
  sketch.add(0, brush(parsePoints('36,60 10,130 60,186 120,150 90,110 150,100 190,150 166,60'), 5))
  sketch.add(1, box(24, 0, 24, 66, 9), { lines: [line([24, 18], [48, 18]), line([24, 46], [48, 46])] })
  sketch.add(1, box(154, 0, 24, 66, 9), { lines: [line([154, 18], [178, 18]), line([154, 46], [178, 46])] })
})

const trampoline = simpleThing(toy('trampoline', 0.9), (sketch) => {
  for (const x of [30, 96, 164, 228]) sketch.add(0, box(x - 6, 60, 12, x === 96 || x === 164 ? 84 : 66, 5))
  sketch.add(1, ellipse([130, 56], 130, 36))
  sketch.add(2, ellipse([130, 54], 98, 25))
  for (let turn = 0; turn < 360; turn += 30) {
    const a: Vec = [130 + 98 * Math.cos((turn * Math.PI) / 180), 54 + 25 * Math.sin((turn * Math.PI) / 180)]
    const b: Vec = [130 + 124 * Math.cos((turn * Math.PI) / 180), 56 + 33 * Math.sin((turn * Math.PI) / 180)]
    sketch.add(3, brush([a, b], 2), { level: 1 })
  }
})

const pacifier = simpleThing(toy('pacifier', 0.06), (sketch) => {
  sketch.add(
    0,
    mirrored('0,0 22,6 30,28 20,50 18,76 0,80', ([x, y]) => [x + 100, y]),
  )
  sketch.add(
    1,
    mirrored('0,70 50,62 84,84 70,112 36,110 0,120', ([x, y]) => [x + 100, y]),
  )
  sketch.add(2, ellipse([100, 92], 20))
  sketch.add(0, ellipse([100, 146], 40)).add(1, ellipse([100, 148], 26))
})

const playingCard = simpleThing(toy('playing-card', 0.09), (sketch) => {
  sketch.add(0, box(60, 16, 120, 176, 12)).add(1, box(20, 6, 120, 176, 12))
  const heart = (x: number, y: number, k: number) =>
    sketch.add(2, curve('0,30! -34,-4 -18,-30 0,-14! 18,-30 34,-4', frame([x, y], 0, k)))
  heart(80, 96, 1.3)
  heart(40, 32, 0.4)
  heart(120, 156, 0.4)
})

const fidgetSpinner = simpleThing(toy('fidget-toy', 0.08), (sketch) => {
  for (const turn of [0, 120, 240])
    sketch.add(0, curve('-24,0 -34,-66 0,-104 34,-66 24,0', frame([100, 110], turn)))
  for (const turn of [0, 120, 240]) {
    const [x, y] = rot([0, -64], turn)
    sketch.add(1, ellipse([100 + x, 110 + y], 24)).add(2, ellipse([100 + x, 110 + y], 12))
  }
  sketch.add(1, ellipse([100, 110], 26)).add(2, ellipse([100, 110], 13))
})

export const toyMakers = [
  paperPlane,
  paperBoat,
  pinwheel,
  hulaHoop,
  jumpRope,
  trampoline,
  pacifier,
  playingCard,
  fidgetSpinner,
]
