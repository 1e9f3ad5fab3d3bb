// Animals of other shapes.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; outline-animal.ts explains the pen.
import { curve } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import { sweptTube } from '../../../geometry/swept-tube.ts'
import type { OutlineAnimal } from './outline-animal.ts'

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

export const OTHER_ANIMALS: Readonly<Record<string, OutlineAnimal>> = { pterodactyl, tadpole }
