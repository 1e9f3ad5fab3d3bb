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
const bands = (pen: PiecePen): void => {
  pen.lines(0, '-46,-20 0,-12 46,-20', '-50,2 0,10 50,2', '-44,24 0,32 44,24')
  pen.oval(16, 20, 12, 7)
}
const swirls = (pen: PiecePen): void => pen.lines(0, '-47,-16 0,-8 47,-16', '-46,18 0,26 46,18')

const PLANETS: readonly Planet[] = [
  { name: 'mercury', distance: 0.26, radius: 0.024, paint: craters },
  { name: 'venus', distance: 0.335, radius: 0.033 },
  { name: 'earth', distance: 0.42, radius: 0.036, paint: continents },
  { name: 'mars', distance: 0.5, radius: 0.028, paint: craters },
  { name: 'jupiter', distance: 0.61, radius: 0.066, paint: bands },
  { name: 'saturn', distance: 0.745, radius: 0.052, paint: swirls },
  { name: 'uranus', distance: 0.86, radius: 0.038, paint: swirls },
  { name: 'neptune', distance: 0.95, radius: 0.036, paint: swirls },
]
/** The planets alternate to the sides of a line from the sun across the page. */
const ANGLES = [20, -20, 18, -17, 15, -15, 17, -14]
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
