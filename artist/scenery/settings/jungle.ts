import type { Knot } from '../../geometry/path.ts'
import { hill, road, spread, stand, trees } from '../ground.ts'
import { scallop, smooth, times, wire } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { FLIERS } from '../things/fliers.ts'
import { LITTLE_HOMES } from '../things/little-homes.ts'
import { OLD_WORLD } from '../things/old-world.ts'
import { PLANTS } from '../things/plants.ts'
import { TREES } from '../things/trees.ts'
import { vine } from '../things/wood-things.ts'

export const jungle: Setting = {
  near: 0.73,
  draw(place) {
    const { U, variant, dice } = place
    backdrop(place)
    const far = hill(place, 'far', 0.52, 0.03)
    trees(place, 'far', far, spread(0, 1, place.across(place.n(3, 6, 8))), ['palm', 'cloudy'], 250)
    if (variant === 0) stand(place, 'far', OLD_WORLD.temple, U(0.5), far, 320, { sink: 40, hero: true })
    const mid = hill(place, 'mid', 0.6, 0.02, { growth: ['fern', 'bigleaf'] })
    if (variant === 1) waterfall(place)
    trees(place, 'mid', mid, [U(0.16), U(0.84), U(0.64)].slice(0, place.n(2, 3, 3)), ['palm'], 420)
    const near = hill(place, 'near', 0.72, 0.018, { growth: ['fern', 'bigleaf'] })
    if (variant === 2) stand(place, 'near', LITTLE_HOMES.hut, U(0.8), near, 240, { sink: 10, hero: true })
    else road(place, 'near', near, { from: U(0.5), to: U(0.3), narrow: 90, wide: 330 })
    place.put('near', TREES.giant, U(0.05), place.Y(0.88), 900, { grow: false })
    for (const u of [0.24, 0.76, 0.4, 0.93, 0.6].slice(0, place.n(1, 4, 5)))
      place.put('near', vine, u, place.Y(0.1), dice.range(120, 220), { grow: false, deco: true })
    canopy(place)
    for (const u of [0.9, 0.6])
      place.put('near', FLIERS.butterfly, U(u), place.Y(u === 0.9 ? 0.5 : 0.24), 54, {
        deco: true,
        loose: true,
      })
    if (place.d)
      for (const u of [0.16, 0.86])
        place.put('near', PLANTS.monstera, U(u), place.Y(0.82), 170, { deco: true })
    const things = ['bigleaf', 'monstera', 'fern', 'bigleaf'] as const
    return { ground: near, foreground: { things, count: place.n(3, 6, 8), size: place.n(190, 150, 140) } }
  },
}

/** Rows of crowns fading into the distance instead of an empty sky. */
function backdrop(place: Place): void {
  for (const [row, v] of [0.3, 0.42].slice(place.d ? 0 : 1).entries()) {
    const n = place.across(place.n(4, 7, 9)) + row
    const crowns = times(n + 1, (i): Knot => {
      const x = place.frame.x - 50 + ((place.frame.w + 100) * i) / n
      return [x, place.Y(v + place.dice.range(-0.025, 0.025)), i === n ? 1 : 0]
    })
    place.shape(
      'far',
      scallop([...crowns, [place.right + 60, place.bottom, 1], [place.frame.x - 60, place.bottom, 1]], 0.45),
      { width: 0.8 },
    )
  }
}

function canopy(place: Place): void {
  const { frame, dice } = place
  const n = place.across(place.n(5, 8, 10))
  const left = frame.x - 40
  const edge = times(n + 1, (i): Knot => [
    place.right + 40 - ((frame.w + 80) * i) / n,
    place.Y(0.06 + 0.14 * Math.abs(i / n - 0.5)) + dice.range(-12, 12),
    i === n ? 1 : 0,
  ])
  place.shape('near', scallop([[left, frame.y - 40, 1], [place.right + 40, frame.y - 40, 1], ...edge], 0.4))
}

function waterfall(place: Place): void {
  const x = place.X(place.U(0.5))
  const w = place.frame.w * 0.08
  const at = (k: number, v: number, corner: 0 | 1 = 1): Knot => [x + k * w, place.Y(v), corner]
  place.shape(
    'mid',
    smooth([
      at(-3.2, 0.65),
      at(-2.9, 0.5, 0),
      at(-2.2, 0.36),
      at(-1.4, 0.3, 0),
      at(-1.3, 0.25),
      at(1.2, 0.25),
      at(1.4, 0.31, 0),
      at(2.2, 0.37),
      at(2.9, 0.52, 0),
      at(3.2, 0.65),
    ]),
  )
  place.shape(
    'mid',
    smooth([at(-0.7, 0.25), at(-0.6, 0.45, 0), at(-1, 0.66), at(1, 0.66), at(0.6, 0.45, 0), at(0.7, 0.25)]),
  )
  if (place.d)
    for (const k of [-0.3, 0, 0.3])
      place.shape('mid', wire([at(k, 0.29, 0), at(k * 1.1, 0.4, 0), at(k * 1.4, 0.52, 0)]), { width: 0.7 })
}
