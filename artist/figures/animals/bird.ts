import { add, lerp, mul, rot, type Frame, type Vec } from '../../geometry/vector.ts'
import { curve, line, smooth, stroke, type Path } from '../../geometry/path.ts'
import { capsule, ellipse } from '../../geometry/round-shapes.ts'
import { sweptTube } from '../../geometry/swept-tube.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import { createFeatures, type DrawAnimal, type AnimalLooks } from './creature.ts'
import { flameCrest, flameTail } from './flames.ts'

type BirdTail =
  'fan' | 'up' | 'long' | 'wedge' | 'short' | 'rooster' | 'peacock' | 'plumes' | 'fork' | 'flames'
type Beak = 'short' | 'bill' | 'hook' | 'long' | 'dagger' | 'toucan' | 'bent' | 'pouch' | 'tiny' | 'puffin'

/** A bird in profile. `body` is half length, half height and tilt; `neck` is length and angle. */
export interface BirdPlan {
  body: readonly [number, number, number]
  head: number
  neck: readonly [number, number]
  beak: Beak
  tail: BirdTail
  leg: number
  foot: 'claw' | 'web'
  comb?: boolean
  crest?: 'feathers' | 'crown' | 'tuft' | 'flames'
  /** Wings are spread even while standing. */
  raised?: boolean
  mask?: boolean
  brow?: boolean
  ruff?: boolean
  trousers?: boolean
  bib?: boolean
  wattle?: boolean
  curved?: boolean
  thinNeck?: boolean
}

const BEAKS: Record<Beak, readonly string[]> = {
  short: ['0.72,-0.2! 1.2,0 1.46,0.18! 0.8,0.42!'],
  tiny: ['0.8,-0.16! 1.1,-0.04 1.34,0.08! 0.84,0.26!'],
  bill: ['0.7,-0.1 1.1,0.02 1.7,0.1 1.78,0.3 1.3,0.4 0.7,0.42'],
  hook: [
    '0.62,-0.38 1.1,-0.42 1.5,-0.05 1.42,0.5! 1.12,0.22 0.66,0.28',
    '0.7,0.2 1.1,0.24 1.1,0.48 0.75,0.52',
  ],
  long: ['0.78,-0.16! 1.6,0.02 2.7,0.24! 1.6,0.28 0.8,0.3!'],
  dagger: ['0.76,-0.2! 1.3,-0.06 2.1,0.2! 1.3,0.34 0.78,0.36!'],
  toucan: ['0.6,-0.6 1.3,-0.66 2.1,-0.3 2.4,0.36! 1.9,0.3 1.2,0.34 0.66,0.4'],
  bent: ['0.66,-0.24 1.2,-0.24 1.5,0.1 1.46,0.66! 1.16,0.36 0.68,0.34'],
  pouch: ['0.7,-0.2! 1.6,-0.02 2.6,0.16! 2.5,0.3 2,0.9 1.3,0.9 0.7,0.4'],
  puffin: ['0.6,-0.52 1.1,-0.5 1.56,0.1! 1.1,0.44 0.64,0.42'],
}
const GAPE: Partial<Record<Beak, string>> = {
  short: '0.7,0.14 1,0.18 1.6,0.16',
  tiny: '0.7,0.06 1,0.08 1.5,0.08',
  bill: '0.6,0.2 1.1,0.26 1.5,0.2',
  long: '0.7,0.08 1.6,0.14 2.6,0.24',
  dagger: '0.7,0.1 1.3,0.14 2.1,0.2',
  toucan: '0.6,0 1.3,-0.04 2,0.1',
  pouch: '0.6,0.12 1.6,0.2 2.6,0.2',
  bent: '1.02,-0.4 1.1,0 1,0.5',
  puffin: '1.02,-0.6 1.1,0 1,0.5',
}

export const drawBird: DrawAnimal<BirdPlan> = (fig, plan, o) => {
  const det = o.detail
  const fat = 0.94 + o.next() * 0.14
  const [rx, ry0, tilt0] = plan.body
  const flying = o.pose === 'fly'
  const swimming = o.pose === 'swim'
  const tilt = flying ? Math.max(-14, tilt0 * 0.3) : tilt0
  const ry = ry0 * fat * (o.baby ? 1.05 : 1)
  const hr = plan.head * (o.baby ? 1.25 : 1) * o.headScale
  const B = (u: number, v: number): Vec => rot([u * rx, v * ry], tilt)
  const rim = Array.from({ length: 36 }, (_, i) => B(Math.cos(i / 5.73), Math.sin(i / 5.73)))
  const low = rim.reduce((m, p) => (p[1] > m[1] ? p : m))
  const asleep = o.pose === 'sleep'
  const neckAngle = o.pose === 'eat' ? 34 : flying ? -18 : plan.neck[1] + (asleep ? 20 : 0)
  const length = plan.neck[0] * (asleep ? 0.75 : 1) * (o.baby ? 0.7 : 1)
  const base = B(0.6, -0.1)
  const hc = add(base, mul(rot([1, 0], neckAngle), length))
  const X: Frame = (v) => [hc[0] + v[0] * hr, hc[1] + v[1] * hr]
  const legLength = plan.leg * (o.baby ? 0.8 : 1)
  if (flying) tuckedLegs(fig, plan, B, ry)
  else if (asleep) fig.add(-2, foot(plan.foot, [low[0] * 0.8 + 4, low[1]]))
  else if (!swimming) legs(fig, plan, o, low, ry, low[1] + legLength)
  tail(fig, plan, (v) => add(B(-0.86, -0.1), rot([-v[0], v[1]], tilt)), det)
  const throat = plan.thinNeck ? hr * 0.62 : Math.max(hr * 0.72, ry * 0.5)
  const bend = plan.curved
    ? add(lerp(base, hc, 0.5), rot([0, length * 0.22], neckAngle))
    : lerp(B(0.4, -0.1), hc, 0.6)
  const neck = sweptTube(
    [B(0.25, 0), bend, hc],
    [ry * (plan.thinNeck ? 0.5 : 0.72), throat, hr * (plan.thinNeck ? 0.6 : 0.86)],
    6,
  )
  const skull = ellipse(hc, hr, hr * 0.98)
  fig.add(0, [ellipse([0, 0], rx, ry, tilt), neck, skull], { lines: plumage(plan, X, B, hc, hr, det) })
  if (flying || (plan.raised && !asleep)) spreadWings(fig, rx, ry, det)
  else foldedWing(fig, plan, o, B, rx, ry, tilt)
  headgear(fig, plan, o, X, hr)
  for (const outline of BEAKS[plan.beak].toReversed()) {
    const gape = GAPE[plan.beak]
    fig.add(6, curve(outline, X), { lines: gape ? [stroke(gape, X)] : [] })
  }
  face(fig, plan, o, X, hr, skull)
  fig.anchors['head'] = X([0, -0.96])
  fig.anchors['top'] = X([0, -1])
  fig.anchors['mouth'] = X([1.3, 0.25])
  fig.anchors['back'] = B(-0.1, -1)
  fig.anchors['saddle'] = B(-0.1, -0.92)
  fig.anchors['seat'] = B(-0.1, -0.92)
  fig.anchors['feet'] = [low[0] * 0.8, low[1] + legLength]
  return {
    face: { at: X([0.2, 0]), rx: hr * 1.3, ry: hr * 1.1 },
    head: (v) => add(hc, mul([v[0] * 0.9 - 6, v[1] * 0.9 - 6], hr / 50)),
    lift: flying ? 70 : 0,
    facing: 'right',
  }
}

function foot(kind: BirdPlan['foot'], p: Vec): Path[] {
  if (kind === 'web') return [curve('-7,-5 -9,5! 6,7 24,6! 19,1 24,-4! 10,-7', (v) => add(p, v))]
  return ([[-14, 3], [20, 4], [22, -5]] as const).map((d) => capsule(p, 4.6, add(p, d), 3.8)) // prettier-ignore
}

function legs(fig: Sketch, plan: BirdPlan, o: AnimalLooks, low: Vec, ry: number, ground: number): void {
  const step = o.pose === 'walk' ? 16 : o.pose === 'run' ? 26 : 0
  const x = low[0] * 0.8
  const thick = plan.trousers ? 15 : 6.5
  for (const near of [false, true]) {
    const from: Vec = [near ? x - 8 : x + 20, low[1] - ry * 0.35]
    const raised = near && step > 20 ? 10 : near ? 0 : 3
    const to: Vec = [from[0] + (near ? step : -step), ground - raised]
    const knee = add(lerp(from, to, 0.55), [-3 - plan.leg * 0.04, 0])
    fig.add(near ? -2 : -6, [
      sweptTube([from, knee, to], [thick, plan.trousers ? 9 : 5, 4.6], 4),
      ...foot(plan.foot, to),
    ])
  }
}

function tuckedLegs(fig: Sketch, plan: BirdPlan, B: (u: number, v: number) => Vec, ry: number): void {
  const long = Math.min(60, plan.leg * 0.8)
  for (const dy of [0, 7]) fig.add(-6, capsule(B(-0.5, 0.5), 5, add(B(-0.9, 0.7), [-long, ry * 0.1 + dy]), 4))
}

function tail(fig: Sketch, plan: BirdPlan, T: Frame, det: number): void {
  const feather = (text: string, z: number, eye?: Vec) =>
    fig.add(z, curve(text, T), { marks: eye && det > 0 ? [ellipse(T(eye), 7, 9)] : [] })
  switch (plan.tail) {
    case 'fan':
      feather('-16,-14 29,-55 58,-60 62,-44 29,-21 -14,12', -20)
      feather('-16,-6 32,-32 64,-30 68,-14 32,-3 -14,16', -19)
      feather('-16,2 29,-12 58,-2 62,14 29,14 -14,20', -18)
      break
    case 'rooster':
      feather('-18,-18 20,-80 64,-86 88,-44! 62,-58 36,-40 -8,10', -22)
      feather('-16,-8 30,-56 72,-50 88,-10! 62,-30 34,-16 -10,14', -21)
      feather('-16,2 30,-28 62,-18 72,16! 46,0 24,4 -10,20', -20)
      break
    case 'up':
      feather('-20,-22 12,-20 34,-36! 36,-12 26,8 -10,20', -20)
      break
    case 'short':
      feather('-18,-12 18,-10 34,-2! 18,10 -14,12', -20)
      break
    case 'long':
      for (const [w, z, n] of [[0, -22, 92], [10, -21, 78], [-9, -20, 64]] as const) feather(`-18,${w - 9} 40,${w * 1.3 - 10} ${n},${w * 1.6 - 4} ${n},${w * 1.6 + 8} 40,${w + 9} -18,${w + 9}`, z) // prettier-ignore
      break
    case 'flames':
      flameTail(fig, T, det)
      break
    case 'fork':
      feather('-18,-10 30,-12 78,-22! 40,0 -18,6', -21)
      feather('-18,-4 30,2 78,16! 36,12 -18,10', -20)
      break
    case 'wedge':
      for (const [w, z] of [[-13, -22], [13, -21], [0, -20]] as const) feather(`-22,${w * 0.4 - 9} 34,${w - 10} 56,${w - 8}! 60,${w + 8}! 34,${w + 10} -22,${w * 0.4 + 9}`, z) // prettier-ignore
      break
    case 'plumes':
      fig.add(-20, [[10, -8, 20], [28, -14, 18], [34, 4, 17], [20, 12, 18]].map(([u, v, r]) => ellipse(T([u!, v!]), r!))) // prettier-ignore
      break
    case 'peacock':
      for (let i = 0; i < 9; i++) {
        const a = -88 + i * 19
        const P: Frame = (v) => T(rot(v, a))
        fig.add(-30 + (i % 2) * 2 + i * 0.1, curve('-10,-6 60,-17 118,-22 140,0 118,22 60,17 -10,6', P), {
          marks: det > 0 ? [ellipse(P([112, 0]), 17, 15)] : [],
        })
        if (det > 0) fig.add(-29.5 + (i % 2) * 2 + i * 0.1, [], { marks: [ellipse(P([116, 0]), 8)] })
      }
  }
}

function plumage(
  plan: BirdPlan,
  X: Frame,
  B: (u: number, v: number) => Vec,
  hc: Vec,
  hr: number,
  det: number,
): Path[] {
  if (det === 0) return []
  const lines: Path[] = []
  if (plan.ruff) lines.push(smooth([-3, -2, -1, 0, 1, 2, 3].map((i) => [hc[0] - 4 + i * hr * 0.42, hc[1] + hr * 0.95 + (i % 2 ? 9 : -3) + i * 2, 1] as const), false)) // prettier-ignore
  if (plan.beak === 'bill') lines.push(stroke('-1.4,0.9 -0.4,1.25 0.5,1.2 1.4,0.85', X))
  if (plan.bib)
    lines.push(smooth([X([1.3, 0.5]), X([0.2, 0.7]), B(0.35, 0.2), B(0.1, 0.6), B(0, 1.3)], false))
  if (det > 1 || plan.comb)
    for (let i = 0; i < 4; i++) {
      const q = B(0.42 - (i % 2) * 0.2, 0.2 + i * 0.14)
      lines.push(line(add(q, [-6, -3]), add(q, [0, 4]), add(q, [6, -3])))
    }
  return lines
}

const WING =
  '0.45,-0.1 0.2,-0.5 -0.35,-0.45 -0.95,-0.2 -1.05,0.02! -0.8,0.08 -0.82,0.26! -0.55,0.28 -0.52,0.46! -0.1,0.5 0.3,0.32'

function foldedWing(
  fig: Sketch,
  plan: BirdPlan,
  o: AnimalLooks,
  B: (u: number, v: number) => Vec,
  rx: number,
  ry: number,
  tilt: number,
): void {
  const flap = o.pose === 'run' && plan.beak !== 'short'
  const c = B(-0.05, -0.05)
  const W: Frame = (v) =>
    add(c, rot([v[0] * rx * (flap && v[0] < 0 ? 1.4 : 1), v[1] * ry], tilt + (flap ? 58 : 4)))
  const quills = ['-0.8,0.08 -0.3,-0.06 0.05,-0.1', '-0.55,0.28 -0.2,0.16 0.1,0.1']
  if (flap)
    fig.add(
      -10,
      curve(WING, (v) => add(W(v), [22, -6])),
    )
  fig.add(4, curve(WING, W), { lines: o.detail > 0 ? quills.map((t) => stroke(t, W)) : [] })
}

const SPREAD =
  '0.3,0.3 0.42,-0.4 0.2,-1.4 -0.3,-2.3! -0.42,-1.95 -0.72,-2.1! -0.74,-1.7 -1.02,-1.7! -0.98,-1.3 -1.22,-1.2! -1.06,-0.84 -1.2,-0.6! -0.8,-0.3 -0.5,0.2'
const RAYS = [
  '0.24,-0.5 0,-1.2 -0.42,-1.95',
  '0.14,-0.4 -0.3,-1 -0.74,-1.7',
  '0.04,-0.3 -0.5,-0.8 -0.98,-1.3',
  '-0.1,-0.2 -0.6,-0.5 -1.06,-0.84',
]

/** Both wings raised in flight. */
function spreadWings(fig: Sketch, rx: number, ry: number, det: number): void {
  const size = (rx + ry) * 0.62
  for (const near of [false, true]) {
    const W: Frame = (v) =>
      add([near ? -rx * 0.05 : rx * 0.3, -ry * 0.3], rot(mul(v, size * (near ? 1 : 0.9)), near ? -8 : 14))
    fig.add(near ? 4 : -10, curve(SPREAD, W), { lines: det > 0 ? RAYS.map((t) => stroke(t, W)) : [] })
  }
}

function headgear(fig: Sketch, plan: BirdPlan, o: AnimalLooks, X: Frame, hr: number): void {
  if (plan.comb && !o.baby) {
    fig.add(-1, ([[-0.42, -1.08, 0.27], [0, -1.22, 0.32], [0.42, -1.08, 0.27]] as const).map(([u, v, r]) => ellipse(X([u, v]), r * hr))) // prettier-ignore
  }
  if ((plan.comb || plan.wattle) && !o.baby)
    fig.add(5.5, curve('0.68,0.42 0.95,0.6 0.95,1 0.74,1.12 0.56,0.9 0.55,0.55', X))
  if (plan.crest === 'feathers')
    for (const [i, u] of [-0.2, 0.15].entries())
      fig.add(
        -1 - i,
        curve(`${u - 0.3},-0.7 ${u - 0.5},-1.3 ${u - 0.95},-1.55! ${u - 0.2},-1.5 ${u + 0.25},-0.8`, X),
      )
  if (plan.crest === 'flames') flameCrest(fig, X)
  if (plan.crest === 'tuft')
    fig.add(-1, curve('-0.5,-0.7 -0.8,-1.3 -1.2,-1.4! -0.6,-1.5 -0.3,-1.7! -0.1,-1.3 0.1,-0.8', X))
  if (plan.crest === 'crown')
    for (const a of [-40, -14, 12])
      fig.add(-1, [capsule(X([0, -0.8]), 1.6, X(add([0, -0.8], rot([0, -0.8], a))), 1.6), ellipse(X(add([0, -0.8], rot([0, -0.86], a))), hr * 0.16)]) // prettier-ignore
  if (plan.mask && o.detail > 0)
    fig.add(5, curve('0.95,-0.5 0.4,-0.62 -0.12,-0.3 -0.1,0.3 0.35,0.55 0.85,0.45', X))
}

function face(fig: Sketch, plan: BirdPlan, o: AnimalLooks, X: Frame, hr: number, skull: Path): void {
  const f = createFeatures()
  const c = X([0.28, -0.2])
  const r = hr * 0.26
  if (o.shut) f.lines.push(line(add(c, [-r, 0]), add(c, [0, r * 0.5]), add(c, [r, 0])))
  else {
    f.marks.push(ellipse(c, r * 1.15, r * 1.38))
    f.dots.push(ellipse(add(c, [r * 0.12, 0]), r * 0.74, r * 0.96))
    f.white.push(ellipse(add(c, [r * 0.36, -r * 0.34]), r * 0.28))
  }
  if (plan.brow) f.lines.push(stroke('-0.1,-0.62 0.3,-0.56 0.66,-0.4', X))
  if (o.detail > 0 && !plan.mask) f.marks.push(ellipse(X([0.12, 0.36]), hr * 0.15, hr * 0.11))
  fig.add(6.5, [], { ...f, clipTo: [skull] })
}
