import { PLANTS } from './plants.ts'
import { SEA_LIFE } from './sea-life.ts'
import { STONES } from './stones.ts'
import { bush } from './leafy-trees.ts'

/** What grows or lies on the ground. */
export const GROWTH = { ...PLANTS, ...STONES, ...SEA_LIFE, bush }
export type Growth = keyof typeof GROWTH
