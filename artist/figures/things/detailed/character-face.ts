import { stroke, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { ThingPen } from './thing.ts'

// Faces of robots, monsters, snowmen and other characters, with the mood that the request asks for.

type Eye = readonly [x: number, y: number, radius: number]

const SAD = ['sad', 'lonely', 'sick', 'scared', 'shy']
const ANGRY = ['angry', 'grumpy', 'evil']
const ASLEEP = ['sleepy', 'tired', 'sleeping', 'bored']

const has = (pen: ThingPen, looks: readonly string[]) =>
  pen.request.looks?.some((look) => looks.includes(look)) ?? false

/** Whether the face has brows and a mouth that is turned down. */
export const isSadOrAngry = (pen: ThingPen): boolean => has(pen, SAD) || has(pen, ANGRY)

/** Two eyes with highlights and a smile. */
export function face(pen: ThingPen, x: number, y: number, size: number, gap: number, smile = true): void {
  const eyes = [[x - gap, y, size], [x + gap, y, size]] as const // prettier-ignore
  eyesWithGlints(pen, eyes, 1.3)
  brows(pen, x, y - size * 2.3, gap, size * 1.1)
  if (smile) mouth(pen, x, y + size * 2.9, gap)
}

/** Black eyes with highlights; arcs if the character is sleepy. */
export function eyesWithGlints(pen: ThingPen, eyes: readonly Eye[], tall = 1): void {
  if (has(pen, ASLEEP))
    return inked(
      pen,
      eyes.map(([x, y, r]) => stroke(`${x - r * 1.3},${y} ${x},${y + r * 0.8} ${x + r * 1.3},${y}`)),
    )
  pen.put([], {
    dots: eyes.map(([x, y, r]) => ellipse([x, y], r, r * tall)),
    white: eyes.flatMap(([x, y, r]) => [
      ellipse([x + r * 0.35, y - r * 0.45], r * 0.38),
      ellipse([x - r * 0.3, y + r * 0.5], r * 0.2),
    ]),
  })
}

/** Brows at x - gap and x + gap: their inner ends rise when sad and drop when angry. */
export function brows(pen: ThingPen, x: number, y: number, gap: number, width: number): void {
  if (!isSadOrAngry(pen)) return
  const drop = width * (has(pen, ANGRY) ? 0.45 : -0.45)
  const brow = (side: 1 | -1) =>
    stroke(`${x + side * (gap - width)},${y + drop} ${x + side * gap},${y} ${x + side * (gap + width)},${y - drop}`) // prettier-ignore
  inked(pen, [brow(-1), brow(1)])
}

/** A smile, turned down when sad or angry. */
export function mouth(pen: ThingPen, x: number, y: number, width: number): void {
  const bend = width * (isSadOrAngry(pen) ? -0.22 : 0.22)
  inked(pen, [
    stroke(`${x - width},${y - bend} ${x - width * 0.4},${y + bend} ${x + width * 0.4},${y + bend} ${x + width},${y - bend}`), // prettier-ignore
  ])
}

/** Draws lines uncut: lines are clipped to a shape, so this clip shape is larger than any character. */
const inked = (pen: ThingPen, lines: readonly Path[]): void =>
  pen.put([], { lines, clipTo: [ellipse([0, -80], 300)] })
