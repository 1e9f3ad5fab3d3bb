// Sea animals. Outlines are lists of `x,y` points, `!` marks a sharp corner; outline-animal.ts explains the pen.
import { curve } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { sweptTube } from '../../../geometry/swept-tube.ts'
import { add, rot, type Vec } from '../../../geometry/vector.ts'
import type { OutlineAnimal, OutlinePen } from './outline-animal.ts'

const drawArm = (
  pen: OutlinePen,
  z: number,
  chain: readonly Vec[],
  radii: readonly number[],
  suckers: boolean,
): void => {
  const tube = sweptTube(chain, radii, 6)
  const marks = suckers && pen.detail > 0 ? [0.35, 0.5, 0.65, 0.8].map((t) => ellipse(add(tube.at(t).point, [tube.at(t).normal[0] * -2, tube.at(t).normal[1] * -2]), tube.at(t).radius * 0.42)) : [] // prettier-ignore
  pen.fig.add(z, tube, { marks })
}

function drawOctopusArms(pen: OutlinePen, from: Vec, spread: number): void {
  const ends: readonly [number, number, number][] = [[-112, 50, -26], [-84, 88, -20], [-36, 100, -8], [36, 100, 8], [84, 88, 20], [112, 50, 26]] // prettier-ignore
  for (const [i, [x, y, curl]] of ends.entries()) {
    const root: Vec = [from[0] + (i - 2.5) * spread, from[1]]
    drawArm(
      pen,
      -5 + (i % 2),
      [root, [(root[0] + x) / 2, y * 0.7 + 10], [x, y], [x + curl, y - 24]],
      [17, 15, 11, 6],
      true,
    )
  }
}

const drawFriendlyFace = (pen: OutlinePen, x: number, y: number, size: number, gap: number): void => {
  const within = [ellipse([x, y], gap * 3)]
  pen.eyes(4, [[x - gap, y], [x + gap, y]], size, within) // prettier-ignore
  pen.smile(4, `${x - gap * 0.8},${y + gap * 0.95} ${x - gap * 0.3},${y + gap * 1.35} ${x + gap * 0.3},${y + gap * 1.35} ${x + gap * 0.8},${y + gap * 0.95}`, within) // prettier-ignore
  if (pen.detail > 0) pen.fig.add(4, [], { marks: [ellipse([x - gap * 1.5, y + gap * 0.9], gap * 0.3, gap * 0.2), ellipse([x + gap * 1.5, y + gap * 0.9], gap * 0.3, gap * 0.2)] }) // prettier-ignore
}

const squid: OutlineAnimal = {
  poses: ['swim'],
  draw(pen) {
    drawOctopusArms(pen, [0, 40], 10)
    pen.pair(-1, '20,-96 60,-90 66,-60 36,-56')
    pen.mirror(0, '0,-130! 30,-90 40,-20 34,40 0,52', { lines: pen.lines('-50,-56 0,-48 50,-56') })
    drawFriendlyFace(pen, 0, 4, 56, 17)
    return { face: { at: [0, 6], rx: 36, ry: 36 }, facing: 'front' }
  },
}

const lobster: OutlineAnimal = {
  poses: ['stand', 'swim'],
  draw(pen) {
    pen.pair(-1, '8,118 40,108 46,136 22,146')
    pen.mirror(-1, '0,112 14,116 16,150 0,156')
    for (const [i, y] of [102, 80, 58, 34].entries())
      pen.mirror(0 + i * 0.1, `0,${y - 16} ${26 + i * 3},${y - 12} ${28 + i * 3},${y + 10} 0,${y + 16}`)
    for (const side of [-1, 1]) {
      for (const y of [-6, 10, 26]) drawArm(pen, -2, [[side * 30, y], [side * 66, y + 2], [side * 84, y + 24]], [6, 6, 4], false) // prettier-ignore
      drawArm(pen, -2, [[side * 26, -24], [side * 62, -44], [side * 64, -76]], [9, 9, 9], false) // prettier-ignore
      drawArm(pen, -3, [[side * 12, -50], [side * 30, -104], [side * 66, -128]], [3, 3, 2], false) // prettier-ignore
    }
    pen.pair(1, '56,-76 42,-104 54,-138! 64,-116 68,-110! 74,-120 90,-134! 96,-98 78,-74')
    pen.mirror(2, '0,-58 30,-44 42,0 34,34 0,42', { lines: pen.lines('-50,8 0,18 50,8') })
    drawFriendlyFace(pen, 0, -24, 44, 14)
    return { face: { at: [0, -22], rx: 30, ry: 28 }, facing: 'front' }
  },
}

const shrimp: OutlineAnimal = {
  poses: ['swim'],
  draw(pen) {
    const body = sweptTube([[40, -40], [6, -62], [-40, -44], [-62, 0], [-44, 44], [-6, 58]], [26, 30, 28, 24, 18, 10], 6) // prettier-ignore
    for (const x of [-34, -16, 4, 22]) drawArm(pen, -1, [[x, -14], [x + 6, 8]], [5, 3], false) // prettier-ignore
    drawArm(pen, -1, [[56, -54], [98, -84], [112, -44]], [3, 3, 2], false) // prettier-ignore
    pen.shape(-1, '-6,46 30,44 46,60 30,72 -2,70')
    const rings = [0.25, 0.38, 0.5, 0.62, 0.74, 0.86].map((t) => {
      const station = body.at(t)
      return `${station.point[0] + station.normal[0] * 40},${station.point[1] + station.normal[1] * 40} ${station.point[0] - station.normal[0] * 40},${station.point[1] - station.normal[1] * 40}`
    })
    pen.fig.add(0, body, { lines: pen.lines(...rings) })
    pen.eyes(3, [[44, -46]], 42, [body]) // prettier-ignore
    pen.smile(3, '66,-32 56,-26 44,-28', [body])
    return { face: { at: [42, -42], rx: 28, ry: 26 } }
  },
}

const mantaRay: OutlineAnimal = {
  poses: ['swim'],
  draw(pen) {
    pen.shape(-2, '-4,40 -2,90 6,150! 6,90 6,40')
    pen.mirror(0, '0,-44 16,-46 22,-66 34,-60 34,-40 70,-24 130,-34! 96,14 40,40 0,54', {
      lines: pen.lines('-60,-16 -40,8 -10,20', '60,-16 40,8 10,20'),
    })
    drawFriendlyFace(pen, 0, -22, 44, 20)
    return { face: { at: [0, -18], rx: 40, ry: 30 }, facing: 'front', lift: 20 }
  },
}

const pufferfish: OutlineAnimal = {
  poses: ['swim'],
  draw(pen) {
    const spikes = Array.from({ length: 18 }, (_, i) => {
      const at = (r: number, d: number) => rot([0, -r], i * 20 + d).map((v) => v.toFixed(1)).join(',') // prettier-ignore
      return `${at(66, -8)} ${at(84, 0)}! ${at(66, 8)}`
    })
    pen.shape(-1, '-60,-14 -104,-30 -98,0 -104,30 -60,14')
    const body = curve(spikes.join(' '))
    pen.fig.add(0, body, { lines: pen.lines('-80,18 -20,40 30,36 80,14') })
    pen.shape(2, '-6,8 -34,2 -40,22 -10,26')
    pen.eyes(3, [[14, -20], [48, -20]], 56, [body]) // prettier-ignore
    pen.dot(3, 34, 8, 9, 6)
    return { face: { at: [30, -8], rx: 40, ry: 34 } }
  },
}

const plesiosaur: OutlineAnimal = {
  poses: ['swim'],
  draw(pen) {
    const body = sweptTube([[-120, 20], [-70, 12], [-10, 4], [40, -6], [70, -50], [76, -98], [100, -112]], [4, 22, 42, 34, 19, 16, 22], 6) // prettier-ignore
    const snout = sweptTube([[100, -112], [132, -104]], [22, 14], 4) // prettier-ignore
    pen.shape(-2, '-40,20 -76,56 -66,66 -24,40')
    pen.shape(-2, '40,10 66,54 58,62 20,36')
    pen.fig.add(0, [body, snout], {
      lines: pen.lines('-90,26 -20,24 40,18 66,-20'),
      marks: pen.circles('-40,-14,7 -16,-22,8 8,-20,7'),
    })
    pen.shape(2, '-26,26 -46,70 -32,78 2,36')
    pen.shape(2, '22,20 20,66 34,70 50,20')
    pen.eyes(3, [[104, -118]], 40, [body, snout]) // prettier-ignore
    pen.smile(3, '146,-98 130,-94 112,-98', [snout, body])
    pen.anchor('saddle', -10, -36)
    return { face: { at: [108, -110], rx: 30, ry: 26 }, lift: 10 }
  },
}

export const SEA_ANIMALS: Readonly<Record<string, OutlineAnimal>> = {
  squid,
  lobster,
  shrimp,
  'manta-ray': mantaRay,
  pufferfish,
  plesiosaur,
  'loch-ness-monster': plesiosaur,
}
