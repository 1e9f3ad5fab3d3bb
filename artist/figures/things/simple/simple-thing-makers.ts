import type { FigureMaker } from '#artist/drawing.ts'
import { christmasMakers } from './christmas.ts'
import { clothesMakers } from './clothes.ts'
import { fantasyAndFeastMakers } from './fantasy-and-feasts.ts'
import { feastMakers } from './simple-feast-things.ts'
import { furnitureMakers } from './home-from-text.ts'
import { heapMakers } from './heaps.ts'
import { homeMakers } from './household.ts'
import { kitchenMakers } from './kitchen.ts'
import { landmarkMakers } from './landmarks.ts'
import { outdoorMakers } from './outdoors.ts'
import { outsideMakers } from './outside-from-text.ts'
import { pastimeMakers } from './sports-and-music.ts'
import { natureMakers } from './nature.ts'
import { playAndNestMakers } from './play-and-nest.ts'
import { smallVehicleMakers } from './small-vehicles.ts'
import { toyMakers } from './simple-toys.ts'
import { treasureMakers } from './magic-and-treasures.ts'

/** Everyday things without variants. */
export const simpleThingMakers: readonly FigureMaker[] = [
  ...toyMakers,
  ...homeMakers,
  ...furnitureMakers,
  ...outsideMakers,
  ...feastMakers,
  ...outdoorMakers,
  ...christmasMakers,
  ...clothesMakers,
  ...fantasyAndFeastMakers,
  ...kitchenMakers,
  ...landmarkMakers,
  ...pastimeMakers,
  ...smallVehicleMakers,
  ...treasureMakers,
  ...natureMakers,
  ...heapMakers,
  ...playAndNestMakers,
]
