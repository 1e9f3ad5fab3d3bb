import type { FigureMaker } from '#artist/drawing.ts'
import { christmasMakers } from './christmas.ts'
import { clothesMakers } from './clothes.ts'
import { creatureMakers } from './creatures.ts'
import { feastMakers } from './feasts.ts'
import { homeMakers } from './home.ts'
import { kitchenMakers } from './kitchen.ts'
import { landmarkMakers } from './landmarks.ts'
import { outdoorMakers } from './outdoors.ts'
import { pastimeMakers } from './pastimes.ts'
import { natureMakers } from './small-nature.ts'
import { smallVehicleMakers } from './small-vehicles.ts'
import { toyMakers } from './toys.ts'
import { treasureMakers } from './treasures.ts'

/** Small things of everyday life that the converted figures lack. */
export const extraMakers: readonly FigureMaker[] = [
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
