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
  radius: number
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
export function headDrop(head: ProfileHead, angle: number): number {
  const [tip, r] = itemClamped(parseSpine(head.spine), 99)
  const sine = Math.sin(radians(angle))
  return head.radius * Math.max(0.85, tip[0] * sine + tip[1] * Math.cos(radians(angle)) + r)
}

export function drawProfileHead(
  fig: Sketch,
  head: ProfileHead,
  center: Vec,
  angle: number,
  looks: AnimalLooks,
): DrawnHead {
  const radius = head.radius * looks.headScale
  const place = frame(center, angle, radius)
  const bones = parseSpine(head.spine)
  const skull = sweptTube(bones.map(([point]) => place(point)), bones.map(([, r]) => r * radius), 5) // prettier-ignore
  const [tip, tipR] = head.trunk
    ? [[0.55, 0.3] as Vec, 0.62]
    : head.frill
      ? [[1.5, 0.45] as Vec, 0.44]
      : itemClamped(bones, 99)
  const strokeOf = (text: string) => stroke(text, place)
  const detail = looks.detail
  ears(fig, head, place, detail)
  horns(fig, head, place, frame(center, angle * 0.35, radius), radius, detail)
  const features = createFeatures()
  drawEye(features, place, radius, head.eye, looks, {
    size: head.trunk ? 0.85 : 1.2,
    look: 0.05,
    turn: angle * 0.3,
  })
  const [eyeX, eyeY] = head.eye
  if (detail > 0 && !looks.shut)
    features.lines.push(
      strokeOf(`${eyeX - 0.22},${eyeY - 0.42} ${eyeX + 0.05},${eyeY - 0.5} ${eyeX + 0.28},${eyeY - 0.4}`),
    )
  const onNose = (u: number, v: number): Vec => place([tip[0] + tipR * u, tip[1] + tipR * v])
  if (head.trunk) {
    features.lines.push(strokeOf('0.3,0.5 0.42,0.66 0.62,0.62'))
    if (detail > 0) for (const [a, b] of [[1, 0.05], [1.12, 0.3], [1.2, 0.55]] as const) features.lines.push(strokeOf(`${a + 0.32},${b + 0.55} ${a + 0.05},${b + 0.62} ${a - 0.12},${b + 0.72}`)) // prettier-ignore
  } else if (head.frill) features.lines.push(strokeOf('1.56,0.74 1.25,0.74 0.98,0.6 0.82,0.36'))
  else {
    features.dots.push(ellipse(onNose(0.45, -0.3), tipR * 0.11 * radius, tipR * 0.17 * radius, angle + 20))
    if (head.teeth) jaws(features, place, tip, tipR)
    else
      features.lines.push(
        smooth([onNose(1.3, 0.42), onNose(0.5, 0.5), onNose(-0.15, 0.42), onNose(-0.62, 0.05)], {
          closed: false,
        }),
      )
    if (detail > 0 && head.lips) features.lines.push(smooth([onNose(-0.75, -1.6), onNose(-0.45, -0.6), onNose(-0.62, 0.05), onNose(-0.98, 0.9), onNose(-1, 1.6)], { closed: false })) // prettier-ignore
  }
  if (detail > 0)
    features.marks.push(
      ellipse(
        place(head.trunk ? [0.25, 0.3] : [eyeX + 0.02, eyeY + 0.62]),
        radius * 0.14,
        radius * 0.1,
        angle,
      ),
    )
  if (head.beard) fig.add(-7, curve('0.9,0.6 0.8,1.2 1,1.7! 1.3,1.2 1.4,0.7', place))
  fig.add(head.apart ? 8 : 8.4, head.apart ? [skull] : [], { ...features, clipTo: [skull] })
  fig.anchors['head'] = place([0, -0.98])
  fig.anchors['top'] = place([0.1, head.horn || head.ear ? -1.5 : -1])
  fig.anchors['mouth'] = head.trunk ? place([2.08, 1.15]) : onNose(1, 0.45)
  const face = place(mul(tip, 0.5))
  return {
    merge: head.apart ? [] : [skull],
    at: place,
    skull,
    face: { at: face, rx: radius * 1.35, ry: radius * 1.2 },
    head: (v) => add(center, rot(mul([v[0] * 0.86 - 5, v[1] * 0.86 - 12], radius / 50), angle * 0.4)),
  }
}

function ears(fig: Sketch, head: ProfileHead, place: Frame, detail: number): void {
  if (!head.ear) return
  if (head.ear === 'flap') {
    fig.add(9, curve('-0.1,-0.5 -0.5,-0.66 -0.84,-0.3 -0.78,0.24 -0.5,0.46 -0.2,0.2 -0.06,-0.14', place))
    return
  }
  if (head.ear === 'fan') {
    fig.add(
      9,
      curve(
        '0,-0.62 -0.5,-1 -1.15,-0.9 -1.42,-0.2 -1.22,0.55 -0.75,0.98 -0.4,0.7 -0.15,0.3 0.05,-0.2',
        place,
      ),
      {
        lines:
          detail > 0
            ? [stroke('-0.15,-0.4 -0.55,-0.7 -0.98,-0.6 -1.12,-0.1 -0.95,0.42 -0.68,0.62', place)]
            : [],
      },
    )
    return
  }
  const outline = EARS[head.ear]
  const points = outline.split(' ').map((word) => word.replace('!', '').split(',').map(Number))
  const cx = points.reduce((sum, point) => sum + point[0]!, 0) / points.length
  const cy = points.reduce((sum, point) => sum + point[1]!, 0) / points.length
  const inner: Frame = (v) => place([cx + (v[0] - cx) * 0.52, cy + (v[1] - cy) * 0.58 + 0.02])
  fig.add(
    -8,
    curve(outline, (v) => place([v[0] + 0.4, v[1] + 0.02])),
  )
  fig.add(8.6, curve(outline, place), { marks: detail > 0 ? [curve(outline, inner)] : [] })
}

function jaws(features: ReturnType<typeof createFeatures>, place: Frame, tip: Vec, r: number): void {
  const right = tip[0] + r * 0.86
  const y = tip[1] + r * 0.3
  const back = tip[0] - Math.max(0.75, tip[0] * 0.5)
  features.marks.push(curve(`${right},${y}! ${tip[0] - 0.2},${y + 0.12} ${back},${y - 0.06}! ${(tip[0] + back) / 2},${y + 0.36} ${tip[0] + r * 0.35},${y + 0.36}`, place)) // prettier-ignore
  const teeth = Math.floor((right - 0.3 - back) / 0.25)
  for (let i = 0; i < teeth; i++) {
    const tipX = right - 0.2 - i * 0.25
    const tipY = y + 0.04 + 0.05 * Math.sin(i)
    features.marks.push(
      poly([place([tipX, tipY]), place([tipX - 0.2, tipY + 0.03]), place([tipX - 0.1, tipY + 0.19])]),
    )
  }
}

function horns(
  fig: Sketch,
  head: ProfileHead,
  place: Frame,
  up: Frame,
  radius: number,
  detail: number,
): void {
  const pair = (draw: (dx: number, z: number) => void) => [[0.34, -9] as const, [-0.02, 8.8] as const].forEach(([dx, z]) => draw(dx, z)) // prettier-ignore
  const shifted =
    (dx: number): Frame =>
    (v) =>
      place([v[0] + dx, v[1]])
  switch (head.horn) {
    case 'unicorn': {
      const rings = detail > 0 ? [-1.1, -1.4, -1.7, -2] : []
      fig.add(9.2, curve('0.2,-0.85! 0.62,-2.35! 0.62,-0.72!', place), { lines: rings.map((v) => stroke(`0.1,${v + 0.1} 0.45,${v + 0.06} 0.8,${v - 0.12}`, place)) }) // prettier-ignore
      break
    }
    case 'knob':
      pair((dx, z) => fig.add(z, [capsule(up([dx, -0.7]), radius * 0.12, up([dx + 0.02, -1.4]), radius * 0.12), ellipse(up([dx + 0.02, -1.5]), radius * 0.22)])) // prettier-ignore
      break
    case 'antler':
      pair((dx, z) => {
        const point = (a: number, b: number) => up([dx + a, b])
        const r = radius * 0.12
        fig.add(z > 0 ? -7.5 : z, [
          sweptTube(
            [point(0, -0.7), point(-0.25, -1.3), point(-0.15, -1.95), point(0.2, -2.4)],
            [r * 1.3, r * 1.15, r, r * 0.7],
          ),
          capsule(point(-0.22, -1.3), r, point(0.34, -1.62), r * 0.75),
          capsule(point(-0.18, -1.8), r, point(-0.6, -2.25), r * 0.7),
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
      fig.add(9, curve('1.2,-0.3! 1.7,-0.8 1.95,-1.35! 1.95,-0.6 1.75,0.0!', place))
      fig.add(9, curve('0.75,-0.42! 1,-0.7 1.1,-0.95! 1.2,-0.6 1.15,-0.3!', place))
      break
    case 'crest':
      fig.add(-7, curve('0.1,-0.8 -0.6,-1.35 -1.5,-1.75 -1.75,-1.55 -1.1,-1.1 -0.7,-0.5', place))
      break
    case 'mop':
      fig.add(9.1, curve('-0.74,-0.5 -0.66,-1.02 -0.2,-1.34! -0.04,-1.2 0.2,-1.32! 0.46,-1.06 0.68,-0.62! 0.42,-0.78 0.34,-0.46! 0.12,-0.74 -0.04,-0.4! -0.22,-0.7 -0.44,-0.36! -0.5,-0.62', place)) // prettier-ignore
      break
    case 'dome':
      fig.add(8.5, curve('-0.75,-0.5 -0.6,-1.25 0,-1.5 0.55,-1.2 0.66,-0.6 0,-0.72', place), { marks: detail > 0 ? [ellipse(place([-0.2, -1.1]), radius * 0.12), ellipse(place([0.2, -1.15]), radius * 0.12)] : [] }) // prettier-ignore
  }
  if (head.frill) frill(fig, place, radius, detail)
  if (head.tusks === 'long')
    fig.add(
      9.3,
      curve(
        '0.56,0.62 0.66,1.3 1.2,1.86 2,1.9 2.5,1.3 2.44,0.74! 2.2,1.2 1.8,1.52 1.3,1.4 0.98,1 0.92,0.6',
        place,
      ),
    )
  else if (head.tusks) fig.add(8.7, curve('0.62,0.72 0.78,1.06 1.2,1.12! 0.98,0.86 0.9,0.66', place))
}

/** The triceratops' shield and three horns. */
function frill(fig: Sketch, place: Frame, radius: number, detail: number): void {
  const on = (angle: number, r: number): Vec => [
    Math.cos(radians(angle)) * r - 0.05,
    Math.sin(radians(angle)) * r,
  ]
  const angles = [0, 1, 2, 3, 4, 5, 6].map((i) => -100 - i * 24)
  const edge = angles.flatMap((angle, i) => {
    const bump = `${on(angle, 1.62).join(',')}`
    return i < 6 ? [bump, `${on(angle - 12, 1.45).join(',')}!`] : [bump]
  })
  fig.add(6, curve(`0.35,-0.7 ${edge.join(' ')} -0.2,0.9`, place), {
    marks:
      detail > 0 ? angles.slice(1, -1).map((angle) => ellipse(place(on(angle, 1.3)), radius * 0.11)) : [],
  })
  fig.add(5.5, curve('0.25,-0.75 0.6,-1.5 1.05,-1.95! 0.85,-1.2 0.7,-0.6', place))
  fig.add(9, curve('0.12,-0.62 0.28,-1.35 0.62,-1.9! 0.6,-1.2 0.52,-0.55', place))
  fig.add(9, curve('1.12,-0.2 1.3,-0.58 1.56,-0.8! 1.58,-0.4 1.52,0.08', place))
}
