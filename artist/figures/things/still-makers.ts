import type { FigureMaker } from '#artist/drawing.ts'
import { christmasMakers } from './christmas.ts'
import { clothesMakers } from './clothes.ts'
import { creatureMakers } from './creatures.ts'
import { feastMakers } from './small-feasts.ts'
import { homeMakers } from './household.ts'
import { kitchenMakers } from './kitchen.ts'
import { landmarkMakers } from './landmarks.ts'
import { outdoorMakers } from './outdoors.ts'
import { pastimeMakers } from './pastimes.ts'
import { natureMakers } from './small-nature.ts'
import { smallVehicleMakers } from './small-vehicles.ts'
import { toyMakers } from './small-toys.ts'
import { treasureMakers } from './small-treasures.ts'

/** Things of everyday life that always look the same. */
export const stillMakers: readonly FigureMaker[] = [
  ...toyMakers,
  ...homeMakers,
  ...feastMakers,
  ...outdoorMakers,
  ...christmasMakers,
  ...clothesMakers,
  ...creatureMakers,
  ...kitchenMakers,
  ...landmarkMakers,
  ...pastimeMakers,
  ...smallVehicleMakers,
  ...treasureMakers,
  ...natureMakers,
]
