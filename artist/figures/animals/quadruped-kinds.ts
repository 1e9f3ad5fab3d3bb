import type { FigureRequest } from '../../drawing.ts'
import { between } from '../../geometry/random.ts'
import type { AnimalKind } from './animal.ts'
import type { AnimalLooks } from './creature.ts'
import type { QuadrupedPlan } from './quadruped/plan.ts'
import { HOOFED } from './species/hoofed.ts'
import { PAWED } from './species/pawed.ts'
import { SCALY } from './species/scaly.ts'
import { drawQuadrupedOrUpright, UPRIGHT_POSES, UPRIGHT_TAILS } from './upright.ts'

/** The poses that suit a body. */
function posesOf(plan: QuadrupedPlan): string[] {
  const winged = [...(plan.wings ? ['fly'] : []), ...(plan.head.kind === 'front' ? UPRIGHT_POSES : [])]
  if (plan.biped) return ['stand', 'walk', 'run', 'look-up', 'lie', 'sleep']
  if (plan.shell) return ['stand', 'walk', 'lie', 'sleep']
  if (plan.head.kind === 'profile' && plan.head.trunk) return ['stand', 'walk', 'sit', 'lie', 'sleep']
  if (plan.dino)
    return [
      'stand',
      'walk',
      ...(plan.leg > 70 ? ['rear', 'run', 'jump'] : ['swim']),
      'eat',
      'look-up',
      'sit',
      'lie',
      'sleep',
      ...winged,
    ]
  const hoofed = plan.feet === 'hoof' || plan.feet === 'nail'
  const usual = ['stand', 'walk', 'run', 'jump', 'sit', 'eat', 'look-up', 'lie', 'sleep', 'swim', ...winged]
  if (hoofed && plan.tail !== 'curl') return [...usual, 'rear']
  return plan.leg > 55 ? [...usual, 'stretch'] : usual
}

/** Varies the plan at random; young animals have short legs and large heads. */
function varied(base: QuadrupedPlan, looks: AnimalLooks, request: FigureRequest): QuadrupedPlan {
  const random = (low: number, high: number) => between(looks.next, low, high)
  const [fat, tall, long] = [random(0.94, 1.07), random(0.94, 1.06), random(0.95, 1.06)]
  const wants = (look: string) => request.looks?.includes(look) ?? false
  const chubby = wants('chubby') ? 1.14 : wants('thin') ? 0.9 : 1
  const [n, a, b, t] = base.neck
  const plan: QuadrupedPlan = {
    ...base,
    length: base.length * long,
    leg: base.leg * tall,
    radii: times(base.radii, fat * chubby),
    neck: [n * random(0.95, 1.05), a + random(-3, 3), b * fat, t],
    ...(wants('striped') ? { stripes: 'all', patches: 0, spots: false } : {}),
    ...(wants('spotted') || wants('dotted') ? { rosettes: true, stripes: undefined, patches: 0 } : {}),
    ...(wants('winged') || wants('flying') ? { wings: base.wings ?? 'feather' } : {}),
  }
  return looks.baby ? young(plan, looks) : plan
}

const times = (values: readonly [number, number, number], factor: number): [number, number, number] => [
  values[0] * factor,
  values[1] * factor,
  values[2] * factor,
]

function young(plan: QuadrupedPlan, looks: AnimalLooks): QuadrupedPlan {
  looks.headScale *= 1.18
  const [n, a, b, t] = plan.neck
  const horn = plan.head.horn
  const bare = horn && ['antler', 'curve', 'short', 'palm', 'scimitar', 'wide', 'ram'].includes(horn)
  return {
    ...plan,
    length: plan.length * 0.78,
    leg: plan.leg * 0.78,
    radii: times(plan.radii, 0.86),
    legRadii: times(plan.legRadii, 0.92),
    neck: [n * 0.76, a, b * 0.84, t * 0.98],
    tailLength: (plan.tailLength ?? 120) * 0.75,
    udder: false,
    head: bare ? ({ ...plan.head, horn: undefined } as QuadrupedPlan['head']) : plan.head,
  }
}

/** Lionesses and cubs. */
const maneless = (plan: QuadrupedPlan): QuadrupedPlan =>
  'mane' in plan.head && plan.head.mane
    ? { ...plan, head: { ...plan.head, mane: false } as QuadrupedPlan['head'] }
    : plan

export const quadrupedKinds: AnimalKind<QuadrupedPlan>[] = Object.entries<QuadrupedPlan>({
  ...HOOFED,
  ...PAWED,
  ...SCALY,
}).map(([id, plan]) => ({
  id,
  draw: drawQuadrupedOrUpright,
  poses: posesOf(plan),
  plan: (looks, request) =>
    varied(looks.baby || request.looks?.includes('female') ? maneless(plan) : plan, looks, request),
  head: ({ head, mane, tail }) => ({ head, maned: mane !== undefined, tail: UPRIGHT_TAILS[tail] }),
}))
