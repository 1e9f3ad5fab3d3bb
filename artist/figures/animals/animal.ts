import type { Detail, FigureMaker, FigureRequest } from '../../drawing.ts'
import { finish } from '../../geometry/finish-figure.ts'
import { between, seededRandom, seedOf } from '../../geometry/random.ts'
import { boundsOf, createSketch, type Sketch } from '../../geometry/sketch.ts'
import type { DrawAnimal, AnimalLooks } from './creature.ts'
import type { HatName } from '../people/head/hats.ts'
import { hatOf } from '../people/person.ts'
import { ROLES } from '../people/person-roles.ts'
import type { OwnParts } from './former-heads.ts'
import { drawHeadwear } from './head/headwear.ts'
import { HEIGHTS } from './heights.ts'
import { nearestPose } from './nearest-pose.ts'

export interface AnimalKind<Plan> {
  id: string
  draw: DrawAnimal<Plan>
  poses: readonly string[]
  /** The body plan of one animal: random variety, young animals, looks such as striped or winged. */
  plan(looks: AnimalLooks, request: FigureRequest): Plan
  /** The head alone, for an animal in clothes. */
  head?(plan: Plan): OwnParts
}

const YOUNG = ['young', 'newborn', 'baby']
const ANGRY = ['angry', 'grumpy', 'evil', 'dangerous']
const SAD = ['sad', 'lonely', 'sick', 'scared']
export function looksOf(id: string, request: FigureRequest, poses: readonly string[]): AnimalLooks {
  const next = seededRandom(seedOf(request.seed, id))
  const has = (words: readonly string[]) => request.looks?.some((look) => words.includes(look)) ?? false
  const pose = nearestPose(
    request.pose ?? (has(['sleeping', 'sleepy']) ? 'sleep' : has(['flying']) ? 'fly' : undefined),
    poses,
  )
  return {
    pose,
    detail: request.detail satisfies Detail,
    baby: has(YOUNG),
    shut: pose === 'sleep' || has(['sleeping']),
    mood: has(ANGRY) ? 'angry' : has(SAD) ? 'sad' : 'happy',
    headScale: between(next, 0.96, 1.05) * (request.natural ? 0.76 : 1),
    tilt: between(next, -6, 6) * (request.natural ? 0.4 : 1),
    natural: request.natural ?? false,
    next,
  }
}

/** Height of the standing animal in figure units, so that every pose has the same scale. */
function standingHeight<Plan>(kind: AnimalKind<Plan>, natural: boolean): number {
  const request = { seed: 1, detail: 0, natural } as const
  const looks = looksOf(kind.id, request, kind.poses)
  const sketch = createSketch()
  kind.draw(sketch, planOf(kind, looks, request), looks)
  return boundsOf(sketch).h
}

/** Natural four-legged animals get longer, leaner legs and a longer body. */
function planOf<Plan>(kind: AnimalKind<Plan>, looks: AnimalLooks, request: FigureRequest): Plan {
  const plan = kind.plan(looks, request)
  if (!request.natural || !isWalker(plan)) return plan
  const legRadii = plan.legRadii.map((r) => r * 0.9)
  return { ...plan, leg: plan.leg * 1.14, length: plan.length * 1.1, legRadii }
}

const isWalker = (plan: object | unknown): plan is { leg: number; length: number; legRadii: number[] } =>
  typeof plan === 'object' && plan !== null && 'leg' in plan && 'length' in plan && 'legRadii' in plan

export function animalMaker<Plan>(kind: AnimalKind<Plan>): FigureMaker {
  const height = HEIGHTS[kind.id] ?? 0.5
  const units = { drawn: 0, natural: 0 }
  const draw = (request: FigureRequest, trade?: HatName | null) => {
    const manner = request.natural ? 'natural' : 'drawn'
    units[manner] ||= standingHeight(kind, request.natural ?? false)
    const looks = looksOf(kind.id, request, kind.poses)
    const sketch: Sketch = createSketch()
    const drawn = kind.draw(sketch, planOf(kind, looks, request), looks)
    const hat = drawHeadwear(sketch, drawn.head, request, trade)
    const grown = looks.baby ? 1.35 : 1
    return finish(sketch, {
      id: kind.id,
      wanted: request.facing,
      perMetre: (units[manner] / height) * grown,
      has: hat ? [hat] : [],
      ...drawn,
    })
  }
  const maker: FigureMaker = {
    id: kind.id,
    source: 'animals',
    height,
    poses: kind.poses,
    draw: (request) => draw(request),
  }
  return {
    ...maker,
    // Without clothes for its body it wears the hat alone.
    dressedAs: (role) =>
      Object.hasOwn(ROLES, role)
        ? { ...maker, draw: (request) => draw(request, hatOf(ROLES[role]!)) }
        : undefined,
  }
}
