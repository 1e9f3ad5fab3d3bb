import type { Setting } from './setting.ts'
import { air } from './settings/sky/air.ts'
import { beach } from './settings/water/beach.ts'
import { castleGrounds } from './settings/built/castle-grounds.ts'
import { circus, ring, stage } from './settings/built/circus.ts'
import { street } from './settings/built/street.ts'
import { cave, hauntedHouse } from './settings/nature/haunted-house-and-cave.ts'
import { desert } from './settings/nature/desert.ts'
import { FAMOUS_CITIES, landmarkGrounds } from './settings/built/famous-city.ts'
import { farm } from './settings/built/farm.ts'
import { forest } from './settings/nature/forest.ts'
import { buildingSite, garden, park, schoolyard, sports, zoo } from './settings/built/grounds.ts'
import { jungle } from './settings/nature/jungle.ts'
import { meadow } from './settings/nature/meadow.ts'
import { mountains } from './settings/nature/mountains.ts'
import { playground } from './settings/built/playground.ts'
import { bathroom, bedroom, classroom, kitchen, library, livingRoom } from './settings/indoors/rooms.ts'
import { savanna } from './settings/nature/savanna.ts'
import { snow } from './settings/nature/snow.ts'
import { space } from './settings/sky/space.ts'
import { underwater } from './settings/water/underwater.ts'
import { village } from './settings/built/village.ts'
import { volcano } from './settings/nature/volcano.ts'
import { harbour, lake, openSea, pool, river } from './settings/water/sea-lake-river.ts'

/** The setting that is drawn for each place of the lexicon. */
export const SETTING_OF_PLACE: Readonly<Record<string, Setting>> = {
  meadow,
  forest,
  treehouse: forest,
  tree: forest,
  fairyland: forest,
  camp: forest,
  campsite: forest,
  jungle,
  sea: underwater,
  underwater,
  aquarium: underwater,
  'open-sea': openSea,
  ship: openSea,
  beach,
  island: beach,
  lighthouse: beach,
  lake,
  pond: lake,
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
  ice: snow,
  arctic: snow,
  desert,
  savanna,
  garden,
  farm,
  stable: farm,
  windmill: meadow,
  cave,
  volcano,
  prehistory: volcano,
  prehistoric: volcano,
  sky: air,
  clouds: air,
  space: space(true),
  moon: space(false),
  planet: space(false),
  city: street(true),
  street: street(false),
  station: street(false),
  airport: street(true),
  shop: street(false),
  market: street(false),
  bakery: kitchen,
  'fire-station': street(false),
  'police-station': street(false),
  hospital: bedroom,
  vet: livingRoom,
  village,
  castle: castleGrounds,
  'haunted-house': hauntedHouse,
  circus,
  'circus-ring': ring,
  fair: circus,
  school: classroom,
  schoolyard,
  kindergarten: playground,
  playground,
  park,
  zoo,
  'building-site': buildingSite,
  racetrack: sports(true),
  'football-pitch': sports(false),
  football: sports(false),
  house: livingRoom,
  room: livingRoom,
  'living-room': livingRoom,
  bedroom,
  kitchen,
  bathroom,
  stage,
  library,
  museum: library,
  'landmark-grounds': landmarkGrounds,
  ...FAMOUS_CITIES,
}

export const isPlace = (id: string): boolean => Object.hasOwn(SETTING_OF_PLACE, id)
export const settingOf = (id: string): Setting => (isPlace(id) ? SETTING_OF_PLACE[id]! : meadow)
