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
import { buildingSite, garden, park, schoolyard, sports } from './settings/built/grounds.ts'
import * as home from './settings/indoors/home-rooms.ts'
import * as hall from './settings/indoors/public-rooms.ts'
import * as shops from './settings/indoors/shop-rooms.ts'
import * as outside from './settings/built/outdoor-places.ts'
import * as own from './settings/nature/own-places.ts'
import { jungle } from './settings/nature/jungle.ts'
import { meadow } from './settings/nature/meadow.ts'
import { mountains } from './settings/nature/mountains.ts'
import { playground } from './settings/built/playground.ts'
import { rooftops } from './settings/built/rooftops.ts'
import { savanna, waterhole } from './settings/nature/savanna.ts'
import { snow } from './settings/nature/snow.ts'
import { space } from './settings/sky/space.ts'
import { underwater } from './settings/water/underwater.ts'
import { windowsill } from './settings/indoors/windowsill.ts'
import { village } from './settings/built/village.ts'
import { volcano } from './settings/nature/volcano.ts'
import { harbour, lake, openSea, pool, river } from './settings/water/sea-lake-river.ts'

/** The setting that is drawn for each place of the lexicon. */
export const SETTING_OF_PLACE: Readonly<Record<string, Setting>> = {
  meadow,
  forest,
  treehouse: own.treehouse,
  tree: forest,
  fairyland: outside.fairyland,
  camp: outside.camp,
  campsite: outside.camp,
  jungle,
  sea: underwater,
  underwater,
  'coral-reef': own.coralReef,
  aquarium: hall.aquarium,
  'open-sea': openSea,
  ship: own.shipDeck,
  beach,
  island: own.island,
  lighthouse: beach,
  lake,
  pond: own.pond,
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
  ice: own.arctic,
  arctic: own.arctic,
  desert,
  savanna,
  waterhole,
  windowsill,
  garden,
  farm,
  stable: shops.stable,
  windmill: meadow,
  cave,
  'dragon-cave': own.dragonCave,
  volcano,
  prehistory: volcano,
  prehistoric: volcano,
  sky: air,
  clouds: own.clouds,
  space: space(true),
  moon: space(false),
  planet: own.planet,
  city: street(true),
  street: street(false),
  station: outside.station,
  airport: shops.airport,
  shop: shops.shop,
  market: outside.market,
  bakery: shops.bakery,
  'post-office': shops.postOffice,
  'fire-station': shops.fireStation,
  'police-station': shops.policeStation,
  hospital: hall.hospital,
  vet: hall.vet,
  surgery: hall.surgery,
  'dentist-office': hall.dentist,
  'waiting-room': hall.waitingRoom,
  supermarket: shops.supermarket,
  restaurant: shops.restaurant,
  pizzeria: shops.pizzeria,
  'ice-cream-parlour': shops.iceCreamParlour,
  garage: shops.garage,
  greenhouse: shops.greenhouse,
  'bus-stop': outside.busStop,
  'zebra-crossing': outside.zebraCrossing,
  orchard: outside.orchard,
  vineyard: outside.vineyard,
  'vegetable-garden': outside.vegetableGarden,
  field: outside.field,
  'ice-rink': outside.iceRink,
  'frozen-lake': outside.frozenLake,
  wedding: outside.wedding,
  doorstep: outside.doorstep,
  balcony: outside.balcony,
  courtyard: outside.courtyard,
  village,
  rooftops,
  cemetery: outside.cemetery,
  castle: castleGrounds,
  'haunted-house': hauntedHouse,
  circus,
  'circus-ring': ring,
  fair: outside.fairground,
  school: hall.classroom,
  classroom: hall.classroom,
  'circle-of-chairs': hall.circleOfChairs,
  gym: hall.gym,
  'climbing-hall': hall.climbingHall,
  'hair-salon': hall.hairSalon,
  laboratory: hall.laboratory,
  'ballet-room': hall.balletRoom,
  'throne-room': hall.throneRoom,
  tower: hall.towerRoom,
  church: hall.church,
  mosque: hall.mosque,
  synagogue: hall.synagogue,
  schoolyard,
  kindergarten: hall.kindergarten,
  playground,
  park,
  zoo: outside.zoo,
  'building-site': buildingSite,
  racetrack: sports(true),
  'football-pitch': sports(false),
  football: sports(false),
  house: home.livingRoom,
  room: home.livingRoom,
  'living-room': home.livingRoom,
  fireside: home.fireside,
  bedroom: home.bedroom,
  nursery: home.nursery,
  kitchen: home.kitchen,
  'dining-room': home.diningRoom,
  bathroom: home.bathroom,
  attic: home.attic,
  cellar: home.cellar,
  workshop: home.workshop,
  'art-studio': home.artStudio,
  'party-room': home.partyRoom,
  stage,
  theatre: own.theatre,
  cinema: hall.cinema,
  library: hall.library,
  museum: hall.museum,
  'landmark-grounds': landmarkGrounds,
  ...FAMOUS_CITIES,
}

export const isPlace = (id: string): boolean => Object.hasOwn(SETTING_OF_PLACE, id)
export const settingOf = (id: string): Setting => (isPlace(id) ? SETTING_OF_PLACE[id]! : meadow)
