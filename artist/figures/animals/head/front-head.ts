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
  R: number
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
  h: FrontHead,
  c: Vec,
  angle: number,
  o: AnimalLooks,
  slide = SLIDE,
): DrawnHead {
  const R = h.R * o.headScale
  const X = frame(c, angle, R)
  const det = o.detail
  const outline = mirrored(SHAPES[h.shape], X)
  const E = (u: number, v: number, rx: number, ry = rx, a = 0) =>
    ellipse(X([u, v]), rx * R, ry * R, angle + a)
  behindHead(fig, h, X, E, det)
  const f = createFeatures()
  const coat = { lines: (t: string) => f.lines.push(stroke(t, X)), both: (t: string) => { for (const s of [-1, 1]) f.lines.push(stroke(t, (v) => X([v[0] * s, v[1]]))) } } // prettier-ignore
  if (det > 0 || (h.mask && MASKS.has(h.mask))) markings(h, coat, f, E, slide)
  const ey = { long: -0.22, fox: -0.08, hippo: -0.34, frog: -0.62 }[h.shape as string] ?? -0.1
  const ex = { long: 0.36, cat: 0.42, frog: 0.56 }[h.shape as string] ?? 0.4
  for (const s of [-1, 1]) {
    if (h.shape === 'frog') fig.add(10.2, E(s * ex + slide * 0.5, -0.66, 0.36))
    const size = (h.muzzle === 'koala' ? 0.95 : 1.18) * (s < 0 ? 0.98 : 1)
    drawEye(
      h.shape === 'frog' ? frogEyes(fig) : f,
      X,
      R,
      [s * ex + slide * (h.shape === 'frog' ? 0.5 : 1), ey],
      o,
      { size },
    )
    if (det > 0 && !o.shut && h.shape !== 'frog') f.lines.push(stroke(`${s * (ex + 0.16) + slide},${ey - 0.42 + (o.mood === 'sad' ? 0.14 : 0)} ${s * ex + slide},${ey - 0.48} ${s * (ex - 0.14) + slide},${ey - 0.44 + (o.mood === 'angry' ? 0.16 : 0)}`, X)) // prettier-ignore
  }
  if (h.wool) fig.add(12, [[-0.5, -0.94], [0, -1.12], [0.5, -0.94], [-0.22, -0.86], [0.25, -0.86]].map(([u, v]) => E(u!, v!, 0.34))) // prettier-ignore
  if (h.tuft) fig.add(12, curve('-0.24,-0.78 -0.2,-1.16 0.05,-1.3! 0.02,-1.1 0.3,-1.2! 0.24,-0.8 0,-0.66', X))
  fig.add(10, outline, f)
  const g = createFeatures()
  const nose = drawMuzzle(h, X, E, g, o, slide)
  if (h.whiskers && det > 0) for (const s of [-1, 1]) for (const [i, v] of [0.4, 0.54].entries()) g.lines.push(stroke(`${s * 0.56 + slide * 0.5},${v} ${s * 1.02},${v + (i ? 0.06 : -0.04)}`, X)) // prettier-ignore
  fig.add(10.5, nose, { ...g, clipTo: [outline, ...nose] })
  fig.anchors['head'] = X([0, -0.92])
  fig.anchors['top'] = X([0, h.ear === 'none' ? -0.95 : -1.2])
  fig.anchors['mouth'] = X([slide, h.muzzle === 'cow' || h.muzzle === 'hippo' ? 0.95 : 0.72])
  return {
    merge: [],
    at: X,
    skull: null,
    face: { at: X([0, 0]), rx: R * 1.05, ry: R * 1.02 },
    // A frog's eyes are above its head, and its hat is above them.
    head: (v) => add(c, rot(mul(h.shape === 'frog' ? [v[0] * 0.72, v[1] * 0.72 - 19] : v, R / 50), angle)),
  }
}

/** Masks without which the animal is not recognisable, even on the simplest page. */
const MASKS = new Set<FrontHead['mask']>(['raccoon', 'panda', 'sloth', 'red-panda', 'badger'])

const frogEyes = (fig: Sketch): Features => {
  const f = createFeatures()
  fig.add(10.4, [], f)
  return f
}

/** Ears, horns, mane and spikes, which the skull partly hides. */
function behindHead(fig: Sketch, h: FrontHead, X: Frame, E: EllipseInHead, det: number): void {
  const both = (draw: (s: number, Y: Frame) => void) =>
    [-1, 1].forEach((s) => draw(s, (v) => X([v[0] * s, v[1]])))
  if (h.mane) {
    const n = 13
    const ring = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2
      return E(Math.cos(a) * 1.22, Math.sin(a) * 1.22, 0.4)
    })
    const strands = Array.from({ length: n }, (_, i) => {
      const a = ((i + 0.5) / n) * Math.PI * 2
      return smooth(
        [X([Math.cos(a) * 1.05, Math.sin(a) * 1.05]), X([Math.cos(a) * 1.36, Math.sin(a) * 1.36])],
        false,
      )
    })
    fig.add(8, [E(0, 0, 1.35), ...ring], { lines: det > 1 ? strands : [] })
  }
  if (h.spikes) {
    const spikes = Array.from({ length: 9 }, (_, i) => {
      const a = (-180 + i * 22.5) * (Math.PI / 180)
      const at = (r: number, d: number) => `${Math.cos(a + d) * r},${Math.sin(a + d) * r}`
      return `${at(0.9, -0.2)} ${at(1.4, 0)}! ${at(0.9, 0.2)}`
    })
    fig.add(8, curve(`${spikes.join(' ')} 0.4,0.3 -0.4,0.3`, X))
  }
  both((s, Y) => {
    if (h.ear === 'none') return
    if (h.ear === 'round' || h.ear === 'big-round') {
      const [u, v, r] = h.ear === 'round' ? [0.72, -0.78, 0.33] : [0.86, -0.82, 0.52]
      fig.add(h.mane ? 9 : 8, E(u! * s, v!, r!), {
        marks: det > 0 ? [E((u! + 0.01) * s, v! - 0.02, r! * 0.56)] : [],
      })
      return
    }
    const outline = EARS[h.ear]
    const hanging = ['flop', 'flop-long', 'curly'].includes(h.ear)
    fig.add(hanging || h.ear === 'fold' ? 11 : 8, curve(outline, Y), { marks: det > 0 && !hanging ? [innerEar(outline, Y, h.ear === 'bunny')] : [] }) // prettier-ignore
  })
  const horns = { short: '0.3,-0.8 0.5,-1.12 0.44,-1.5! 0.82,-1.2 0.68,-0.75', curve: '0.12,-0.8 0.2,-1.4 0.62,-1.9 1.1,-1.86! 0.74,-1.5 0.56,-0.8', ram: '0.3,-0.8 0.8,-1.4 1.5,-1.2 1.7,-0.5 1.3,-0.02 1,-0.3! 1.3,-0.5 1.2,-0.85 0.7,-0.6', wide: '0.3,-0.74 0.9,-0.9 1.5,-1.5! 1.4,-0.7 0.8,-0.46' } // prettier-ignore
  if (h.horn === 'unicorn') {
    const rings = det > 0 ? [-1.1, -1.4, -1.7] : []
    fig.add(12.5, curve('-0.2,-0.72! 0.1,-2.1! 0.32,-0.72!', X), {
      lines: rings.map((v) => stroke(`-0.4,${v + 0.1} 0,${v + 0.08} 0.5,${v - 0.1}`, X)),
    })
  } else if (h.horn) {
    const outline = horns[h.horn]
    both((_, Y) => fig.add(h.horn === 'ram' ? 10.8 : 7.5, curve(outline, Y), { lines: det > 0 && h.horn === 'curve' ? [stroke('0,-1.05 0.34,-1.11 0.7,-1', Y), stroke('0,-1.35 0.34,-1.41 0.8,-1.3', Y)] : [] })) // prettier-ignore
  }
  if (h.beard) fig.add(9.5, curve('-0.3,1 -0.3,1.4 0.02,1.9! 0.3,1.4 0.34,1', X))
}

function innerEar(outline: string, Y: Frame, tall: boolean): Path {
  const points = outline.split(' ').map((w) => w.replace('!', '').split(',').map(Number))
  const cx = points.reduce((s, p) => s + p[0]!, 0) / points.length
  const cy = points.reduce((s, p) => s + p[1]!, 0) / points.length
  return curve(outline, (v) =>
    Y([cx + (v[0] - cx) * 0.5, cy + (v[1] - cy) * (tall ? 0.72 : 0.52) - (tall ? 0.1 : 0.06)]),
  )
}

function markings(
  h: FrontHead,
  coat: { lines(t: string): void; both(t: string): void },
  f: Features,
  E: EllipseInHead,
  dx: number,
): void {
  if (h.tabby) {
    for (const [i, u] of [-0.22, 0.02, 0.26].entries()) coat.lines(`${u + dx - 0.07},-1.2 ${u + dx - 0.05},-0.7 ${u + dx},${i === 1 ? -0.42 : -0.52}! ${u + dx + 0.05},-0.7 ${u + dx + 0.07},-1.2`) // prettier-ignore
    coat.both('1.4,0.02 1,0.04 0.76,0.1! 1,0.14 1.4,0.2')
  }
  if (h.mask === 'fox') {
    coat.lines(`-1.4,0.12 -0.78,0.12 ${-0.3 + dx},0.42 ${-0.12 + dx},0.1`)
    coat.lines(`1.4,0.12 0.9,0.12 ${0.36 + dx},0.42 ${0.12 + dx},0.1`)
  }
  if (h.mask === 'raccoon') for (const s of [-1, 1]) f.marks.push(E(s * 0.46 + dx, -0.02, 0.4, 0.34, s * 20))
  if (h.mask === 'panda') for (const s of [-1, 1]) f.marks.push(E(s * 0.42 + dx, -0.04, 0.32, 0.4, s * 28))
  if (h.mask === 'sloth') for (const s of [-1, 1]) f.marks.push(E(s * 0.48 + dx, 0.02, 0.45, 0.27, s * 22))
  if (h.mask === 'red-panda') {
    for (const s of [-1, 1])
      f.marks.push(E(s * 0.44 + dx, -0.5, 0.2, 0.11, s * -14), E(s * 0.78 + dx * 0.4, 0.36, 0.26, 0.22))
    coat.both('0.42,0.2 0.5,0.5 0.4,0.82')
  }
  if (h.mask === 'heart') coat.lines(`-0.72,0.62 -0.8,0.1 -0.66,-0.4 -0.3,-0.5 ${dx},-0.26! 0.5,-0.5 0.8,-0.36 0.9,0.1 0.76,0.62 0.4,1.1`) // prettier-ignore
  if (h.mask === 'badger')
    for (const s of [-1, 1]) coat.lines(`${s * 0.14 + dx},0.7 ${s * 0.18 + dx},0 ${s * 0.2},-1.2`)
  if (h.patch) coat.lines('-0.2,-1.3 -0.08,-0.6 -0.02,0 0.1,0.15 0.24,0 0.22,-0.6 0.3,-1.3')
  if (h.eyePatch) coat.lines('0.18,-1.2 0.2,-0.4 0.3,0.14 0.72,0.26 1.2,0.1')
}
