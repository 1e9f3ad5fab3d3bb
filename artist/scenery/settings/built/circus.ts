import type { Knot } from '../../../geometry/path.ts'
import { hill, OVERHANG, road, stand, trees } from '../../ground.ts'
import { oval, poly, rect, scallop, smooth, star, stick, times, openCurve } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { bigTop } from '../../things/buildings/circus-tent.ts'
import { PLAYGROUND_THINGS } from '../../things/furnishing/playground-things.ts'

/** In front of the tents, or a fair with its wheel. */
export const circus: Setting = {
  groundStart: 0.73,
  draw(canvas) {
    const { inLayout, variant } = canvas
    if (variant === 1) return ring.draw(canvas)
    sky(canvas, { travellers: ['balloon'] })
    const far = hill(canvas, 'far', 0.55, 0.02)
    stand(canvas, 'far', PLAYGROUND_THINGS.ferris, inLayout(variant ? 0.2 : 0.84), far, 340, {
      landmark: true,
    })
    if (canvas.thingDetail) trees(canvas, 'far', far, [0.04, 0.5, 0.62], ['round', 'cloudy'], 100)
    const mid = hill(canvas, 'mid', 0.62, 0.012)
    stand(canvas, 'mid', bigTop, variant ? inLayout(0.7) : inLayout(0.36), mid, variant ? 340 : 400, {
      sink: 30,
      landmark: true,
    })
    bunting(canvas, 0.3)
    const near = hill(canvas, 'near', 0.72, 0.012)
    road(canvas, 'near', near, {
      from: variant ? inLayout(0.68) : inLayout(0.4),
      to: 0.5,
      narrow: 110,
      wide: 320,
    })
    canvas.add('near', balloons, inLayout(0.9), canvas.Y(0.84), 190, { deco: true })
    return { ground: near, foreground: { things: ['tuft', 'flower', 'tuft'] } }
  },
}

/** In the ring or on a stage: curtains at both sides. */
const curtained = ({ stage }: { stage: boolean }): Setting => ({
  groundStart: 0.78,
  indoors: true,
  draw(canvas) {
    const { inLayout, frame } = canvas
    const count = canvas.countAcross(canvas.byDetail(5, 9, 11))
    const left = frame.x - OVERHANG
    const wide = frame.w + 2 * OVERHANG
    times(count, (i) => {
      const [a, b, middle] = [left + (wide * i) / count, left + (wide * (i + 1)) / count, canvas.X(0.5)]
      const top = stage ? 1 : 0.12
      canvas.addShape(
        'far',
        poly([
          [middle + (a - middle) * top, frame.y - OVERHANG],
          [middle + (b - middle) * top, frame.y - OVERHANG],
          [b, canvas.Y(0.3)],
          [b, canvas.Y(0.72)],
          [a, canvas.Y(0.72)],
          [a, canvas.Y(0.3)],
        ]),
      )
    })
    curtains(canvas)
    hill(canvas, 'near', 0.72, 0, { flat: true })
    const pieces = canvas.countAcross(canvas.byDetail(6, 10, 12))
    if (stage)
      times(pieces - 1, (i) =>
        canvas.addShape(
          'near',
          stick(
            canvas.X(0.5 + ((i + 1) / pieces - 0.5) * 0.9),
            canvas.Y(0.72),
            canvas.X(0.5 + ((i + 1) / pieces - 0.5) * 1.8),
            canvas.bottom + OVERHANG,
          ),
          { width: 0.7 },
        ),
      )
    else
      times(pieces, (i) => {
        canvas.addShape('near', rect(canvas.X(i / pieces), canvas.Y(0.72), frame.w / pieces, frame.h * 0.065))
        if (canvas.thingDetail)
          canvas.addShape('near', star(canvas.X((i + 0.5) / pieces), canvas.Y(0.752), 15))
      })
    if (!stage) canvas.add('near', podium, inLayout(0.14), canvas.Y(0.88), 130, { deco: true })
    const ball: Thing = (pen) => pen.add(oval(0, -40, 40)).add(star(0, -40, 22))
    return {
      ground: () => canvas.Y(0.785),
      foreground: { things: [ball], count: stage ? 0 : canvas.byDetail(2, 3, 4), bare: true },
    }
  },
})

export const ring = curtained({ stage: false })
export const stage = curtained({ stage: true })

function curtains(canvas: SceneryCanvas): void {
  const reach = canvas.frame.w * 0.28
  for (const side of [0, 1]) {
    const edge = side ? canvas.right + OVERHANG : canvas.frame.x - OVERHANG
    const at = (k: number, v: number, corner: 0 | 1 = 1): Knot => [
      edge + (side ? -1 : 1) * reach * k,
      canvas.Y(v),
      corner,
    ]
    canvas.addShape(
      'mid',
      smooth([at(0, 0.12), at(1, 0.14), at(0.7, 0.36, 0), at(0.33, 0.48), at(0.57, 0.74), at(0, 0.74)]),
    )
    for (const k of [0.28, 0.57])
      canvas.addShape('mid', openCurve([at(k, 0.13, 0), at(k * 0.8, 0.34, 0), at(k * 0.55, 0.475, 0)]), {
        width: 0.8,
      })
  }
  const count = canvas.countAcross(canvas.byDetail(5, 8, 10))
  const w = canvas.frame.w / count
  times(count, (i) => {
    const x = canvas.X(i / count)
    canvas.addShape(
      'mid',
      scallop(
        [
          [x, canvas.frame.y - OVERHANG, 1],
          [x + w, canvas.frame.y - OVERHANG, 1],
          [x + w, canvas.Y(0.13)],
          [x, canvas.Y(0.13), 1],
        ],
        0.35,
      ),
    )
  })
}

/** A sagging line of pennants. */
function bunting(canvas: SceneryCanvas, v: number): void {
  const count = canvas.countAcross(canvas.byDetail(5, 9, 12))
  const sag = (x: number) => canvas.Y(v) + 46 * (1 - ((x - canvas.X(0.5)) / (canvas.frame.w / 2)) ** 2)
  times(count, (i) => {
    const [a, b] = [canvas.X(i / count), canvas.X((i + 1) / count)]
    const middle = (a + b) / 2
    canvas.addShape(
      'mid',
      poly([
        [a, sag(a)],
        [b, sag(b)],
        [middle, sag(middle) + canvas.byDetail(60, 46, 40)],
      ]),
    )
  })
}

const podium: Thing = (pen) => {
  pen
    .add(poly('-44,0 -34,-50 34,-50 44,0'))
    .add(oval(0, -50, 34, 8))
    .add(star(0, -20, 14))
}

const balloons: Thing = (pen) => {
  const bunch = [
    [-26, -96],
    [26, -92],
    [0, -112],
  ] as const
  for (const [x, y] of bunch) pen.line(stick(x, y + 20, 0, 0))
  for (const [x, y] of bunch)
    pen.add(oval(x, y, 18, 22)).add(
      poly([
        [x, y + 21],
        [x - 4, y + 28],
        [x + 4, y + 28],
      ]),
      { keep: true },
    )
}
