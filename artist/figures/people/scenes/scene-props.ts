import type { Prop } from '../body/prop-names.ts'
import type { DrawProp } from '../prop-parts.ts'
import { APPLIANCE_SCENES } from './appliance-scenes.ts'
import { CHORE_SCENES } from './chore-scenes.ts'
import { CRAFT_SCENES } from './craft-scenes.ts'
import { FAMILY_SCENES } from './family-scenes.ts'
import { HOME_SCENES } from './home-scenes.ts'
import { MEAL_SCENES } from './meal-scenes.ts'
import { MOMENT_SCENES } from './moment-scenes.ts'
import { MUSIC_SCENES } from './music-scenes.ts'
import { PLAY_SCENES } from './play-scenes.ts'
import { SPORT_SCENES } from './sport-scenes.ts'
import { TABLE_SCENES } from './table-scenes.ts'
import { WORK_SCENES } from './work-scenes.ts'
import { YARD_SCENES } from './yard-scenes.ts'

/** The things of whole scenes. The browser loads them when a drawing needs one, so they are read by name only. */
export const SCENE_PROPS: Partial<Record<Prop, DrawProp>> = {
  ...APPLIANCE_SCENES,
  ...CHORE_SCENES,
  ...CRAFT_SCENES,
  ...FAMILY_SCENES,
  ...HOME_SCENES,
  ...MEAL_SCENES,
  ...MOMENT_SCENES,
  ...MUSIC_SCENES,
  ...PLAY_SCENES,
  ...SPORT_SCENES,
  ...TABLE_SCENES,
  ...WORK_SCENES,
  ...YARD_SCENES,
}
