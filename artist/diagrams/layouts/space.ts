import type { PiecePen } from '../../figures/engine/piece-pen.ts'
import type { Vec } from '../../geometry/vector.ts'
import type { Diagram } from '../diagram.ts'

interface Planet {
  name: string
  /** Distance from the sun and radius, as shares of the long side. */
  distance: number
  radius: number
  paint?(pen: PiecePen): void
}

const continents = (pen: PiecePen): void => {
  pen.shape('-34,-26 -10,-38 6,-24 -6,-6 -22,4 -36,-6')
  pen.shape('8,4 30,-4 40,12 24,34 10,24')
}
const craters = (pen: PiecePen): void => {
  pen.oval(-16, -12, 11)
  pen.oval(18, 14, 9)
}
const swirls = (pen: PiecePen): void => pen.lines(0, '-47,-16 0,-8 47,-16', '-46,18 0,26 46,18')

const clouds = (pen: PiecePen): void =>
  pen.lines(
    0,
    '-44,-24 -20,-30 2,-20 24,-28 42,-26',
    '-50,0 -24,-8 4,4 30,-6 50,0',
    '-42,26 -18,18 8,28 40,24',
  )
/** Bands and the great red spot. */
const redSpot = (pen: PiecePen): void => {
  pen.lines(0, '-40,-30 0,-24 40,-30', '-49,-10 0,-3 49,-10', '-49,12 0,19 49,12', '-38,33 0,39 38,33')
  pen.oval(18, 24, 14, 8)
}
const caps = (pen: PiecePen): void => {
  pen.shape('-26,-42! -14,-34 6,-36 26,-42! 12,-49 -12,-49')
  pen.oval(-18, 2, 10)
  pen.oval(16, -6, 8)
  pen.oval(6, 24, 11)
}
const storm = (pen: PiecePen): void => {
  pen.lines(0, '-47,-18 0,-10 47,-18', '-45,22 0,30 45,22')
  pen.oval(-10, 6, 14, 8)
}

const PLANETS: readonly Planet[] = [
  { name: 'mercury', distance: 0.25, radius: 0.032, paint: craters },
  { name: 'venus', distance: 0.325, radius: 0.042, paint: clouds },
  { name: 'earth', distance: 0.415, radius: 0.046, paint: continents },
  { name: 'mars', distance: 0.5, radius: 0.037, paint: caps },
  { name: 'jupiter', distance: 0.615, radius: 0.084, paint: redSpot },
  { name: 'saturn', distance: 0.755, radius: 0.06, paint: swirls },
  { name: 'uranus', distance: 0.875, radius: 0.048, paint: swirls },
  { name: 'neptune', distance: 0.97, radius: 0.046, paint: storm },
]
/** The planets alternate to the sides of a line from the sun across the page. */
const ANGLES = [28, -27, 24, -22, 17, -14, 17, -14]
const SUN_RADIUS = 0.2
/** The middle of the sun is outside of the picture. */
const SUN_OUTSIDE = 0.07
const ORBIT_WIDTH = 0.5
const LABEL_DISTANCE = 76

export const solarSystem: Diagram = {
  labels: ['sun', ...PLANETS.map(({ name }) => name)],
  shows: ['planet', 'moon', 'star', 'space'],
  draw(canvas) {
    const { frame } = canvas
    const isUpright = frame.h > frame.w
    const long = Math.max(frame.w, frame.h)
    const polar = (distance: number, degrees: number): Vec => {
      const angle = (degrees * Math.PI) / 180
      const along = long * (distance * Math.cos(angle) - SUN_OUTSIDE)
      const across = long * distance * Math.sin(angle)
      return isUpright
        ? [frame.x + frame.w / 2 + across, frame.y + along]
        : [frame.x + along, frame.y + frame.h / 2 - across]
    }
    const disc = (of: string, [x, y]: Vec, radius: number, paint: (pen: PiecePen) => void, contour = true) =>
      canvas.draw(of, ([u, v]) => [x + (u * radius) / 50, y + (v * radius) / 50], paint, contour)
    const sun = polar(0, 0)
    for (const { distance } of PLANETS.toReversed())
      disc('space', sun, distance * long, (pen) => pen.oval(0, 0, 50, 50, { width: ORBIT_WIDTH }), false)
    disc('sun', sun, SUN_RADIUS * long, (pen) => pen.oval(0, 0, 50))
    canvas.label('sun', polar(0.13, 0))
    for (const [i, planet] of PLANETS.entries()) {
      const middle = polar(planet.distance, ANGLES[i]!)
      const radius = planet.radius * long
      disc('planet', middle, radius, (pen) => drawPlanet(pen, planet))
      const reach = radius * (planet.name === 'saturn' ? 1.95 : planet.name === 'earth' ? 1.6 : 1.1)
      canvas.label(planet.name, labelPoint(middle, reach, ANGLES[i]! > 0, isUpright), 150)
    }
  },
}

const labelPoint = ([x, y]: Vec, reach: number, isRight: boolean, isUpright: boolean): Vec =>
  isUpright ? [x + (isRight ? -1 : 1) * (reach + LABEL_DISTANCE), y] : [x, y + reach + 30]

function drawPlanet(pen: PiecePen, { name, paint }: Planet): void {
  if (name === 'saturn') {
    pen.oval(0, 4, 96, 30)
    pen.oval(0, 4, 74, 18)
  }
  pen.oval(0, 0, 50)
  paint?.(pen)
  if (name === 'saturn') pen.shape('-95.5,6! -66,25 0,34 66,25 95.5,6! 74,4! 58,15 0,22 -58,15 -74,4!')
  if (name === 'earth') pen.oval(62, -48, 16)
}
