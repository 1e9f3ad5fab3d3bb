import { BRIGHT_SEASON_FEASTS } from './bright-season-feasts.ts'
import { DARK_SEASON_FEASTS } from './dark-season-feasts.ts'
import { FAMILY_DAYS } from './family-days.ts'
import type { FeastPlan } from './feast-plan.ts'

const PLANS: Readonly<Record<string, FeastPlan>> = {
  ...DARK_SEASON_FEASTS,
  ...BRIGHT_SEASON_FEASTS,
  ...FAMILY_DAYS,
}

export const feastPlanOf = (feast: string | undefined): FeastPlan | undefined =>
  feast && Object.hasOwn(PLANS, feast) ? PLANS[feast] : undefined
