import { brush, ellipse, tube } from '../../../geometry/round-shapes.ts'
import { knots, smooth, stroke, type Path } from '../../../geometry/path.ts'
import type { Vec } from '../../../geometry/vector.ts'
import type { Extras } from '../../../geometry/sketch.ts'
import type { Expression } from '../body/person-poses.ts'

export const FACES = {
  round: '0,-49 28,-42 46,-20 49,4 42,27 24,42 0,46',
  oval: '0,-50 27,-43 43,-22 46,4 39,29 21,45 0,50',
  wide: '0,-47 30,-41 49,-20 54,6 47,27 26,41 0,44',
  heart: '0,-49 30,-42 48,-22 50,2 40,25 18,43 0,49',
  square: '0,-48 30,-43 47,-24 48,4 46,26 30,42 0,46',
  long: '0,-50 26,-44 41,-22 43,6 38,32 22,50 0,55',
  strong: '0,-49 28,-43 43,-22 45,8 43,32 27,50 0,54',
} as const
export type FaceName = keyof typeof FACES

export interface Features {
  expression: Expression
  glasses: false | 'clear' | 'sun'
  beard: false | 'full' | 'moustache'
  lashes: boolean
  freckles: boolean
  old: boolean
  /** Eye size; adults have smaller eyes. */
  eyes: number
  clown: boolean
  eyePatch: boolean
  detail: number
}

type Put = (z: number, shapes: Path[], extras?: Extras) => void

/** Draws eyes, brows, nose, cheeks and mouth in the face's frame. */
export function drawFace(put: Put, f: Features, turn: number): void {
  const dots: Path[] = []
  const white: Path[] = []
  const marks: Path[] = []
  const pen = (r: number, text: string, dx = 0, way = 1) =>
    dots.push(
      brush(
        knots(text).map(([x, y]): Vec => [x * way + dx, y]),
        r,
      ),
    )
  for (const s of [-1, 1] as const) {
    eye(s, f, turn, { dots, white, pen })
    brow(s, f, pen)
    cheek(s, f, turn, { dots, marks })
    if (f.old && f.detail > 0) pen(0.9, '33,2 36,0 38,-2', 0, s)
  }
  if (f.clown) marks.push(ellipse([0, 14], 9))
  else if (Math.abs(turn) > 0.55) pen(1.4, '2,8 7,13 6,17 1,17', 0, Math.sign(turn))
  else pen(1.4, '-4,13 -2,16 0,16.6 2,16 4,13')
  put(44, [], { marks })
  mouth(put, f, pen)
  put(45, [], { dots, white })
  if (f.eyePatch) patch(put)
  if (f.glasses) glasses(put, f)
}

interface EyeBrush {
  dots: Path[]
  white: Path[]
  pen: (r: number, text: string, dx?: number, way?: number) => void
}

const EYE_X = 19
const EYE_Y = 4

function eye(s: -1 | 1, f: Features, turn: number, { dots, white, pen }: EyeBrush): void {
  const c = s * EYE_X
  if (f.eyePatch && s < 0) return
  if (f.expression === 'laughing') return pen(1.7, '-8,7 -5,1 0,-1 5,1 8,7', c)
  if (f.expression === 'sleeping') return pen(1.7, '-8,3 -5,8 0,10 5,8 8,3', c)
  const size = f.eyes * (f.expression === 'surprised' ? 1.18 : 1)
  // The far eye of a turned head is narrower.
  const narrow = s * turn > 0 ? 1 - Math.abs(turn) * 0.24 : 1
  dots.push(ellipse([c, EYE_Y], 5.8 * size * narrow, 7.9 * size))
  white.push(ellipse([c + 1.9 * size, EYE_Y - 3 * size], 2.2 * size * narrow, 2.6 * size))
  if (f.detail > 1) white.push(ellipse([c - 1.8 * size, EYE_Y + 3 * size], 1.2 * size))
  if (!f.lashes) return
  pen(1.2, '5,0 8,-2 10,-4', c, s)
  pen(1.2, '5.5,3.5 9,2.5 11,1.5', c, s)
}

function brow(s: -1 | 1, f: Features, pen: EyeBrush['pen']): void {
  const thick = f.old ? 2.2 : 1.5
  const high = f.expression === 'surprised' ? -5 : 0
  if (f.expression === 'angry') return pen(1.9, `-8,-14 0,-10 8,-6`, s * EYE_X, -s)
  if (f.expression === 'sad') return pen(thick, `-8,-7 0,-12 7,-15`, s * EYE_X, -s)
  pen(thick, `-7,${high - 12 + (s < 0 ? 2 : 0)} 0,${high - 14.5} 7,${high - 12 + (s < 0 ? 0 : 2)}`, s * EYE_X)
}

function cheek(s: -1 | 1, f: Features, turn: number, out: { dots: Path[]; marks: Path[] }): void {
  if (f.beard === 'full') return
  if (f.freckles) {
    for (const [x, y] of [[26, 18], [31, 21], [34, 17]] as const) out.dots.push(ellipse([s * x, y], 1)) // prettier-ignore
    return
  }
  if (f.detail === 0) return
  const far = s * turn > 0.2
  out.marks.push(ellipse([s * (far ? 27 : 30), 20], far ? 4.6 : 6.4, 4.4))
}

function mouth(put: Put, f: Features, pen: EyeBrush['pen']): void {
  const shift = f.beard ? 3 : 0
  const y = 23 + shift
  switch (f.expression) {
    case 'laughing':
    case 'happy': {
      const w = f.expression === 'laughing' ? 16 : 13
      const d = f.expression === 'laughing' ? 17 : 12
      const lips = smooth([
        [-w, y, 1],
        [0, y + 3.5],
        [w, y, 1],
        [w * 0.72, y + d * 0.72],
        [0, y + d],
        [-w * 0.72, y + d * 0.72],
      ])
      const tongue = stroke(
        `${-w},${y + d * 0.8} ${-w * 0.4},${y + d * 0.58} 0,${y + d * 0.68} ${w * 0.4},${y + d * 0.58} ${w},${y + d * 0.8}`,
      )
      return put(45, [lips], { lines: [tongue] })
    }
    case 'surprised':
      return put(45, [ellipse([0, 29 + shift], 6, 7.5)])
    case 'singing':
      return put(45, [ellipse([0, 29 + shift], 8, 9)], {
        lines: [stroke(`-10,${34 + shift} 0,${30 + shift} 10,${34 + shift}`)],
      })
    case 'sleeping':
      return pen(1.5, '-6,26 -3,28.5 0,29 3,28.5 6,26')
    case 'sad':
      return pen(1.7, `-11,${y + 10} -6,${y + 6} 0,${y + 5} 6,${y + 6} 11,${y + 10}`)
    case 'angry':
      return pen(1.7, `-10,${y + 8} -4,${y + 5} 4,${y + 5} 10,${y + 8}`)
    case 'smile':
      pen(1.7, `-14,${y + 1} -9,${y + 7} 0,${y + 10} 9,${y + 7} 14,${y + 1}`)
      for (const way of [-1, 1]) pen(1.2, `16,${y + 1} 14,${y} 12,${y - 0.5}`, 0, way)
  }
}

function glasses(put: Put, f: Features): void {
  const lenses = [-1, 1].map((s) => ellipse([s * EYE_X, EYE_Y], 14.5))
  if (f.glasses === 'sun') {
    put(48, lenses, { lines: [stroke('-28,4 -16,-10'), stroke('10,4 22,-10')] })
  } else put(48, lenses, { glass: true })
  const bridge = tube([[-5, 2], [0, 0], [5, 2]], [1.4, 1.4, 1.4]) // prettier-ignore
  const arms = [-1, 1].flatMap((s) => tube([[s * 33, 1], [s * 40, -1]], [1.4, 1.4])) // prettier-ignore
  put(48, [], { dots: [...bridge, ...arms] })
}

function patch(put: Put): void {
  put(47, [], { dots: [brush([[-46, -10], [-20, -4], [20, -22], [44, -30]], 1.6)] }) // prettier-ignore
  put(47.1, [ellipse([-EYE_X, EYE_Y + 1], 12, 11)])
}
