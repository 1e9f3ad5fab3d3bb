import type { Frame, Vec } from '../../geometry/vector.ts'
import type { Diagram } from '../diagram.ts'

const HOURS = 12
const DEGREES_PER_HOUR = 30

/** Times with full, half and quarter hours. */
const TIMES = [
  [3, 0],
  [7, 30],
  [10, 15],
  [4, 0],
  [8, 45],
  [1, 30],
] as const

const turned = (degrees: number, radius: number): Vec => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}
const written = (points: readonly Vec[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** The angle of the hour hand moves along with the minutes. */
export const handAngles = (hour: number, minute: number): { hour: number; minute: number } => ({
  hour: DEGREES_PER_HOUR * hour + 0.5 * minute,
  minute: 6 * minute,
})

export const clockFace: Diagram = {
  labels: ['hour-hand', 'minute-hand'],
  shows: ['clock', 'watch', 'alarm-clock'],
  draw(canvas) {
    const { at, frame } = canvas
    const place = canvas.around(50, 46, Math.min(frame.w, frame.h) * 0.94)
    const hand = (degrees: number, length: number, width: number): string =>
      written([
        turned(degrees + 90, width),
        ...[1, 2.2, 0, -2.2, -1].map((side, i) => {
          const [x, y] = turned(
            degrees,
            [length * 0.72, length * 0.72, length, length * 0.72, length * 0.72][i]!,
          )
          const [u, v] = turned(degrees + 90, width * side)
          return [x + u, y + v] as const
        }),
        turned(degrees - 90, width),
      ])
    canvas.draw('clock', place, (pen) => {
      pen.oval(0, 0, 50)
      pen.oval(0, 0, 45)
      for (let i = 0; i < HOURS * 5; i++)
        pen.lines(i % 5 === 0 ? 0 : 2, written([turned(i * 6, 45), turned(i * 6, i % 5 === 0 ? 42 : 43.5)]))
    })
    for (let hour = 1; hour <= HOURS; hour++)
      canvas.letters(
        String(hour),
        place(turned(hour * DEGREES_PER_HOUR, 36)),
        Math.min(frame.w, frame.h) * 0.075,
      )
    const [hour, minute] = TIMES[canvas.seed % TIMES.length]!
    const angles = handAngles(hour, minute)
    canvas.draw('clock', place, (pen) => {
      pen.poly(hand(angles.minute, 34, 1.6))
      pen.poly(hand(angles.hour, 22, 2.2))
      pen.oval(0, 0, 3.6)
    })
    canvas.pointer('hour-hand', at([22, 94]), place(turned(angles.hour, 12)), 320)
    canvas.pointer('minute-hand', at([76, 94]), place(turned(angles.minute, 24)), 330)
  },
}

const MONTHS = [
  'snowman',
  'carnival-mask',
  'tulip',
  'easter-egg',
  'ladybug',
  'strawberry',
  'ice-cream',
  'parasol',
  'apple',
  'pumpkin',
  'lantern',
  'christmas-tree',
] as const
const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const YEAR_SEASONS = ['spring', 'summer', 'autumn', 'winter']
/** Winter is December to February, so the wheel begins with December at the top left. */
const FIRST_TURN = 15

export const calendarWheel: Diagram = {
  labels: [...MONTH_NAMES, ...YEAR_SEASONS],
  shows: MONTHS,
  draw(canvas) {
    const { frame } = canvas
    const size = Math.min(frame.w, frame.h)
    const place: Frame = canvas.around(50, 50, size)
    canvas.draw('background', place, (pen) => {
      pen.oval(0, 0, 50)
      pen.oval(0, 0, 17)
      for (let i = 0; i < HOURS; i++) {
        const degrees = i * DEGREES_PER_HOUR
        // Seasons change on the first of March, June, September and December.
        const inner = i % 3 === 2 ? 0 : 17
        pen.lines(0, written([turned(degrees, inner), turned(degrees, 50)]))
      }
    })
    for (const [i, noun] of MONTHS.entries()) {
      const degrees = i * DEGREES_PER_HOUR + FIRST_TURN
      const [x, y] = place(turned(degrees, 30))
      const room = size * 0.125
      canvas.figure(noun, { x: x - room / 2, y: y - room / 2, w: room, h: room }, { centred: true })
      canvas.label(MONTH_NAMES[i]!, place(turned(degrees, 44)), size * 0.19)
    }
    for (const [i, name] of YEAR_SEASONS.entries())
      canvas.label(name, place(turned(105 + i * 90, 11.5)), size * 0.15)
  },
}
