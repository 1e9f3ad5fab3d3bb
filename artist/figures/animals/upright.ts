import type { DrawAnimal } from './creature.ts'
import type { FrontHead } from './head/front-head.ts'
import type { QuadrupedPlan, Tail } from './quadruped/plan.ts'
import { drawQuadruped } from './quadruped/quadruped.ts'
import { drawSitter, type SitterPlan, type SitterTail } from './sitter.ts'

/** Poses in which a four-legged animal sits up and uses its front paws like hands. */
export const UPRIGHT_POSES = ['wave', 'cheer', 'hold', 'hug', 'drive', 'read', 'dance']

export const UPRIGHT_TAILS: Partial<Record<Tail, SitterTail>> = {
  thin: 'long',
  mouse: 'long',
  wag: 'long',
  tuft: 'long',
  bushy: 'plume',
  plume: 'plume',
  ringed: 'ringed',
  banded: 'ringed',
  flat: 'flat',
}

function upright(plan: QuadrupedPlan, head: FrontHead): SitterPlan {
  const [, belly] = plan.radii
  const tail = UPRIGHT_TAILS[plan.tail]
  const quills = plan.ridge === 'quills'
  return {
    head: quills ? { ...head, spikes: true } : head,
    quills,
    rx: head.radius * 0.55 + belly * 0.6,
    ry: head.radius * 0.6 + belly * 0.8,
    arm: head.radius * 0.6 + plan.leg * 0.42,
    belly: true,
    feet: plan.feet === 'paw' ? 'round' : 'hoof',
    legs: plan.leg * 0.42,
    ...(tail ? { tail } : {}),
  }
}

/** Draws the four-legged body, or the same animal sitting up if the pose needs hands. */
export const drawQuadrupedOrUpright: DrawAnimal<QuadrupedPlan> = (fig, plan, looks) =>
  plan.head.kind === 'front' && UPRIGHT_POSES.includes(looks.pose)
    ? drawSitter(fig, upright(plan, plan.head), looks)
    : drawQuadruped(fig, plan, looks)
