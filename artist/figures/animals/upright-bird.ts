import { add, type Frame, type Vec } from '../../geometry/vector.ts'
import { curve, line, mirrored, stroke, type Path } from '../../geometry/path.ts'
import { ellipse } from '../../geometry/round-shapes.ts'
import { createFeatures, type DrawAnimal } from './creature.ts'
import { drawEye } from './head/animal-eyes.ts'

/** Owls, penguins and chicks: an upright egg shape from the front. */
export interface UprightPlan {
  rx: number
  ry: number
  face: 'owl' | 'penguin' | 'chick'
}

const OUTLINES = {
  owl: '0,-0.88 0.55,-0.9 0.92,-0.62 0.94,-0.2 1.04,0.3 0.8,0.82 0,1',
  penguin: '0,-1.02 0.5,-0.94 0.78,-0.6 0.8,-0.25 1.02,0.3 0.86,0.82 0,1',
  chick: '0,-1 0.58,-0.86 0.86,-0.44 0.84,-0.1 1.02,0.3 0.84,0.82 0,1',
}
const BELLIES = {
  owl: '0,-0.02 0.52,0.06 0.72,0.4 0.52,0.78 0,0.9',
  penguin: '0,-0.42! 0.24,-0.72 0.6,-0.62 0.58,-0.22 0.74,0.3 0.56,0.78 0,0.9',
}
const BEAKS = {
  owl: '-0.14,-0.34 0.14,-0.34 0,-0.14!',
  penguin: '-0.22,-0.38 0,-0.46 0.22,-0.38 0,-0.24!',
  chick: '-0.2,-0.36! 0,-0.46 0.2,-0.36! 0,-0.22!',
}
const WINGS = {
  down: '0.76,-0.28 1.06,-0.08 1.24,0.36 1.14,0.66! 0.88,0.42 0.72,0.06',
  out: '0.72,-0.3 1.3,-0.62 1.72,-0.8! 1.56,-0.2 1.2,0.12 0.84,0.1',
  spread:
    '0.7,-0.3 1.3,-0.9 2.1,-1.2! 2.1,-0.9 2.3,-0.7! 2.1,-0.5 2.1,-0.2! 1.8,-0.1 1.6,0.2! 1.2,0.2 0.84,0.2',
}

export const drawUprightBird: DrawAnimal<UprightPlan> = (fig, plan, o) => {
  const det = o.detail
  const rx = plan.rx * (0.94 + o.next() * 0.12)
  const ry = plan.ry * (o.baby ? 0.86 : 1)
  const owl = plan.face === 'owl'
  const X: Frame = (v) => [v[0] * rx, v[1] * ry]
  const on =
    (s: number): Frame =>
    (v) =>
      X([v[0] * s, v[1]])
  const step = o.pose === 'walk' ? 8 : 0
  for (const s of [-1, 1]) {
    const c: Vec = [s * rx * 0.4, ry * 0.98]
    fig.add(-5, owl ? [-9, 0, 9].map((d) => ellipse(add(c, [d, 0]), 6, 9)) : [curve('-18,-6 -22,8 0,12 22,8 18,-6', (v) => add(c, [v[0], v[1] - (s > 0 ? step : 0)]))]) // prettier-ignore
    if (owl) fig.add(-3, curve('0.3,-0.8 0.66,-1.04 0.98,-1.22! 0.98,-0.8 0.9,-0.5', on(s)))
  }
  const body = mirrored(OUTLINES[plan.face], X)
  fig.add(0, body)
  if (plan.face === 'chick')
    fig.add(-1, curve('-0.1,-0.92 -0.22,-1.2 -0.04,-1.16 0.02,-1.32 0.12,-1.16 0.26,-1.18 0.14,-0.92', X))
  else {
    const scales: Path[] = []
    if (owl && det > 0)
      for (let r = 0; r < 3; r++)
        for (let i = -1; i <= 1; i++) {
          const c = X([i * 0.36 + (r % 2) * 0.18 - 0.09, 0.22 + r * 0.2])
          scales.push(line(add(c, [-8, -4]), add(c, [0, 6]), add(c, [8, -4])))
        }
    fig.add(1, mirrored(BELLIES[plan.face], X), { lines: scales })
  }
  const wing =
    o.pose === 'fly' ? WINGS.spread : ['run', 'cheer', 'wave'].includes(o.pose) ? WINGS.out : WINGS.down
  for (const s of [-1, 1]) {
    const up = o.pose === 'wave' && s < 0 ? WINGS.down : wing
    fig.add(o.pose === 'fly' ? -2 : 2, curve(up, on(s)), { lines: det > 0 && o.pose === 'fly' ? [stroke('0.9,-0.2 1.5,-0.6 2.1,-0.9', on(s)), stroke('0.9,-0.05 1.5,-0.3 2.1,-0.5', on(s))] : [] }) // prettier-ignore
  }
  const f = createFeatures()
  const [ex, ey] = owl ? [0.4, -0.46] : [0.3, -0.52]
  if (owl) fig.add(3, [-1, 1].map((s) => ellipse(X([s * ex, ey]), rx * 0.44))) // prettier-ignore
  for (const s of [-1, 1]) {
    const c = X([s * ex, ey])
    const E: Frame = (v) => add(c, [v[0] * rx, v[1] * rx])
    if (owl && !o.shut) f.marks.push(ellipse(c, rx * 0.33))
    drawEye(f, E, rx, [0, 0], o, { size: owl ? 1.1 : 0.8 })
    if (det > 0) f.marks.push(ellipse(owl ? X([s * 0.74, -0.14]) : X([s * 0.46, -0.32]), rx * 0.1, rx * 0.07))
  }
  fig.add(4, [], { ...f, clipTo: [body] })
  fig.add(5, curve(BEAKS[plan.face], X), {
    lines: plan.face === 'owl' ? [] : [stroke('-0.3,-0.36 0,-0.33 0.3,-0.36', X)],
  })
  fig.anchors['head'] = X([0, -0.95])
  fig.anchors['top'] = X([0, -1])
  fig.anchors['mouth'] = X([0, -0.25])
  fig.anchors['handLeft'] = X([-1.14, 0.5])
  fig.anchors['handRight'] = X([1.14, 0.5])
  fig.anchors['saddle'] = X([0, -0.9])
  fig.anchors['chest'] = X([0, 0.2])
  fig.anchors['feet'] = X([0, 1])
  return {
    face: { at: X([0, -0.45]), rx, ry: ry * 0.5 },
    head: (v) => add(X([0, -0.4]), [v[0] * (rx / 56), v[1] * (rx / 56)]),
    lift: o.pose === 'fly' ? 60 : 0,
    facing: 'front',
  }
}
