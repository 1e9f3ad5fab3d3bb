import type { Kind } from './animal.ts'
import { critterDraw, type Critter } from './critters/critter.ts'
import { FISH } from './critters/fish.ts'
import { OTHERS } from './critters/others.ts'
import { SEA } from './critters/sea.ts'
import { SMALL } from './critters/small.ts'

export const critterKinds: Kind<Critter>[] = Object.entries({ ...FISH, ...SEA, ...SMALL, ...OTHERS }).map(
  ([id, critter]) => ({
    id,
    poses: critter.poses,
    draw: critterDraw(critter),
    plan: () => critter,
  }),
)
