import { between } from '../../geometry/random.ts'
import type { AnimalKind } from './animal.ts'
import { drawBird, type BirdPlan } from './bird.ts'
import { drawSitter, SITTER_POSES, type SitterPlan } from './sitter.ts'
import { BIRDS } from './species/birds.ts'
import { SITTERS } from './species/sitters.ts'

const FLIGHTLESS = ['ostrich', 'kiwi-bird', 'chicken', 'rooster', 'turkey', 'duckling']

export const birdKinds: AnimalKind<BirdPlan>[] = Object.entries<BirdPlan>(BIRDS).map(([id, plan]) => ({
  id,
  draw: drawBird,
  poses: [
    'stand',
    'walk',
    'run',
    'eat',
    'sleep',
    ...(FLIGHTLESS.includes(id) ? [] : ['fly']),
    ...(plan.foot === 'web' ? ['swim'] : []),
  ],
  plan: (looks) => ({
    ...plan,
    neck: [plan.neck[0] * between(looks.next, 0.95, 1.05), plan.neck[1] + between(looks.next, -3, 3)],
    tail: looks.baby ? 'short' : plan.tail,
  }),
}))

export const sitterKinds: AnimalKind<SitterPlan>[] = Object.entries<SitterPlan>(SITTERS).map(
  ([id, plan]) => ({
    id,
    draw: drawSitter,
    poses: SITTER_POSES,
    plan: () => plan,
    head: ({ head, tail }) => ({ head, tail }),
  }),
)
