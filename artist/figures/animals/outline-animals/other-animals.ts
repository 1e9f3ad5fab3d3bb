// Animals of other shapes.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; outline-animal.ts explains the pen.
import { curve, stroke } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { sweptTube } from '../../../geometry/swept-tube.ts'
import type { Frame } from '../../../geometry/vector.ts'
import { drawFrontHead } from '../head/front-head.ts'
import type { OutlineAnimal } from './outline-animal.ts'

const snake: OutlineAnimal = {
  poses: ['lie', 'sleep'],
  draw(pen) {
    const body = sweptTube([[-118, 40], [-84, 62], [-44, 40], [-8, 14], [34, 30], [66, 58], [96, 26], [78, -20], [52, -52], [54, -92]], [4, 13, 19, 21, 22, 22, 21, 20, 19, 22], 5) // prettier-ignore
    const ring = (t: number) => {
      const q = body.at(t)
      return `${q.p[0] + q.n[0] * q.r * 1.6},${q.p[1] + q.n[1] * q.r * 1.6} ${q.p[0] - q.n[0] * q.r * 1.6},${q.p[1] - q.n[1] * q.r * 1.6}`
    }
    pen.fig.add(0, body, {
      lines: pen.lines(...[0.14, 0.2, 0.3, 0.37, 0.47, 0.53, 0.63, 0.69, 0.79, 0.85].map(ring)),
    })
    pen.shape(0.9, '84,-84 104,-82 112,-90! 110,-80 118,-74! 104,-76 86,-76')
    const head = curve('20,-92 32,-118 62,-122 92,-104 98,-84 78,-70 44,-68')
    pen.fig.add(2, head)
    pen.eyes(3, [[48, -102], [74, -100]], 44, [head]) // prettier-ignore
    pen.smile(3, '98,-84 80,-78 60,-80', [head])
    return { face: { at: [60, -96], rx: 40, ry: 30 } }
  },
}

const bat: OutlineAnimal = {
  poses: ['fly', 'sleep'],
  draw(pen, o) {
    for (const s of [-1, 1]) {
      const P: Frame = (v) => [v[0] * s, v[1]]
      const bones = ['30,-6 70,-30 104,-60', '70,-30 84,0 92,34', '60,-24 58,4 60,38'].map((t) =>
        stroke(t, P),
      )
      pen.fig.add(-2, curve('20,-20 56,-44 100,-70! 128,-40 136,6! 112,6 96,34! 78,18 60,38! 44,22 24,36', P), { lines: pen.detail > 0 ? bones : [] }) // prettier-ignore
      pen.dot(-3, s * 12, 52, 8, 12)
    }
    pen.mirror(0, '0,-20 26,-14 34,20 24,48 0,56', { marks: pen.marks('0,-2 18,6 18,30 0,42 -18,30 -18,6') })
    const head = drawFrontHead(
      pen.fig,
      { kind: 'front', R: 38, shape: 'round', ear: 'bat', muzzle: 'bat' },
      [0, -44],
      0,
      o,
      0,
    )
    return { face: head.face, head: head.head, facing: 'front', lift: o.pose === 'fly' ? 70 : 0 }
  },
}

const pterodactyl: OutlineAnimal = {
  poses: ['fly'],
  draw(pen) {
    const ribs = pen.lines('-20,-20 -60,-60 -100,-100', '-10,-6 -60,-20 -104,-30', '-6,0 -40,20 -72,34')
    pen.shape(3, '20,-14 -10,-60 -60,-104 -128,-126! -112,-70 -116,-30! -92,-26 -84,36! -50,20 -24,30 4,16', {
      lines: ribs,
    })
    pen.shape(-3, '24,-18 46,-66 88,-104 138,-116! 124,-66 132,-24! 96,-22 84,20! 60,6 36,10')
    const body = sweptTube([[-64, 52], [-30, 22], [14, 0], [50, -24], [72, -46]], [5, 20, 27, 17, 22], 6) // prettier-ignore
    pen.shape(-1, '-60,46 -92,52 -104,74! -80,68 -56,60')
    const beak = curve('66,-64 100,-58 148,-34! 104,-30 72,-28')
    const crest = curve('66,-62 40,-84 4,-98! 30,-72 56,-44')
    pen.fig.add(-1, crest)
    pen.fig.add(0, [body, ellipse([76, -48], 24), beak], {
      lines: pen.lines('-50,44 -10,26 30,10 60,-14', '150,-32 110,-42 82,-40'),
    })
    pen.eyes(4, [[76, -54]], 42) // prettier-ignore
    pen.anchor('saddle', 0, -24)
    pen.anchor('mouth', 120, -38)
    return { face: { at: [84, -50], rx: 34, ry: 28 }, lift: 90 }
  },
}

const tadpole: OutlineAnimal = {
  poses: ['swim'],
  draw(pen) {
    pen.shape(-1, '-20,-8 -70,-30 -120,0! -70,26 -20,12', { lines: pen.lines('-20,0 -70,-4 -110,0') })
    pen.dot(0, 20, 0, 56, 44, { lines: pen.lines('-60,20 20,30 90,10') })
    pen.eyes(3, [[20, -12], [52, -12]], 56, [ellipse([20, 0], 56, 44)]) // prettier-ignore
    pen.smile(3, '20,14 38,24 58,12', [ellipse([20, 0], 56, 44)])
    return { face: { at: [34, 0], rx: 42, ry: 36 } }
  },
}

export const OTHER_ANIMALS: Readonly<Record<string, OutlineAnimal>> = { snake, bat, pterodactyl, tadpole }
