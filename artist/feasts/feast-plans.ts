import { FEAST_PLANS } from './all-feast-plans.ts'
import type { FeastPlan } from './feast-plan.ts'

export const feastPlanOf = (feast: string | undefined): FeastPlan | undefined =>
  feast && Object.hasOwn(FEAST_PLANS, feast) ? FEAST_PLANS[feast] : undefined
