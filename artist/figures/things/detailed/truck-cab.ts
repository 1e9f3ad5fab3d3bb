import type { ThingPen, Thing } from './thing.ts'
import type { Crew } from './vehicle-crew.ts'

export const WHEEL = 33

/** A vehicle that looks to the right and can be driven. */
export const driven = (height: number, crew: Crew, draw: (pen: ThingPen) => void): Thing => ({
  height,
  facing: 'right',
  poses: ['stand', 'drive'],
  crew,
  draw,
})

/** The cab of all trucks, with its front wheel: side window, windscreen, door, mirror, lamp and bumper. `x` is its back. */
export function truckCab(pen: ThingPen, x: number, { light = false } = {}): void {
  if (light) {
    if (pen.detail > 0) pen.box(x + 34, -190, 40, 30, 12)
    pen.box(x + 26, -172, 56, 12, 4)
  }
  pen.body(
    `${x},-16! ${x},-140 ${x + 8},-158 ${x + 26},-166 ${x + 82},-166 ${x + 100},-156 ${x + 112},-102 ${x + 122},-86 ${x + 126},-44 ${x + 126},-16!`,
    [`${x + 12},-90! ${x + 12},-138 ${x + 20},-150 ${x + 70},-150! ${x + 70},-90!`],
  )
  pen.shape(`${x + 80},-90! ${x + 80},-150! ${x + 92},-146 ${x + 104},-90!`)
  // An easy page has no small regions.
  if (pen.detail > 0) {
    pen.box(x + 12, -82, 58, 70, 8)
    pen.box(x + 50, -72, 14, 8, 4)
    pen.bar(x + 98, -126, x + 112, -126, 3)
    pen.box(x + 106, -142, 14, 32, 6)
    pen.box(x + 92, -36, 44, 22, 9)
  }
  pen.circle(x + 114, -60, 11)
  pen.wheelInArch(x + 60, 0, WHEEL, 0, -16)
}
