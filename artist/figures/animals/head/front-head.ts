import { curve, mirrored, smooth, stroke, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import { add, frame, mul, rot, type Frame, type Vec } from '../../../geometry/vector.ts'
import { createFeatures, type Features, type AnimalLooks } from '../creature.ts'
import { drawEye } from './animal-eyes.ts'
import { drawMuzzle, type Muzzle, type EllipseInHead } from './muzzle.ts'
import type { DrawnHead } from './profile-head.ts'

type HeadShape = keyof typeof SHAPES
type FrontEar = keyof typeof EARS | 'round' | 'big-round' | 'none'

export interface FrontHead {
  kind: 'front'
  radius: number
  shape: HeadShape
  ear: FrontEar
  muzzle: Muzzle
  mane?: boolean
  horn?: 'short' | 'curve' | 'ram' | 'wide' | 'unicorn'
  beard?: boolean
  wool?: boolean
  whiskers?: boolean
  tabby?: boolean
  mask?: 'fox' | 'raccoon' | 'panda' | 'heart' | 'badger' | 'sloth' | 'red-panda'
  patch?: boolean
  eyePatch?: boolean
  spikes?: boolean
  tuft?: boolean
  tusks?: boolean
}

const SHAPES = {
  round: '0,-0.95 0.6,-0.8 0.96,-0.2 0.98,0.3 0.62,0.78 0,0.94',
  cat: '0,-0.82 0.55,-0.76 0.96,-0.2 1.08,0.28 0.68,0.74 0,0.88',
  wide: '0,-0.8 0.6,-0.74 1.02,-0.2 1.16,0.3 0.74,0.76 0,0.88',
  fox: '0,-0.82 0.6,-0.74 0.98,-0.1 1.22,0.36! 0.98,0.46! 1,0.66! 0.5,0.82 0,0.98',
  shaggy: '0,-0.9 0.55,-0.8 0.92,-0.25 1.1,0.1! 0.94,0.22! 1.1,0.5! 0.88,0.55! 0.9,0.86! 0.5,0.85 0,1',
  long: '0,-1 0.56,-0.88 0.8,-0.3 0.68,0.35 0.62,0.85 0.35,1.16 0,1.22',
  hippo: '0,-0.9 0.5,-0.82 0.74,-0.3 0.9,0.25 1.06,0.7 0.8,1.12 0,1.24',
  pear: '0,-0.92 0.5,-0.78 0.8,-0.25 1,0.3 0.78,0.8 0,0.96',
  frog: '0,-0.62 0.5,-0.6 1,-0.2 1.16,0.22 0.8,0.66 0,0.76',
} as const

const EARS = {
  cat: '0.26,-0.7 0.56,-1.28 0.86,-1.5! 1,-1 0.96,-0.3',
  point: '0.28,-0.7 0.5,-1.2 0.72,-1.42! 0.92,-1 0.9,-0.35',
  tall: '0.22,-0.7 0.4,-1.5 0.66,-1.86! 0.92,-1.2 0.92,-0.4',
  fold: '0.26,-0.8 0.5,-1.16 1.06,-1.42! 1.12,-0.95 0.92,-0.48',
  bunny: '0.12,-0.75 0.1,-1.5 0.34,-2.25 0.66,-2.25 0.76,-1.6 0.62,-0.68',
  side: '0.62,-0.6 0.98,-0.86 1.5,-0.7! 1.34,-0.3 0.95,-0.14 0.7,-0.2',
  flop: '0.42,-0.82 0.9,-0.84 1.26,-0.3 1.28,0.3 1.04,0.5 0.82,0.2 0.74,-0.3',
  'flop-long': '0.42,-0.82 0.92,-0.84 1.3,-0.2 1.4,0.62 1.14,0.98 0.86,0.6 0.78,-0.2',
  curly: '0.3,-0.86 0.9,-1 1.4,-0.5 1.46,0.2 1.1,0.56 0.8,0.3 0.7,-0.3',
  koala: '0.5,-0.5 0.6,-1.1 1.2,-1.3 1.56,-0.8 1.4,-0.2 0.95,-0.05',
  tuft: '0.26,-0.7 0.52,-1.3 0.8,-1.72! 0.98,-1 0.94,-0.3',
  bat: '0.2,-0.72 0.36,-1.5 0.8,-1.9! 1.06,-1.2 0.98,-0.3',
} as const

/** Share by which features shift towards the direction of view. */
const SLIDE = 0.13

export function drawFrontHead(
  fig: Sketch,
  head: FrontHead,
  center: Vec,
  angle: number,
  looks: AnimalLooks,
  slide = SLIDE,
): DrawnHead {
  const radius = head.radius * looks.headScale
  const place = frame(center, angle, radius)
  const detail = looks.detail
  const outline = mirrored(SHAPES[head.shape], place)
  const ellipseAt = (u: number, v: number, rx: number, ry = rx, turn = 0) =>
    ellipse(place([u, v]), rx * radius, ry * radius, angle + turn)
  behindHead(fig, head, place, ellipseAt, detail)
  const features = createFeatures()
  const coat = { lines: (text: string) => features.lines.push(stroke(text, place)), both: (text: string) => { for (const side of [-1, 1]) features.lines.push(stroke(text, (v) => place([v[0] * side, v[1]]))) } } // prettier-ignore
  if (detail > 0 || (head.mask && MASKS.has(head.mask))) markings(head, coat, features, ellipseAt, slide)
  const eyeY = { long: -0.22, fox: -0.08, hippo: -0.34, frog: -0.62 }[head.shape as string] ?? -0.1
  const eyeX = { long: 0.36, cat: 0.42, frog: 0.56 }[head.shape as string] ?? 0.4
  for (const side of [-1, 1]) {
    if (head.shape === 'frog') fig.add(10.2, ellipseAt(side * eyeX + slide * 0.5, -0.66, 0.36))
    const size = (head.muzzle === 'koala' ? 0.95 : 1.18) * (side < 0 ? 0.98 : 1)
    drawEye(
      head.shape === 'frog' ? frogEyes(fig) : features,
      place,
      radius,
      [side * eyeX + slide * (head.shape === 'frog' ? 0.5 : 1), eyeY],
      looks,
      { size },
    )
    if (detail > 0 && !looks.shut && head.shape !== 'frog') features.lines.push(stroke(`${side * (eyeX + 0.16) + slide},${eyeY - 0.42 + (looks.mood === 'sad' ? 0.14 : 0)} ${side * eyeX + slide},${eyeY - 0.48} ${side * (eyeX - 0.14) + slide},${eyeY - 0.44 + (looks.mood === 'angry' ? 0.16 : 0)}`, place)) // prettier-ignore
  }
  if (head.wool) fig.add(12, [[-0.5, -0.94], [0, -1.12], [0.5, -0.94], [-0.22, -0.86], [0.25, -0.86]].map(([u, v]) => ellipseAt(u!, v!, 0.34))) // prettier-ignore
  if (head.tuft)
    fig.add(12, curve('-0.24,-0.78 -0.2,-1.16 0.05,-1.3! 0.02,-1.1 0.3,-1.2! 0.24,-0.8 0,-0.66', place))
  fig.add(10, outline, features)
  const muzzleFeatures = createFeatures()
  const nose = drawMuzzle(head, place, ellipseAt, muzzleFeatures, looks, slide)
  if (head.whiskers && detail > 0) for (const side of [-1, 1]) for (const [i, v] of [0.4, 0.54].entries()) muzzleFeatures.lines.push(stroke(`${side * 0.56 + slide * 0.5},${v} ${side * 1.02},${v + (i ? 0.06 : -0.04)}`, place)) // prettier-ignore
  fig.add(10.5, nose, { ...muzzleFeatures, clipTo: [outline, ...nose] })
  fig.anchors['head'] = place([0, -0.92])
  fig.anchors['top'] = place([0, head.ear === 'none' ? -0.95 : -1.2])
  fig.anchors['mouth'] = place([slide, head.muzzle === 'cow' || head.muzzle === 'hippo' ? 0.95 : 0.72])
  return {
    merge: [],
    at: place,
    skull: null,
    face: { at: place([0, 0]), rx: radius * 1.05, ry: radius * 1.02 },
    // A frog's eyes are above its head, and its hat is above them.
    head: (v) =>
      add(center, rot(mul(head.shape === 'frog' ? [v[0] * 0.72, v[1] * 0.72 - 19] : v, radius / 50), angle)),
  }
}

/** Masks without which the animal is not recognisable, even on the simplest page. */
const MASKS = new Set<FrontHead['mask']>(['raccoon', 'panda', 'sloth', 'red-panda', 'badger'])

const frogEyes = (fig: Sketch): Features => {
  const features = createFeatures()
  fig.add(10.4, [], features)
  return features
}

/** Ears, horns, mane and spikes, which the skull partly hides. */
function behindHead(
  fig: Sketch,
  head: FrontHead,
  place: Frame,
  ellipseAt: EllipseInHead,
  detail: number,
): void {
  const both = (draw: (s: number, Y: Frame) => void) =>
    [-1, 1].forEach((side) => draw(side, (v) => place([v[0] * side, v[1]])))
  if (head.mane) {
    const count = 13
    const ring = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      return ellipseAt(Math.cos(angle) * 1.22, Math.sin(angle) * 1.22, 0.4)
    })
    const strands = Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * Math.PI * 2
      return smooth(
        [
          place([Math.cos(angle) * 1.05, Math.sin(angle) * 1.05]),
          place([Math.cos(angle) * 1.36, Math.sin(angle) * 1.36]),
        ],
        { closed: false },
      )
    })
    fig.add(8, [ellipseAt(0, 0, 1.35), ...ring], { lines: detail > 1 ? strands : [] })
  }
  if (head.spikes) {
    const spikes = Array.from({ length: 9 }, (_, i) => {
      const angle = (-180 + i * 22.5) * (Math.PI / 180)
      const at = (r: number, d: number) => `${Math.cos(angle + d) * r},${Math.sin(angle + d) * r}`
      return `${at(0.9, -0.2)} ${at(1.4, 0)}! ${at(0.9, 0.2)}`
    })
    fig.add(8, curve(`${spikes.join(' ')} 0.4,0.3 -0.4,0.3`, place))
  }
  both((side, sideFrame) => {
    if (head.ear === 'none') return
    if (head.ear === 'round' || head.ear === 'big-round') {
      const [u, v, r] = head.ear === 'round' ? [0.72, -0.78, 0.33] : [0.86, -0.82, 0.52]
      fig.add(head.mane ? 9 : 8, ellipseAt(u! * side, v!, r!), {
        marks: detail > 0 ? [ellipseAt((u! + 0.01) * side, v! - 0.02, r! * 0.56)] : [],
      })
      return
    }
    const outline = EARS[head.ear]
    const hanging = ['flop', 'flop-long', 'curly'].includes(head.ear)
    fig.add(hanging || head.ear === 'fold' ? 11 : 8, curve(outline, sideFrame), { marks: detail > 0 && !hanging ? [innerEar(outline, sideFrame, head.ear === 'bunny')] : [] }) // prettier-ignore
  })
  const horns = { short: '0.3,-0.8 0.5,-1.12 0.44,-1.5! 0.82,-1.2 0.68,-0.75', curve: '0.12,-0.8 0.2,-1.4 0.62,-1.9 1.1,-1.86! 0.74,-1.5 0.56,-0.8', ram: '0.3,-0.8 0.8,-1.4 1.5,-1.2 1.7,-0.5 1.3,-0.02 1,-0.3! 1.3,-0.5 1.2,-0.85 0.7,-0.6', wide: '0.3,-0.74 0.9,-0.9 1.5,-1.5! 1.4,-0.7 0.8,-0.46' } // prettier-ignore
  if (head.horn === 'unicorn') {
    const rings = detail > 0 ? [-1.1, -1.4, -1.7] : []
    fig.add(12.5, curve('-0.2,-0.72! 0.1,-2.1! 0.32,-0.72!', place), {
      lines: rings.map((v) => stroke(`-0.4,${v + 0.1} 0,${v + 0.08} 0.5,${v - 0.1}`, place)),
    })
  } else if (head.horn) {
    const outline = horns[head.horn]
    both((_, sideFrame) => fig.add(head.horn === 'ram' ? 10.8 : 7.5, curve(outline, sideFrame), { lines: detail > 0 && head.horn === 'curve' ? [stroke('0,-1.05 0.34,-1.11 0.7,-1', sideFrame), stroke('0,-1.35 0.34,-1.41 0.8,-1.3', sideFrame)] : [] })) // prettier-ignore
  }
  if (head.beard) fig.add(9.5, curve('-0.3,1 -0.3,1.4 0.02,1.9! 0.3,1.4 0.34,1', place))
}

function innerEar(outline: string, sideFrame: Frame, tall: boolean): Path {
  const points = outline.split(' ').map((word) => word.replace('!', '').split(',').map(Number))
  const cx = points.reduce((sum, point) => sum + point[0]!, 0) / points.length
  const cy = points.reduce((sum, point) => sum + point[1]!, 0) / points.length
  return curve(outline, (v) =>
    sideFrame([cx + (v[0] - cx) * 0.5, cy + (v[1] - cy) * (tall ? 0.72 : 0.52) - (tall ? 0.1 : 0.06)]),
  )
}

function markings(
  head: FrontHead,
  coat: { lines(t: string): void; both(t: string): void },
  features: Features,
  ellipseAt: EllipseInHead,
  dx: number,
): void {
  if (head.tabby) {
    for (const [i, u] of [-0.22, 0.02, 0.26].entries()) coat.lines(`${u + dx - 0.07},-1.2 ${u + dx - 0.05},-0.7 ${u + dx},${i === 1 ? -0.42 : -0.52}! ${u + dx + 0.05},-0.7 ${u + dx + 0.07},-1.2`) // prettier-ignore
    coat.both('1.4,0.02 1,0.04 0.76,0.1! 1,0.14 1.4,0.2')
  }
  if (head.mask === 'fox') {
    coat.lines(`-1.4,0.12 -0.78,0.12 ${-0.3 + dx},0.42 ${-0.12 + dx},0.1`)
    coat.lines(`1.4,0.12 0.9,0.12 ${0.36 + dx},0.42 ${0.12 + dx},0.1`)
  }
  if (head.mask === 'raccoon')
    for (const side of [-1, 1]) features.marks.push(ellipseAt(side * 0.46 + dx, -0.02, 0.4, 0.34, side * 20))
  if (head.mask === 'panda')
    for (const side of [-1, 1]) features.marks.push(ellipseAt(side * 0.42 + dx, -0.04, 0.32, 0.4, side * 28))
  if (head.mask === 'sloth')
    for (const side of [-1, 1]) features.marks.push(ellipseAt(side * 0.48 + dx, 0.02, 0.45, 0.27, side * 22))
  if (head.mask === 'red-panda') {
    for (const side of [-1, 1])
      features.marks.push(
        ellipseAt(side * 0.44 + dx, -0.5, 0.2, 0.11, side * -14),
        ellipseAt(side * 0.78 + dx * 0.4, 0.36, 0.26, 0.22),
      )
    coat.both('0.42,0.2 0.5,0.5 0.4,0.82')
  }
  if (head.mask === 'heart') coat.lines(`-0.72,0.62 -0.8,0.1 -0.66,-0.4 -0.3,-0.5 ${dx},-0.26! 0.5,-0.5 0.8,-0.36 0.9,0.1 0.76,0.62 0.4,1.1`) // prettier-ignore
  if (head.mask === 'badger')
    for (const side of [-1, 1]) coat.lines(`${side * 0.14 + dx},0.7 ${side * 0.18 + dx},0 ${side * 0.2},-1.2`)
  if (head.patch) coat.lines('-0.2,-1.3 -0.08,-0.6 -0.02,0 0.1,0.15 0.24,0 0.22,-0.6 0.3,-1.3')
  if (head.eyePatch) coat.lines('0.18,-1.2 0.2,-0.4 0.3,0.14 0.72,0.26 1.2,0.1')
}
