import { hill, spread, stand, waves } from '../ground.ts'
import { arc, oval, ring, scallop, smooth, times, wire } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import type { Thing } from '../thing.ts'
import { castle } from '../things/castle.ts'
import { GROWTH, type Growth } from '../things/growth.ts'
import { fish, jelly, SEA_LIFE } from '../things/sea-life.ts'
import { SHORE_THINGS } from '../things/shore-things.ts'

const WEEDS: readonly Growth[] = ['seaweed', 'kelp', 'coral', 'fan']

export const underwater: Setting = {
  near: 0.82,
  floating: true,
  draw(place) {
    const { U, variant, dice } = place
    surface(place)
    const far = hill(place, 'far', 0.64, 0.04)
    for (const u of spread(0, 1, place.across(place.n(3, 6, 8))))
      stand(place, 'far', GROWTH[dice.pick(WEEDS)], u, far, dice.range(110, 190))
    const mid = hill(place, 'mid', 0.72, 0.03)
    if (variant === 0)
      stand(place, 'mid', SHORE_THINGS.wreck, U(0.72), mid, 280, {
        sink: 26,
        flip: !place.mirrored,
        hero: true,
      })
    if (variant === 1) arch(place)
    if (variant === 2) stand(place, 'mid', castle, U(0.5), mid, 330, { sink: 40, hero: true })
    for (const [i, u] of [0.06, 0.95, 0.24].slice(0, place.n(2, 3, 3)).entries())
      stand(
        place,
        'mid',
        GROWTH[dice.pick<Growth>(['kelp', 'seaweed', 'coral'])],
        U(u),
        mid,
        i === 2 ? 150 : dice.range(220, 310),
        { sink: 24 },
      )
    const near = hill(place, 'near', 0.83, 0.018)
    if (place.d) {
      place.put('near', SHORE_THINGS.chest, U(0.88), place.Y(0.91), 100, { deco: true })
      place.put('near', SEA_LIFE.starfish, U(0.12), place.Y(0.91), 76, { deco: true })
    }
    company(place)
    const things = ['seaweed', 'coral', 'shell', 'fan', 'stone'] as const
    return { ground: near, foreground: { things, count: place.n(3, 6, 8), size: place.n(150, 105, 95) } }
  },
}

/** Light falls in from above; sometimes a boat passes. */
function surface(place: Place): void {
  if (place.variant === 1) {
    waves(place, 'sky', 0.1, 26, 130)
    place.put('sky', SHORE_THINGS.boat, place.U(0.7), place.Y(0.11), 120, { deco: true })
    return
  }
  if (place.d === 0) return
  const top = place.frame.y - 30
  for (const u of [0.1, 0.32, 0.56, 0.8]) {
    const x = place.X(place.U(u))
    const lean = place.frame.w * 0.05
    place.shape(
      'sky',
      wire([
        [x, top],
        [x + lean, place.Y(0.2)],
        [x - lean * 0.4, place.Y(0.44)],
        [x + lean * 0.6, place.Y(0.75)],
      ]),
      { width: 0.7 },
    )
  }
}

/** A rock one can look through. */
function arch(place: Place): void {
  const rock: Thing = (pen, dice, d) => {
    pen.add(
      scallop(
        ring(9, 62, 52, 0, -46, () => 1, 10),
        0.22,
      ),
    )
    pen.add(smooth('-26,4! -24,-34 0,-56 22,-36 26,4!'))
    if (d)
      for (const [x, y] of [
        [-44, -50],
        [40, -60],
        [0, -82],
      ] as const)
        pen.add(oval(x, y, dice.range(5, 8), 5))
  }
  place.put('mid', rock, place.U(0.24), place.Y(0.79), 330, { hero: true })
}

function company(place: Place): void {
  const { dice } = place
  const spots = dice
    .shuffle([
      [0.14, 0.17],
      [0.85, 0.22],
      [0.5, 0.14],
      [0.3, 0.27],
      [0.84, 0.42],
      [0.12, 0.42],
      [0.66, 0.3],
      [0.36, 0.09],
      [0.8, 0.1],
    ] as const)
    .filter(([, v]) => place.variant !== 1 || v > 0.18)
    .slice(0, place.n(3, 8, 9))
  for (const [i, [u, v]] of spots.entries())
    place.put('near', i === 1 ? jelly : fish, u, place.Y(v), place.n(130, 100, 92) * dice.range(0.75, 1.25), {
      deco: true,
      loose: true,
      grow: false,
      flip: dice.chance(0.5),
    })
  times(place.across(place.n(5, 14, 20)), (i) => {
    const u = 0.04 + 0.92 * ((i * 0.7549 + 0.1) % 1)
    const v = 0.17 + 0.55 * ((i * 0.5698 + 0.3) % 1)
    place.put('near', bubble, u, place.Y(v), place.n(40, 28, 24) * dice.range(0.6, 1.3), {
      deco: true,
      loose: true,
      grow: false,
    })
  })
}

const bubble: Thing = (pen, _, d) => {
  pen.add(oval(0, 0, 42))
  if (d) pen.line(wire(arc(0, 0, 26, 26, 200, 270, 3)), 0.7)
}
