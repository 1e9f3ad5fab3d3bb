import { PLANTS } from './plants.ts'
import { SEA_LIFE } from '../ground/sea-life.ts'
import { STONES } from '../ground/stones.ts'
import { bush } from './leafy-trees.ts'

/** Things that grow or lie on the ground. */
export const GROWTH = { ...PLANTS, ...STONES, ...SEA_LIFE, bush }
export type Growth = keyof typeof GROWTH
