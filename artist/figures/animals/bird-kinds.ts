import { between } from '../../geometry/random.ts'
import type { Kind } from './animal.ts'
import { bird, type BirdPlan } from './bird.ts'
import { sitter, SITTER_POSES, type SitterPlan } from './sitter.ts'
import { BIRDS, UPRIGHT } from './species/birds.ts'
import { SITTERS } from './species/sitters.ts'
import { uprightBird, type UprightPlan } from './upright-bird.ts'

const FLIGHTLESS = ['ostrich', 'kiwi-bird', 'chicken', 'rooster', 'turkey', 'duckling']

export const birdKinds: Kind<BirdPlan>[] = Object.entries<BirdPlan>(BIRDS).map(([id, plan]) => ({
  id,
  draw: bird,
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

export const uprightKinds: Kind<UprightPlan>[] = Object.entries(UPRIGHT).map(([id, plan]) => ({
  id,
  draw: uprightBird,
  poses: ['stand', 'walk', 'run', 'wave', 'cheer', 'sleep', ...(plan.face === 'owl' ? ['fly'] : [])],
  plan: () => plan,
}))

export const sitterKinds: Kind<SitterPlan>[] = Object.entries<SitterPlan>(SITTERS).map(([id, plan]) => ({
  id,
  draw: sitter,
  poses: SITTER_POSES,
  plan: () => plan,
  head: ({ head, tail }) => ({ head, tail }),
}))
