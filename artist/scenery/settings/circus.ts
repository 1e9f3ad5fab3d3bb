import type { Knot } from '../../geometry/path.ts'
import { hill, PAST, road, stand, trees } from '../ground.ts'
import { oval, poly, rect, scallop, smooth, star, stick, times, wire } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import type { Thing } from '../thing.ts'
import { bigTop } from '../things/circus-tent.ts'
import { PLAYGROUND_THINGS } from '../things/playground-things.ts'

/** Before the tents, or a fair with its wheel. */
export const circus: Setting = {
  near: 0.73,
  draw(place) {
    const { U, variant } = place
    if (variant === 1) return ring.draw(place)
    sky(place, { travellers: ['balloon'] })
    const far = hill(place, 'far', 0.55, 0.02)
    stand(place, 'far', PLAYGROUND_THINGS.ferris, U(variant ? 0.2 : 0.84), far, 340, { hero: true })
    if (place.d) trees(place, 'far', far, [0.04, 0.5, 0.62], ['round', 'cloudy'], 100)
    const mid = hill(place, 'mid', 0.62, 0.012)
    stand(place, 'mid', bigTop, variant ? U(0.7) : U(0.36), mid, variant ? 340 : 400, {
      sink: 30,
      hero: true,
    })
    bunting(place, 0.3)
    const near = hill(place, 'near', 0.72, 0.012)
    road(place, 'near', near, { from: variant ? U(0.68) : U(0.4), to: 0.5, narrow: 110, wide: 320 })
    place.put('near', balloons, U(0.9), place.Y(0.84), 190, { deco: true })
    return { ground: near, foreground: { things: ['tuft', 'flower', 'tuft'] } }
  },
}

/** In the ring or on a stage: curtains at both sides. */
const curtained = (stage: boolean): Setting => ({
  near: 0.78,
  indoors: true,
  draw(place) {
    const { U, frame } = place
    const n = place.across(place.n(5, 9, 11))
    const left = frame.x - PAST
    const wide = frame.w + 2 * PAST
    times(n, (i) => {
      const [a, b, m] = [left + (wide * i) / n, left + (wide * (i + 1)) / n, place.X(0.5)]
      const top = stage ? 1 : 0.12
      place.shape(
        'far',
        poly([
          [m + (a - m) * top, frame.y - PAST],
          [m + (b - m) * top, frame.y - PAST],
          [b, place.Y(0.3)],
          [b, place.Y(0.72)],
          [a, place.Y(0.72)],
          [a, place.Y(0.3)],
        ]),
      )
    })
    if (stage && place.d)
      times(place.across(6), (i) =>
        place.put(
          'far',
          (pen) => pen.add(star(0, 0, 42)),
          0.16 + 0.68 * ((i * 0.7549) % 1),
          place.Y(0.2 + 0.4 * ((i * 0.5698) % 1)),
          60,
          { deco: true, loose: true },
        ),
      )
    curtains(place)
    hill(place, 'near', 0.72, 0, { flat: true })
    const m = place.across(place.n(6, 10, 12))
    if (stage)
      times(m - 1, (i) =>
        place.shape(
          'near',
          stick(
            place.X(0.5 + ((i + 1) / m - 0.5) * 0.9),
            place.Y(0.72),
            place.X(0.5 + ((i + 1) / m - 0.5) * 1.8),
            place.bottom + PAST,
          ),
          { width: 0.7 },
        ),
      )
    else
      times(m, (i) => {
        place.shape('near', rect(place.X(i / m), place.Y(0.72), frame.w / m, frame.h * 0.065))
        if (place.d) place.shape('near', star(place.X((i + 0.5) / m), place.Y(0.752), 15))
      })
    if (!stage) place.put('near', podium, U(0.14), place.Y(0.88), 130, { deco: true })
    const ball: Thing = (pen) => pen.add(oval(0, -40, 40)).add(star(0, -40, 22))
    return {
      ground: () => place.Y(0.785),
      foreground: { things: [ball], count: stage ? 0 : place.n(2, 3, 4), bare: true },
    }
  },
})

export const ring = curtained(false)
export const stage = curtained(true)

function curtains(place: Place): void {
  const reach = place.frame.w * 0.28
  for (const side of [0, 1]) {
    const edge = side ? place.right + PAST : place.frame.x - PAST
    const at = (k: number, v: number, corner: 0 | 1 = 1): Knot => [
      edge + (side ? -1 : 1) * reach * k,
      place.Y(v),
      corner,
    ]
    place.shape(
      'mid',
      smooth([at(0, 0.12), at(1, 0.14), at(0.7, 0.36, 0), at(0.33, 0.48), at(0.57, 0.74), at(0, 0.74)]),
    )
    for (const k of [0.28, 0.57])
      place.shape('mid', wire([at(k, 0.13, 0), at(k * 0.8, 0.34, 0), at(k * 0.55, 0.475, 0)]), { width: 0.8 })
  }
  const n = place.across(place.n(5, 8, 10))
  const w = place.frame.w / n
  times(n, (i) => {
    const x = place.X(i / n)
    place.shape(
      'mid',
      scallop(
        [
          [x, place.frame.y - PAST, 1],
          [x + w, place.frame.y - PAST, 1],
          [x + w, place.Y(0.13)],
          [x, place.Y(0.13), 1],
        ],
        0.35,
      ),
    )
  })
}

/** A sagging line of pennants. */
export function bunting(place: Place, v: number): void {
  const n = place.across(place.n(5, 9, 12))
  const sag = (x: number) => place.Y(v) + 46 * (1 - ((x - place.X(0.5)) / (place.frame.w / 2)) ** 2)
  times(n, (i) => {
    const [a, b] = [place.X(i / n), place.X((i + 1) / n)]
    const middle = (a + b) / 2
    place.shape(
      'mid',
      poly([
        [a, sag(a)],
        [b, sag(b)],
        [middle, sag(middle) + place.n(60, 46, 40)],
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
