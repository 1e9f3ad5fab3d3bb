import { BRIGHT_SEASON_FEASTS } from './bright-season-feasts.ts'
import { DARK_SEASON_FEASTS } from './dark-season-feasts.ts'
import { FAMILY_DAYS } from './family-days.ts'
import type { FeastPlan } from './feast-plan.ts'

/** A module of its own, because a browser loads it only for wishes with a feast. */
export const FEAST_PLANS: Readonly<Record<string, FeastPlan>> = {
  ...DARK_SEASON_FEASTS,
  ...BRIGHT_SEASON_FEASTS,
  ...FAMILY_DAYS,
}
