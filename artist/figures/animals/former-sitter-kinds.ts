import type { AnimalKind } from './animal.ts'
import { drawSitter, SITTER_POSES, type SitterPlan } from './sitter.ts'
import { SITTERS } from './species/sitters.ts'

/** Drawn in clothes only; without them, `sitters/` draws these animals. */
export const formerSitterKinds: AnimalKind<SitterPlan>[] = Object.entries<SitterPlan>(SITTERS).map(
  ([id, plan]) => ({
    id,
    draw: drawSitter,
    poses: SITTER_POSES,
    plan: () => plan,
    head: ({ head, tail }) => ({ head, tail }),
  }),
)
