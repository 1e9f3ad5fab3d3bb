// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import {
  smooth,
  poly,
  polyline,
  stick,
  oval,
  bone,
  scallop,
  ring,
  leaf,
  polar,
  times,
} from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const PLANTS = {
  tuft(pen, rng) {
    // Narrow blades would merge into a black tuft.
    const isWide = pen.big(105)
    const blades = isWide ? [-128, -108, -90, -72, -52] : [-122, -90, -58]
    pen.merge(blades.map((a) => leaf(0, 4, rng.range(74, 96) - Math.abs(a + 90) * 0.4, isWide ? 8 : 12, a)))
  },
  flower(pen, rng, d) {
    pen.line(polyline('0,0 0,-66'), 1.2)
    pen.add(leaf(0, -12, 30, 8, -30))
    pen.add(leaf(0, -8, 30, 8, -150))
    const n = rng.pick(d && pen.big(85) ? [5, 6, 8] : [5])
    const r = pen.big(85) ? 17 : 21
    pen.add(
      scallop(
        ring(n, r, r, 0, -76, () => 1, rng.range(0, 60)),
        0.8,
      ),
    )
    pen.add(oval(0, -76, pen.big(85) ? 9 : 11))
  },
  tulip(pen) {
    pen.line(polyline('0,0 0,-60'), 1.2)
    const wide = pen.big(105) ? 10 : 14
    pen.add(leaf(0, 0, 54, wide, -50))
    pen.add(leaf(0, 0, 48, wide, -130))
    pen.add(smooth('-17,-92! -8,-80! 0,-98! 8,-80! 17,-92! 16,-66 0,-56 -16,-66'))
  },
  daisy(pen, rng, d) {
    pen.line(polyline('0,0 0,-60'), 1.2)
    pen.add(leaf(0, -6, 34, 8, -28))
    const n = d ? 10 : 7
    if (!pen.big(120) || !d) pen.add(scallop(ring(6, 22, 22, 0, -74), 0.75))
    else times(n, (i) => pen.add(leaf(...polar((360 * i) / n, 7, 0, -74), 22, d ? 6 : 8, (360 * i) / n)))
    pen.add(oval(0, -74, 10))
  },
  mushroom(pen) {
    pen.add(smooth('-12,0! -9,-24 -12,-50! 12,-50! 9,-24 14,0!'))
    pen.add(smooth('-44,-44! -32,-80 0,-96 32,-80 44,-44! 0,-38'))
    ;(
      [
        [0, -74, 9],
        [-24, -60, 7],
        [22, -58, 7],
      ] as const
    ).forEach(([x, y, q]) => pen.add(oval(x, y, q, q * 0.8)))
  },
  fern(pen, rng, d) {
    ;[-150, -120, -90, -60, -30].slice(d ? 0 : 1, d ? 5 : 4).forEach((a) => {
      const L = 92 - Math.abs(a + 90) * 0.3
      pen.add(leaf(0, 0, L, d ? 11 : 17, a))
      if (pen.big(100)) pen.line(polyline([polar(a, 4), polar(a, L * 0.94)]), 0.7)
      if (d === 2)
        times(5, (i) => {
          const q = polar(a, 16 + i * 12)
          pen.line(polyline([q, polar(a + 42, 9, ...q)]), 0.5)
          pen.line(polyline([q, polar(a - 42, 9, ...q)]), 0.5)
        })
    })
  },
  bigleaf(pen, rng, d) {
    ;[-128, -52, -90].forEach((a) => {
      pen.add(leaf(0, 0, 100, 24, a))
      pen.line(polyline([[0, 0], polar(a, 92)]), 0.8)
      if (d)
        times(d === 2 ? 5 : 3, (i) => {
          const q = polar(a, 24 + i * (d === 2 ? 13 : 20))
          pen.line(polyline([q, polar(a + 48, 15, ...q)]), 0.6)
          pen.line(polyline([q, polar(a - 48, 15, ...q)]), 0.6)
        })
    })
  },
  monstera(pen) {
    pen.line(polyline('0,0 0,-40'), 1.2)
    pen.add(
      smooth(
        '0,-24! -22,-18 -44,-40 -30,-46! -48,-58 -40,-74 -24,-66! -28,-88 0,-104! 28,-88 24,-66! 40,-74 48,-58 30,-46! 44,-40 22,-18',
      ),
    )
    pen.line(polyline('0,-26 0,-94'), 0.7)
  },
  reed(pen, rng, d) {
    const small = !pen.big(130)
    times(d && !small ? 3 : 2, (i) => {
      const x = (i - 1) * (small ? 30 : 18) + 6,
        h = 80 + (i % 2) * 20
      pen.line(stick(x, 0, x, -h + 20), 1.2)
      pen.add(bone(x, -h, x, -h + 26, small ? 9 : 6))
    })
    pen.add(leaf(small ? 14 : 0, 0, 84, small ? 11 : 6, small ? -48 : -68))
    if (!small) pen.add(leaf(4, 0, 76, 6, -112))
  },
  pumpkin(pen) {
    pen.add(poly('-4,-58 -8,-78 4,-78 5,-58'))
    ;[-32, 32, -15, 15].forEach((x) => pen.add(oval(x, -32, 22, 30)))
    pen.add(oval(0, -32, 18, 32))
  },
} satisfies Record<string, Thing>
