import type { Setting } from './setting.ts'
import { FURNISHED_SETTINGS } from './furnished-settings.ts'
import { air } from './settings/sky/air.ts'
import { beach } from './settings/water/beach.ts'
import { castleGrounds } from './settings/built/castle-grounds.ts'
import { street } from './settings/built/street.ts'
import { desert } from './settings/nature/desert.ts'
import { farm } from './settings/built/farm.ts'
import { forest } from './settings/nature/forest.ts'
import { buildingSite, garden, park, schoolyard, sports } from './settings/built/grounds.ts'
import { jungle } from './settings/nature/jungle.ts'
import { meadow } from './settings/nature/meadow.ts'
import { mountains } from './settings/nature/mountains.ts'
import { savanna, waterhole } from './settings/nature/savanna.ts'
import { snow } from './settings/nature/snow.ts'
import { space } from './settings/sky/space.ts'
import { underwater } from './settings/water/underwater.ts'
import { village } from './settings/built/village.ts'
import { harbour, lake, openSea, pool, river } from './settings/water/sea-lake-river.ts'

export const USUAL_SETTINGS: Readonly<Record<string, Setting>> = {
  meadow,
  forest,
  tree: forest,
  jungle,
  sea: underwater,
  underwater,
  'open-sea': openSea,
  beach,
  lighthouse: beach,
  lake,
  river,
  bridge: river,
  waterfall: jungle,
  harbour,
  harbor: harbour,
  pool,
  'swimming-pool': pool,
  mountain: mountains,
  mountains,
  snow,
  desert,
  savanna,
  waterhole,
  garden,
  farm,
  windmill: meadow,
  sky: air,
  space: space({ afloat: true }),
  moon: space({ afloat: false }),
  city: street({ skyline: true }),
  street: street({ skyline: false }),
  village,
  castle: castleGrounds,
  schoolyard,
  park,
  'building-site': buildingSite,
  racetrack: sports({ lane: true }),
  'football-pitch': sports({ lane: false }),
  football: sports({ lane: false }),
}

export const isPlace = (id: string): boolean =>
  Object.hasOwn(USUAL_SETTINGS, id) || Object.hasOwn(FURNISHED_SETTINGS, id)

/** The setting that is drawn for a place of the lexicon. */
export function settingOf(id: string): Setting {
  if (Object.hasOwn(USUAL_SETTINGS, id)) return USUAL_SETTINGS[id]!
  return Object.hasOwn(FURNISHED_SETTINGS, id) ? FURNISHED_SETTINGS[id]! : meadow
}
