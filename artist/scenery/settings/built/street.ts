import { hill, spread } from '../../ground.ts'
import { poly, stick, times } from '../../canvas/outlines.ts'
import { sizeAboveFigures } from '../../canvas/size-above-figures.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { STREET_THINGS } from '../../things/furnishing/street-things.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { TREES } from '../../things/plants/trees.ts'

const { shop, stepped, timber, block, church } = TOWN_HOUSES
const FRONTS: readonly (readonly Thing[])[] = [
  [shop, stepped, timber, COUNTRY_HOUSES.gable],
  [stepped, stepped, COUNTRY_HOUSES.gable, stepped],
  [block, shop, church],
]

/** A street in front of houses; `skyline` adds towers behind them. */
export const street = ({ skyline }: { skyline: boolean }): Setting => ({
  groundStart: 0.75,
  soil: 'none',
  draw(canvas) {
    const { inLayout, variant, rng } = canvas
    sky(canvas, { travellers: ['plane', 'balloon'] })
    const flight = isFlownOver(canvas)
    const down = flight ? UNDER_FLIGHT.down : 0
    const base = canvas.Y(0.66 + down)
    const above = flight ? UNDER_FLIGHT.larger : sizeAboveFigures(canvas)
    if (skyline)
      for (const u of spread(-0.02, 1.02, canvas.countAcross(canvas.byDetail(3, 6, 8))))
        canvas.add('far', block, u, base, rng.range(340, 470) * (flight ? UNDER_FLIGHT.larger : 1))
    else hill(canvas, 'far', 0.5, 0.03)
    const fronts = rng.shuffle(FRONTS[variant]!).slice(0, canvas.byDetail(2, 4, 4))
    const count = Math.max(fronts.length, canvas.countAcross(fronts.length))
    times(count, (i) =>
      canvas.add(
        'mid',
        fronts[i % fronts.length]!,
        (i + 0.5) / count,
        base + 14,
        rng.range(235, 280) * above,
        {
          grow: false,
          fixed: true,
          landmark: i === 0 || i === count - 1,
        },
      ),
    )
    hill(canvas, 'mid', 0.67 + down, 0, { flat: true })
    hill(canvas, 'near', 0.74 + down, 0, { flat: true })
    pavement(canvas, down)
    canvas.add('near', STREET_THINGS.lamp, inLayout(0.07), canvas.Y(0.745 + down), 300)
    canvas.add(
      'near',
      variant === 2 ? TREES.round : STREET_THINGS.traffic,
      inLayout(0.94),
      canvas.Y(0.745 + down),
      260,
    )
    return {
      ground: () => canvas.Y(0.74 + down),
      foreground: { things: [], count: 0, bare: true },
    }
  },
})

/** Under a flying figure the houses are nearer and the street is a narrow strip. */
const UNDER_FLIGHT = { down: 0.13, larger: 1.45 }
const isFlownOver = ({ figures, Y: pageY }: SceneryCanvas): boolean =>
  figures.length > 0 && figures.every(({ y, h }) => y + h < pageY(0.745))

function pavement(canvas: SceneryCanvas, down: number): void {
  if (canvas.thingDetail)
    for (const u of spread(0, 1, canvas.countAcross(9)))
      canvas.addShape(
        'mid',
        stick(
          canvas.X(0.5 + (u - 0.5) * 0.94),
          canvas.Y(0.67 + down),
          canvas.X(0.5 + (u - 0.5) * 1.06),
          canvas.Y(0.74 + down),
        ),
        { width: 0.7 },
      )
  if (canvas.variant === 1 && canvas.thingDetail && down === 0) return crossing(canvas)
  times(canvas.countAcross(canvas.byDetail(1, 4, 4)), (i) => {
    const [u, w, top] = [0.03 + i * 0.27, 0.14, 0.85 + down * 0.65]
    canvas.addShape(
      'near',
      poly([
        [canvas.X(u + 0.01), canvas.Y(top)],
        [canvas.X(u + w + 0.01), canvas.Y(top)],
        [canvas.X(u + w), canvas.Y(top + 0.017)],
        [canvas.X(u), canvas.Y(top + 0.017)],
      ]),
    )
  })
}

function crossing(canvas: SceneryCanvas): void {
  const count = canvas.byDetail(3, 5, 6)
  times(count, (i) => {
    const [a, b] = [0.2 + (0.6 * i) / count, 0.2 + (0.6 * i + 0.34) / count]
    const low = (u: number) => canvas.X(0.5 + (u - 0.5) * 1.5)
    canvas.addShape(
      'near',
      poly([
        [canvas.X(a), canvas.Y(0.78)],
        [canvas.X(b), canvas.Y(0.78)],
        [low(b), canvas.Y(0.96)],
        [low(a), canvas.Y(0.96)],
      ]),
    )
  })
}
