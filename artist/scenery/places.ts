import type { Setting } from './setting.ts'
import { air } from './settings/air.ts'
import { beach } from './settings/beach.ts'
import { castleGrounds } from './settings/castle-grounds.ts'
import { circus, ring, stage } from './settings/circus.ts'
import { street } from './settings/city.ts'
import { cave, hauntedHouse } from './settings/dark.ts'
import { desert } from './settings/desert.ts'
import { farm } from './settings/farm.ts'
import { forest } from './settings/forest.ts'
import { buildingSite, garden, park, schoolyard, sports, zoo } from './settings/grounds.ts'
import { jungle } from './settings/jungle.ts'
import { meadow } from './settings/meadow.ts'
import { mountains } from './settings/mountains.ts'
import { playground } from './settings/playground.ts'
import { bathroom, bedroom, classroom, kitchen, library, livingRoom } from './settings/rooms.ts'
import { savanna } from './settings/savanna.ts'
import { snow } from './settings/snow.ts'
import { space } from './settings/space.ts'
import { underwater } from './settings/underwater.ts'
import { village } from './settings/village.ts'
import { volcano } from './settings/volcano.ts'
import { harbour, lake, openSea, pool, river } from './settings/water.ts'

/** Every place the lexicon knows, and the setting that is drawn for it. */
export const PLACES: Readonly<Record<string, Setting>> = {
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
}

export const isPlace = (id: string): boolean => Object.hasOwn(PLACES, id)
export const settingOf = (id: string): Setting => (isPlace(id) ? PLACES[id]! : meadow)
