// Insects and other small animals.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; outline-animal.ts explains the pen.
import { curve, stroke } from '../../../geometry/path.ts'
import { capsule, ellipse } from '../../../geometry/round-shapes.ts'
import { sweptTube } from '../../../geometry/swept-tube.ts'
import { add, rot, type Vec } from '../../../geometry/vector.ts'
import type { OutlineAnimal, OutlinePen } from './outline-animal.ts'

const leg = (pen: OutlinePen, z: number, chain: readonly Vec[], r = 3.6): void => void pen.fig.add(z, sweptTube(chain, chain.map((_, i) => (i === chain.length - 1 ? r * 0.8 : r)), 4)) // prettier-ignore

const feelers = (pen: OutlinePen, x: number, y: number, dx: number, dy: number): void => {
  for (const s of [-1, 1]) {
    leg(pen, -1, [[x + s * 8, y], [x + s * dx * 0.7, y + dy * 0.7], [x + s * dx, y + dy]], 2.4) // prettier-ignore
    pen.dot(-0.5, x + s * dx, y + dy, 6)
  }
}

const face = (pen: OutlinePen, x: number, y: number, size: number, gap: number): void => {
  const within = [ellipse([x, y], gap * 3)]
  pen.eyes(6, [[x - gap, y], [x + gap, y]], size, within) // prettier-ignore
  pen.smile(
    6,
    `${x - gap * 0.7},${y + gap * 0.95} ${x},${y + gap * 1.4} ${x + gap * 0.7},${y + gap * 0.95}`,
    within,
  )
}

const butterflyOf = (moth: boolean): OutlineAnimal => ({
  poses: ['fly', 'sit'],
  draw(pen, o) {
    const k = o.next() < 0.5
    pen.pair(
      0,
      moth
        ? '6,-24 40,-66 100,-84 112,-50 92,-10 40,4 8,4'
        : '6,-20 34,-76 88,-102 118,-72 104,-22 56,-2 8,2',
      (P) => ({
        marks: pen.detail > 0 ? [curve(k ? '40,-40 66,-70 92,-66 88,-38 60,-24' : '46,-36 70,-62 90,-50 76,-28', P), ...(pen.detail > 1 ? [ellipse(P([30, -26]), 6), ellipse(P([96, -82]), 6)] : [])] : [], // prettier-ignore
      }),
    )
    pen.pair(-0.5, '6,4 44,0 86,14 92,50 66,78 34,60 8,26', (P) => ({
      marks:
        pen.detail > 0
          ? [curve('38,18 64,22 74,42 58,56 40,40', P), ...(pen.detail > 1 ? [ellipse(P([70, 62]), 5)] : [])]
          : [],
    }))
    feelers(pen, 0, -60, 26, -44)
    pen.mirror(2, '0,-36 12,-30 13,0 9,44 0,62', {
      lines: pen.lines('-30,-8 30,-8', '-30,10 30,10', '-30,28 30,28'),
    })
    pen.dot(4, 0, -48, 21)
    face(pen, 0, -52, 34, 8.5)
    pen.anchor('saddle', 0, 0)
    return { face: { at: [0, -48], rx: 22, ry: 22 }, facing: 'front', lift: o.pose === 'fly' ? 60 : 0 }
  },
})

const ladybug: OutlineAnimal = {
  poses: ['walk', 'fly'],
  draw(pen, o) {
    for (const [x, d] of [[-34, -8], [0, 0], [34, 8]] as const) leg(pen, -2, [[x, 30], [x + d, 46], [x + d + 8, 56]], 5) // prettier-ignore
    feelers(pen, 74, -30, 16, -36)
    if (o.pose === 'fly')
      pen.shape(-3, '-30,-30 -50,-90 -10,-110 20,-84 20,-40', { lines: pen.lines('0,-36 -10,-70 -16,-104') })
    pen.dot(-1, 70, 2, 36, 38)
    pen.shape(0, '-84,36! -78,-10 -40,-58 10,-60 50,-30 60,36! 0,42', {
      lines: pen.lines('-24,-70 -30,-10 -26,60'),
      marks: pen.circles('-58,-4,10 -42,22,8 -6,-36,11 10,4,12 32,-20,8 36,22,8 -16,24,7'),
    })
    pen.eyes(6, [[66, -6], [90, -6]], 40, [ellipse([70, 2], 60)]) // prettier-ignore
    pen.smile(6, '68,16 80,24 92,14', [ellipse([70, 2], 60)])
    return { face: { at: [78, 2], rx: 34, ry: 34 }, lift: o.pose === 'fly' ? 60 : 0 }
  },
}

const beeOf = (kind: 'bee' | 'bumblebee' | 'wasp' | 'fly' | 'firefly' | 'mosquito'): OutlineAnimal => ({
  poses: ['fly', 'sit'],
  draw(pen, o) {
    const thin = kind === 'wasp' || kind === 'mosquito'
    const ry = thin ? 26 : kind === 'bumblebee' ? 46 : 38
    pen.shape(-2, '6,-26 -16,-96 24,-112 44,-80 30,-30', { lines: pen.lines('14,-30 12,-66 22,-100') })
    pen.shape(3, '-4,-26 -56,-84 -22,-110 12,-86 16,-30', { lines: pen.lines('4,-30 -10,-66 -26,-96') })
    if (kind === 'bee' || kind === 'wasp' || kind === 'bumblebee') pen.shape(-1, '-66,-8! -96,6! -66,14!')
    const striped = kind !== 'fly' && kind !== 'mosquito'
    const body = ellipse([-10, 4], 66, ry)
    pen.fig.add(0, body, { lines: striped ? ['-46,-60 -54,0 -46,60', '-22,-60 -30,0 -22,60', '4,-60 -4,0 4,60'].map((t) => stroke(t)) : [] }) // prettier-ignore
    for (const x of [-20, 0, 20]) leg(pen, -1, [[x, ry - 4], [x + 4, ry + 14], [x + 12, ry + 18]], 3.2) // prettier-ignore
    pen.dot(4, 56, -6, 34)
    feelers(pen, 60, -34, 16, -34)
    if (kind === 'mosquito') leg(pen, 3, [[84, 6], [120, 26]], 3) // prettier-ignore
    pen.eyes(6, [[50, -12], [76, -12]], 42, [ellipse([56, -6], 60)]) // prettier-ignore
    pen.smile(6, '50,8 62,16 76,6', [ellipse([56, -6], 60)])
    return { face: { at: [62, -6], rx: 32, ry: 32 }, lift: o.pose === 'fly' ? 60 : 0 }
  },
})

const caterpillar: OutlineAnimal = {
  poses: ['walk', 'stand'],
  draw(pen) {
    for (const [i, [x, y]] of (
      [
        [-104, 22],
        [-72, 6],
        [-40, -2],
        [-8, 6],
        [22, 16],
      ] as const
    ).entries()) {
      for (const d of [-9, 9]) pen.dot(-2, x + d, y + 34, 7, 9)
      pen.dot(i * 0.1, x, y, 30, 30, { marks: i % 2 === 0 ? pen.circles(`${x - 4},${y - 10},8`) : [] })
    }
    feelers(pen, 60, -56, 16, -30)
    pen.dot(4, 60, -18, 42)
    face(pen, 62, -24, 52, 15)
    return { face: { at: [62, -18], rx: 42, ry: 42 } }
  },
}

const worm: OutlineAnimal = {
  poses: ['stand'],
  draw(pen) {
    const body = sweptTube([[-110, 40], [-70, 10], [-34, 34], [4, 44], [30, 0], [46, -46]], [10, 18, 20, 21, 22, 26], 6) // prettier-ignore
    const rings = [0.2, 0.35, 0.5, 0.65].map((t) => {
      const s = body.at(t)
      return `${s.p[0] + s.n[0] * 40},${s.p[1] + s.n[1] * 40} ${s.p[0] - s.n[0] * 40},${s.p[1] - s.n[1] * 40}`
    })
    pen.fig.add(0, body, { lines: pen.lines(...rings) })
    face(pen, 48, -50, 38, 10)
    return { face: { at: [48, -46], rx: 27, ry: 27 } }
  },
}

const ant: OutlineAnimal = {
  poses: ['walk', 'stand'],
  draw(pen) {
    for (const [x, d] of [[-14, -30], [4, 4], [22, 34]] as const) leg(pen, -2, [[x, 10], [x + d * 0.6, 34], [x + d, 62]], 4) // prettier-ignore
    pen.dot(0, -66, 4, 46, 32, { lines: pen.lines('-84,-40 -92,4 -84,50', '-60,-40 -68,4 -60,50') })
    pen.dot(1, 2, 4, 28, 20)
    feelers(pen, 62, -34, 20, -34)
    pen.dot(3, 58, -8, 36)
    face(pen, 62, -14, 44, 13)
    return { face: { at: [60, -8], rx: 36, ry: 36 } }
  },
}

const beetle: OutlineAnimal = {
  ...ant,
  draw(pen) {
    for (const [x, d] of [[-40, -20], [-6, 0], [28, 22]] as const) leg(pen, -2, [[x, 26], [x + d, 44], [x + d + 8, 58]], 5) // prettier-ignore
    pen.shape(2, '84,-20 104,-44 118,-78! 94,-64 74,-34')
    pen.dot(-1, 70, 4, 32, 30)
    pen.shape(0, '-90,34! -84,-14 -40,-52 10,-52 46,-28 56,34! 0,40', {
      lines: pen.lines('-14,-60 -24,-8 -20,50', '-60,-40 -68,40', '30,-50 28,50'),
    })
    pen.eyes(6, [[66, -4], [88, -4]], 36, [ellipse([70, 4], 60)]) // prettier-ignore
    pen.smile(6, '68,14 78,20 90,12', [ellipse([70, 4], 60)])
    return { face: { at: [76, 4], rx: 30, ry: 30 } }
  },
}

const spider: OutlineAnimal = {
  poses: ['stand', 'hang'],
  draw(pen, o) {
    for (const s of [-1, 1])
      for (const [i, [x, y, ex, ey]] of ([[70, -56, 92, -4], [88, -30, 112, 30], [88, 0, 108, 60], [70, 26, 80, 84]] as const).entries())
        leg(pen, -2 - i * 0.1, [[s * 36, -6 + i * 8], [s * x, y], [s * ex, ey]], 6) // prettier-ignore
    if (o.pose === 'hang') pen.fig.add(-4, capsule([0, -60], 1.4, [0, -170], 1.4))
    pen.dot(0, 0, 0, 60, 54, { marks: pen.circles('-36,-26,7 36,-26,7 0,-42,7') })
    pen.eyes(6, [[-20, -6], [20, -6]], 72, [ellipse([0, 0], 58)]) // prettier-ignore
    pen.smile(6, '-22,22 0,34 22,22', [ellipse([0, 0], 58)])
    return { face: { at: [0, 2], rx: 52, ry: 46 }, facing: 'front' }
  },
}

const snailOf = (shell: boolean): OutlineAnimal => ({
  poses: ['walk', 'sleep'],
  draw(pen) {
    const body = sweptTube([[-104, 58], [-50, 52], [20, 50], [66, 38], [80, -8]], [6, 20, 22, 22, 24], 6) // prettier-ignore
    for (const [x, y] of [[72, -64], [100, -58]] as const) leg(pen, -1, [[84, -14], [x, y]], 5) // prettier-ignore
    pen.fig.add(0, body, { lines: pen.lines('-104,70 -20,62 60,56 88,30') })
    if (shell) pen.dot(1, -16, -4, 58, 56, { lines: [stroke(spiral([-16, -4], 46, 2.1))] })
    pen.dot(2, 72, -66, 15)
    pen.dot(2, 102, -60, 15)
    pen.eyes(6, [[72, -66], [102, -60]], 46) // prettier-ignore
    pen.smile(6, '74,4 88,12 100,2', [body])
    pen.anchor('saddle', -16, -58)
    return { face: { at: [86, -30], rx: 34, ry: 48 } }
  },
})

const spiral = (c: Vec, r: number, turns: number): string =>
  Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    const p = add(c, rot([0, r * (1 - t * 0.86)], t * turns * 360 + 20))
    return `${p[0].toFixed(1)},${p[1].toFixed(1)}`
  }).join(' ')

const dragonfly: OutlineAnimal = {
  poses: ['fly', 'sit'],
  draw(pen, o) {
    pen.pair(-1, '8,-34 60,-66 116,-70 122,-50 80,-34 10,-20', (P) => ({ lines: pen.detail > 0 ? [stroke('14,-28 70,-50 110,-60', P)] : [] })) // prettier-ignore
    pen.pair(-2, '8,-16 60,-14 108,4 104,22 66,18 10,-4')
    const body = sweptTube([[0, -20], [0, 40], [0, 112]], [15, 10, 7], 5) // prettier-ignore
    pen.fig.add(0, body, { lines: pen.lines('-20,16 20,16', '-20,40 20,40', '-20,62 20,62', '-20,84 20,84') })
    pen.dot(2, 0, -52, 26)
    face(pen, 0, -56, 42, 11)
    return { face: { at: [0, -52], rx: 27, ry: 27 }, facing: 'front', lift: o.pose === 'fly' ? 60 : 0 }
  },
}

const grasshopper: OutlineAnimal = {
  poses: ['stand', 'jump'],
  draw(pen, o) {
    leg(pen, 2, [[-20, 6], [-66, -62], [-84, 56]], 8) // prettier-ignore
    leg(pen, -2, [[10, 16], [0, 40], [8, 58]], 5) // prettier-ignore
    leg(pen, -2, [[40, 12], [44, 40], [56, 58]], 5) // prettier-ignore
    pen.shape(0, '-110,22! -60,-8 0,-20 50,-20 70,10 40,26 -40,30', { lines: pen.lines('-80,20 -20,4 60,0') })
    feelers(pen, 76, -46, 18, -50)
    pen.dot(3, 72, -14, 34)
    face(pen, 76, -20, 42, 12)
    return { face: { at: [74, -14], rx: 34, ry: 34 }, lift: o.pose === 'jump' ? 50 : 0 }
  },
}

export const SMALL_ANIMALS: Readonly<Record<string, OutlineAnimal>> = {
  butterfly: butterflyOf(false),
  moth: butterflyOf(true),
  ladybug,
  bee: beeOf('bee'),
  bumblebee: beeOf('bumblebee'),
  wasp: beeOf('wasp'),
  fly: beeOf('fly'),
  firefly: beeOf('firefly'),
  mosquito: beeOf('mosquito'),
  caterpillar,
  worm,
  ant,
  beetle,
  'stag-beetle': beetle,
  spider,
  snail: snailOf(true),
  slug: snailOf(false),
  dragonfly,
  grasshopper,
  cricket: grasshopper,
}
