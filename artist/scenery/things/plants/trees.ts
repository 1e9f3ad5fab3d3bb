import { LEAFY_TREES } from './leafy-trees.ts'
import { OTHER_TREES } from './other-trees.ts'

export const TREES = { ...LEAFY_TREES, ...OTHER_TREES }
export type Tree = keyof typeof TREES
