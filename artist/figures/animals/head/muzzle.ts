import { curve, stroke, type Path } from '../../../geometry/path.ts'
import type { Frame } from '../../../geometry/vector.ts'
import type { Features, AnimalLooks } from '../creature.ts'

export type Muzzle = 'dog' | 'beard' | 'cat' | 'bunny' | 'soft' | 'fox' | 'cow' | 'pig' | 'koala' | 'monkey' | 'mouse' | 'frog' | 'hippo' | 'otter' | 'bear' | 'bat' // prettier-ignore

/** An ellipse in the head's frame. */
export type EllipseInHead = (u: number, v: number, rx: number, ry?: number, a?: number) => Path

interface Snout {
  muzzle: Muzzle
  shape: string
  mask?: string
  tusks?: boolean
}

/** Draws nose, mouth and cheeks. Returns the shapes of the muzzle. */
export function drawMuzzle(
  head: Snout,
  place: Frame,
  ellipseAt: EllipseInHead,
  features: Features,
  looks: AnimalLooks,
  dx: number,
): Path[] {
  const addLine = (text: string) => features.lines.push(stroke(text, place))
  const bend = looks.mood === 'happy' ? 0.08 : -0.06
  const smile = (y: number, w: number) => {
    addLine(`${dx},${y - 0.12} ${dx},${y}`)
    addLine(`${dx - 2 * w},${y - 0.04 - (bend < 0 ? bend : 0)} ${dx - w},${y + bend} ${dx},${y}`)
    addLine(`${dx},${y} ${dx + w},${y + bend} ${dx + 2 * w},${y - 0.04 - (bend < 0 ? bend : 0)}`)
  }
  const nose = (y: number, w: number) =>
    features.dots.push(curve(`${dx - w},${y - w * 0.45} ${dx},${y - w * 0.6} ${dx + w},${y - w * 0.45} ${dx + w * 0.45},${y + w * 0.45} ${dx},${y + w * 0.65} ${dx - w * 0.45},${y + w * 0.45}`, place)) // prettier-ignore
  const tongue = () => {
    if (looks.next() < 0.5 && !looks.shut) features.marks.push(curve(`${dx - 0.13},0.66! ${dx - 0.14},0.84 ${dx},0.94 ${dx + 0.14},0.84 ${dx + 0.13},0.66!`, place)) // prettier-ignore
  }
  const teeth = (y: number, w: number, d: number) => {
    features.marks.push(
      curve(`${dx - w},${y}! ${dx - w},${y + d}! ${dx + w},${y + d}! ${dx + w},${y}!`, place),
    )
    addLine(`${dx},${y} ${dx},${y + d}`)
  }
  if (looks.detail > 0 && !['cow', 'beard', 'hippo', 'monkey'].includes(head.muzzle) && !head.mask)
    for (const side of [-1, 1]) features.marks.push(ellipseAt(side * (head.shape === 'long' ? 0.42 : 0.68) + dx * 0.6, head.shape === 'long' ? 0.24 : 0.32, 0.13, 0.09)) // prettier-ignore
  switch (head.muzzle) {
    case 'dog':
      tongue()
      nose(0.26, 0.22)
      smile(0.56, 0.15)
      return [ellipseAt(dx, 0.46, 0.52, 0.42)]
    case 'bear':
      nose(0.32, 0.2)
      smile(0.6, 0.14)
      return [ellipseAt(dx, 0.5, 0.42, 0.36)]
    case 'beard':
      nose(0.26, 0.2)
      smile(0.54, 0.14)
      return [curve('-0.5,0.3 -0.2,0.08 0.2,0.08 0.5,0.3 0.62,0.7! 0.42,0.7! 0.36,1.05! 0.12,0.9! 0,1.14! -0.12,0.9! -0.36,1.05! -0.42,0.7! -0.62,0.7!', (v) => place([v[0] + dx, v[1]]))] // prettier-ignore
    case 'cat':
      nose(0.28, 0.17)
      smile(0.54, 0.12)
      return [
        ellipseAt(dx - 0.22, 0.46, 0.3, 0.25),
        ellipseAt(dx + 0.22, 0.46, 0.3, 0.25),
        ellipseAt(dx, 0.62, 0.22, 0.18),
      ]
    case 'otter':
      nose(0.26, 0.22)
      smile(0.54, 0.14)
      return [ellipseAt(dx - 0.26, 0.46, 0.36, 0.27), ellipseAt(dx + 0.26, 0.46, 0.36, 0.27)]
    case 'bunny':
      teeth(0.47, 0.12, 0.22)
      smile(0.46, 0.14)
      nose(0.26, 0.13)
      return []
    case 'mouse':
      teeth(0.6, 0.1, 0.17)
      smile(0.58, 0.12)
      nose(0.38, 0.15)
      return []
    case 'bat':
      smile(0.5, 0.18)
      nose(0.3, 0.12)
      features.marks.push(curve(`${dx - 0.26},0.54! ${dx - 0.2},0.72! ${dx - 0.14},0.57!`, place), curve(`${dx + 0.26},0.54! ${dx + 0.2},0.72! ${dx + 0.14},0.57!`, place)) // prettier-ignore
      return []
    case 'soft':
      nose(0.58, 0.2)
      smile(0.86, 0.12)
      return []
    case 'fox':
      nose(0.6, 0.18)
      addLine(
        `${dx - 0.15},${0.82 - (bend < 0 ? bend : 0)} ${dx},${0.82 + bend} ${dx + 0.15},${0.8 - (bend < 0 ? bend : 0)}`,
      )
      return []
    case 'koala':
      features.marks.push(
        curve(
          `${dx},0.06 ${dx + 0.22},0.2 ${dx + 0.22},0.5 ${dx},0.62 ${dx - 0.22},0.5 ${dx - 0.22},0.2`,
          place,
        ),
      )
      addLine(`${dx - 0.24},0.7 ${dx},0.78 ${dx + 0.24},0.7`)
      return []
    case 'monkey':
      features.dots.push(ellipseAt(dx - 0.1, 0.24, 0.04, 0.06), ellipseAt(dx + 0.1, 0.24, 0.04, 0.06))
      addLine(`${dx - 0.42},0.52 ${dx - 0.2},0.7 ${dx},0.74 ${dx + 0.2},0.7 ${dx + 0.42},0.52`)
      return [ellipseAt(dx, 0.46, 0.64, 0.42)]
    case 'frog':
      features.dots.push(ellipseAt(dx - 0.12, 0, 0.035), ellipseAt(dx + 0.12, 0, 0.035))
      addLine(`${dx - 0.8},0.12 ${dx - 0.4},0.36 ${dx},0.42 ${dx + 0.4},0.36 ${dx + 0.8},0.12`)
      return []
    case 'hippo': {
      features.dots.push(
        ellipseAt(dx - 0.34, 0.36, 0.08, 0.11, 14),
        ellipseAt(dx + 0.34, 0.36, 0.08, 0.11, -14),
      )
      addLine(`${dx - 0.6},0.8 ${dx - 0.2},1 ${dx + 0.2},1 ${dx + 0.6},0.8`)
      if (head.tusks !== false) for (const side of [-1, 1]) features.marks.push(curve(`${dx + side * 0.3},0.97! ${dx + side * 0.32},0.78 ${dx + side * 0.42},0.78 ${dx + side * 0.46},0.93!`, place)) // prettier-ignore
      return [ellipseAt(dx * 0.7, 0.66, 0.98, 0.54)]
    }
    case 'cow':
      features.dots.push(
        ellipseAt(dx * 0.7 - 0.3, 0.62, 0.08, 0.12, 14),
        ellipseAt(dx * 0.7 + 0.3, 0.62, 0.08, 0.12, -14),
      )
      addLine(`${dx - 0.36},0.84 ${dx - 0.1},0.98 ${dx + 0.28},0.84`)
      return [ellipseAt(dx * 0.7, 0.74, 0.8, 0.46)]
    case 'pig':
      features.dots.push(ellipseAt(dx - 0.14, 0.26, 0.07, 0.12), ellipseAt(dx + 0.14, 0.26, 0.07, 0.12))
      addLine(`${dx - 0.3},0.62 ${dx},0.76 ${dx + 0.3},0.62`)
      if (head.tusks) for (const side of [-1, 1]) features.marks.push(curve(`${dx + side * 0.34},0.62! ${dx + side * 0.46},0.4 ${dx + side * 0.54},0.28! ${dx + side * 0.52},0.56`, place)) // prettier-ignore
      return [ellipseAt(dx, 0.26, 0.42, 0.31)]
  }
}
