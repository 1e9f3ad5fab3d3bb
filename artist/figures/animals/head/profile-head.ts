import { curve, poly, smooth, stroke, type Path } from '../../../geometry/path.ts'
import { capsule, ellipse } from '../../../geometry/round-shapes.ts'
import { sweptTube, type Sweep } from '../../../geometry/swept-tube.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import { add, frame, itemClamped, mul, radians, rot, type Frame, type Vec } from '../../../geometry/vector.ts'
import { createFeatures, type DrawnAnimal, type AnimalLooks } from '../creature.ts'
import { drawEye } from './animal-eyes.ts'

type Ear = 'point' | 'long' | 'leaf' | 'fin' | 'fan' | 'small' | 'flap'
type Horn =
  'unicorn' | 'knob' | 'antler' | 'dragon' | 'rhino' | 'palm' | 'crest' | 'scimitar' | 'dome' | 'mop'

export interface ProfileHead {
  kind: 'profile'
  R: number
  angle: number
  /** The skull's spine as `x,y,radius` in head radii, from the back of the head to the nose. */
  spine: string
  eye: Vec
  ear?: Ear
  horn?: Horn
  trunk?: boolean
  frill?: boolean
  teeth?: boolean
  /** Painted separately from the neck, with its own outline. */
  apart?: boolean
  lips?: boolean
  beard?: boolean
  tusks?: boolean | 'long'
}

export interface DrawnHead extends Pick<DrawnAnimal, 'face' | 'head'> {
  /** Shapes that merge with the body. */
  merge: Path[]
  /** A point in head radii. */
  at: Frame
  skull: Sweep | null
}

const EARS: Record<Exclude<Ear, 'fan' | 'flap'>, string> = {
  point: '-0.5,-0.62 -0.5,-1.2 -0.22,-1.72! 0,-1.2 0.02,-0.72',
  long: '-0.5,-0.6 -0.66,-1.4 -0.4,-2.3! -0.02,-1.5 0,-0.72',
  leaf: '-0.5,-0.5 -1,-0.95 -1.5,-0.95! -1.15,-0.5 -0.62,-0.16',
  fin: '-0.5,-0.4 -1,-0.7! -0.92,-0.35 -1.18,-0.1! -0.85,0.02 -0.9,0.3! -0.45,0.2',
  small: '-0.5,-0.62 -0.62,-1.02 -0.3,-1.22 -0.02,-1.02 -0.04,-0.7',
}

const parseSpine = (text: string): [Vec, number][] =>
  text.split(' ').map((word) => {
    const [x = 0, y = 0, r = 1] = word.split(',').map(Number)
    return [[x, y], r]
  })

/** How far the head reaches below its centre at an angle. */
export function headDrop(h: ProfileHead, angle: number): number {
  const [tip, r] = itemClamped(parseSpine(h.spine), 99)
  const s = Math.sin(radians(angle))
  return h.R * Math.max(0.85, tip[0] * s + tip[1] * Math.cos(radians(angle)) + r)
}

export function drawProfileHead(
  fig: Sketch,
  h: ProfileHead,
  c: Vec,
  angle: number,
  o: AnimalLooks,
): DrawnHead {
  const R = h.R * o.headScale
  const X = frame(c, angle, R)
  const bones = parseSpine(h.spine)
  const skull = sweptTube(bones.map(([p]) => X(p)), bones.map(([, r]) => r * R), 5) // prettier-ignore
  const [tip, tipR] = h.trunk
    ? [[0.55, 0.3] as Vec, 0.62]
    : h.frill
      ? [[1.5, 0.45] as Vec, 0.44]
      : itemClamped(bones, 99)
  const L = (text: string) => stroke(text, X)
  const det = o.detail
  ears(fig, h, X, det)
  horns(fig, h, X, frame(c, angle * 0.35, R), R, det)
  const f = createFeatures()
  drawEye(f, X, R, h.eye, o, { size: h.trunk ? 0.85 : 1.2, look: 0.05, turn: angle * 0.3 })
  const [ex, ey] = h.eye
  if (det > 0 && !o.shut)
    f.lines.push(L(`${ex - 0.22},${ey - 0.42} ${ex + 0.05},${ey - 0.5} ${ex + 0.28},${ey - 0.4}`))
  const P = (u: number, v: number): Vec => X([tip[0] + tipR * u, tip[1] + tipR * v])
  if (h.trunk) {
    f.lines.push(L('0.3,0.5 0.42,0.66 0.62,0.62'))
    if (det > 0) for (const [a, b] of [[1, 0.05], [1.12, 0.3], [1.2, 0.55]] as const) f.lines.push(L(`${a + 0.32},${b + 0.55} ${a + 0.05},${b + 0.62} ${a - 0.12},${b + 0.72}`)) // prettier-ignore
  } else if (h.frill) f.lines.push(L('1.56,0.74 1.25,0.74 0.98,0.6 0.82,0.36'))
  else {
    f.dots.push(ellipse(P(0.45, -0.3), tipR * 0.11 * R, tipR * 0.17 * R, angle + 20))
    if (h.teeth) jaws(f, X, tip, tipR)
    else f.lines.push(smooth([P(1.3, 0.42), P(0.5, 0.5), P(-0.15, 0.42), P(-0.62, 0.05)], false))
    if (det > 0 && h.lips) f.lines.push(smooth([P(-0.75, -1.6), P(-0.45, -0.6), P(-0.62, 0.05), P(-0.98, 0.9), P(-1, 1.6)], false)) // prettier-ignore
  }
  if (det > 0)
    f.marks.push(ellipse(X(h.trunk ? [0.25, 0.3] : [ex + 0.02, ey + 0.62]), R * 0.14, R * 0.1, angle))
  if (h.beard) fig.add(-7, curve('0.9,0.6 0.8,1.2 1,1.7! 1.3,1.2 1.4,0.7', X))
  fig.add(h.apart ? 8 : 8.4, h.apart ? [skull] : [], { ...f, clipTo: [skull] })
  fig.anchors['head'] = X([0, -0.98])
  fig.anchors['top'] = X([0.1, h.horn || h.ear ? -1.5 : -1])
  fig.anchors['mouth'] = h.trunk ? X([2.08, 1.15]) : P(1, 0.45)
  const face = X(mul(tip, 0.5))
  return {
    merge: h.apart ? [] : [skull],
    at: X,
    skull,
    face: { at: face, rx: R * 1.35, ry: R * 1.2 },
    head: (v) => add(c, rot(mul([v[0] * 0.86 - 5, v[1] * 0.86 - 12], R / 50), angle * 0.4)),
  }
}

function ears(fig: Sketch, h: ProfileHead, X: Frame, det: number): void {
  if (!h.ear) return
  if (h.ear === 'flap') {
    fig.add(9, curve('-0.1,-0.5 -0.5,-0.66 -0.84,-0.3 -0.78,0.24 -0.5,0.46 -0.2,0.2 -0.06,-0.14', X))
    return
  }
  if (h.ear === 'fan') {
    fig.add(
      9,
      curve('0,-0.62 -0.5,-1 -1.15,-0.9 -1.42,-0.2 -1.22,0.55 -0.75,0.98 -0.4,0.7 -0.15,0.3 0.05,-0.2', X),
      {
        lines:
          det > 0 ? [stroke('-0.15,-0.4 -0.55,-0.7 -0.98,-0.6 -1.12,-0.1 -0.95,0.42 -0.68,0.62', X)] : [],
      },
    )
    return
  }
  const outline = EARS[h.ear]
  const points = outline.split(' ').map((w) => w.replace('!', '').split(',').map(Number))
  const cx = points.reduce((s, p) => s + p[0]!, 0) / points.length
  const cy = points.reduce((s, p) => s + p[1]!, 0) / points.length
  const inner: Frame = (v) => X([cx + (v[0] - cx) * 0.52, cy + (v[1] - cy) * 0.58 + 0.02])
  fig.add(
    -8,
    curve(outline, (v) => X([v[0] + 0.4, v[1] + 0.02])),
  )
  fig.add(8.6, curve(outline, X), { marks: det > 0 ? [curve(outline, inner)] : [] })
}

function jaws(f: ReturnType<typeof createFeatures>, X: Frame, tip: Vec, r: number): void {
  const a = tip[0] + r * 0.86
  const y = tip[1] + r * 0.3
  const back = tip[0] - Math.max(0.75, tip[0] * 0.5)
  f.marks.push(curve(`${a},${y}! ${tip[0] - 0.2},${y + 0.12} ${back},${y - 0.06}! ${(tip[0] + back) / 2},${y + 0.36} ${tip[0] + r * 0.35},${y + 0.36}`, X)) // prettier-ignore
  const teeth = Math.floor((a - 0.3 - back) / 0.25)
  for (let i = 0; i < teeth; i++) {
    const t = a - 0.2 - i * 0.25
    const ty = y + 0.04 + 0.05 * Math.sin(i)
    f.marks.push(poly([X([t, ty]), X([t - 0.2, ty + 0.03]), X([t - 0.1, ty + 0.19])]))
  }
}

function horns(fig: Sketch, h: ProfileHead, X: Frame, up: Frame, R: number, det: number): void {
  const pair = (draw: (dx: number, z: number) => void) => [[0.34, -9] as const, [-0.02, 8.8] as const].forEach(([dx, z]) => draw(dx, z)) // prettier-ignore
  const shifted =
    (dx: number): Frame =>
    (v) =>
      X([v[0] + dx, v[1]])
  switch (h.horn) {
    case 'unicorn': {
      const rings = det > 0 ? [-1.1, -1.4, -1.7, -2] : []
      fig.add(9.2, curve('0.2,-0.85! 0.62,-2.35! 0.62,-0.72!', X), { lines: rings.map((v) => stroke(`0.1,${v + 0.1} 0.45,${v + 0.06} 0.8,${v - 0.12}`, X)) }) // prettier-ignore
      break
    }
    case 'knob':
      pair((dx, z) => fig.add(z, [capsule(up([dx, -0.7]), R * 0.12, up([dx + 0.02, -1.4]), R * 0.12), ellipse(up([dx + 0.02, -1.5]), R * 0.22)])) // prettier-ignore
      break
    case 'antler':
      pair((dx, z) => {
        const q = (a: number, b: number) => up([dx + a, b])
        const r = R * 0.12
        fig.add(z > 0 ? -7.5 : z, [
          sweptTube(
            [q(0, -0.7), q(-0.25, -1.3), q(-0.15, -1.95), q(0.2, -2.4)],
            [r * 1.3, r * 1.15, r, r * 0.7],
          ),
          capsule(q(-0.22, -1.3), r, q(0.34, -1.62), r * 0.75),
          capsule(q(-0.18, -1.8), r, q(-0.6, -2.25), r * 0.7),
        ])
      })
      break
    case 'palm':
      pair((dx, z) => fig.add(z > 0 ? -7.5 : z, curve('0,-0.7 -0.2,-1.1 -1,-1.3 -1.5,-1.9! -1,-1.75 -0.95,-2.3! -0.55,-1.95 -0.3,-2.45! -0.05,-1.9 0.3,-2.1! 0.2,-1.4 0.2,-0.8', (v) => up([v[0] + dx, v[1]])))) // prettier-ignore
      break
    case 'scimitar':
      pair((dx, z) =>
        fig.add(z > 0 ? 8.8 : z, curve('-0.1,-0.75 -0.3,-1.6 -0.9,-2.3! -0.1,-1.9 0.16,-0.8', shifted(dx))),
      )
      break
    case 'dragon':
      pair((dx, z) => fig.add(z, curve('-0.2,-0.78 -0.5,-1.3 -0.95,-1.6! -0.3,-1.4 0.16,-0.82', shifted(dx))))
      break
    case 'rhino':
      fig.add(9, curve('1.2,-0.3! 1.7,-0.8 1.95,-1.35! 1.95,-0.6 1.75,0.0!', X))
      fig.add(9, curve('0.75,-0.42! 1,-0.7 1.1,-0.95! 1.2,-0.6 1.15,-0.3!', X))
      break
    case 'crest':
      fig.add(-7, curve('0.1,-0.8 -0.6,-1.35 -1.5,-1.75 -1.75,-1.55 -1.1,-1.1 -0.7,-0.5', X))
      break
    case 'mop':
      fig.add(9.1, curve('-0.74,-0.5 -0.66,-1.02 -0.2,-1.34! -0.04,-1.2 0.2,-1.32! 0.46,-1.06 0.68,-0.62! 0.42,-0.78 0.34,-0.46! 0.12,-0.74 -0.04,-0.4! -0.22,-0.7 -0.44,-0.36! -0.5,-0.62', X)) // prettier-ignore
      break
    case 'dome':
      fig.add(8.5, curve('-0.75,-0.5 -0.6,-1.25 0,-1.5 0.55,-1.2 0.66,-0.6 0,-0.72', X), { marks: det > 0 ? [ellipse(X([-0.2, -1.1]), R * 0.12), ellipse(X([0.2, -1.15]), R * 0.12)] : [] }) // prettier-ignore
  }
  if (h.frill) frill(fig, X, R, det)
  if (h.tusks === 'long')
    fig.add(
      9.3,
      curve(
        '0.56,0.62 0.66,1.3 1.2,1.86 2,1.9 2.5,1.3 2.44,0.74! 2.2,1.2 1.8,1.52 1.3,1.4 0.98,1 0.92,0.6',
        X,
      ),
    )
  else if (h.tusks) fig.add(8.7, curve('0.62,0.72 0.78,1.06 1.2,1.12! 0.98,0.86 0.9,0.66', X))
}

/** The triceratops' shield and three horns. */
function frill(fig: Sketch, X: Frame, R: number, det: number): void {
  const on = (a: number, r: number): Vec => [Math.cos(radians(a)) * r - 0.05, Math.sin(radians(a)) * r]
  const angles = [0, 1, 2, 3, 4, 5, 6].map((i) => -100 - i * 24)
  const edge = angles.flatMap((a, i) => {
    const bump = `${on(a, 1.62).join(',')}`
    return i < 6 ? [bump, `${on(a - 12, 1.45).join(',')}!`] : [bump]
  })
  fig.add(6, curve(`0.35,-0.7 ${edge.join(' ')} -0.2,0.9`, X), {
    marks: det > 0 ? angles.slice(1, -1).map((a) => ellipse(X(on(a, 1.3)), R * 0.11)) : [],
  })
  fig.add(5.5, curve('0.25,-0.75 0.6,-1.5 1.05,-1.95! 0.85,-1.2 0.7,-0.6', X))
  fig.add(9, curve('0.12,-0.62 0.28,-1.35 0.62,-1.9! 0.6,-1.2 0.52,-0.55', X))
  fig.add(9, curve('1.12,-0.2 1.3,-0.58 1.56,-0.8! 1.58,-0.4 1.52,0.08', X))
}
