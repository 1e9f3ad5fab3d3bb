import type { FigureMaker } from '../../../drawing.ts'
import { BIKES_AND_SLEDS } from './bikes-and-sleds.ts'
import { BOATS } from './boats.ts'
import { BUILDINGS } from './buildings.ts'
import { BUSES } from './buses.ts'
import { CARS } from './cars.ts'
import { CARRIERS } from './open-carriers.ts'
import { FEASTS } from './feast-things.ts'
import { FRIENDS } from './fantasy-friends.ts'
import { GARDEN } from './plants-and-sky.ts'
import { HOME } from './home-things.ts'
import { MAGIC } from './magic-things.ts'
import { RAILS_AND_AIR } from './trains-and-aircraft.ts'
import { SIGHTS } from './sights.ts'
import { thingMaker } from './thing.ts'
import { TOYS } from './toys.ts'
import { TREASURES } from './treasures-and-sweets.ts'
import { TREES_OF_WISHES } from './trees.ts'
import { TRUCKS } from './trucks.ts'
import { WORKS } from './work-vehicles.ts'

export const thingMakers: FigureMaker[] = Object.entries({
  ...CARS,
  ...TRUCKS,
  ...BUSES,
  ...CARRIERS,
  ...WORKS,
  ...RAILS_AND_AIR,
  ...BOATS,
  ...BIKES_AND_SLEDS,
  ...BUILDINGS,
  ...FRIENDS,
  ...FEASTS,
  ...GARDEN,
  ...TREES_OF_WISHES,
  ...TOYS,
  ...TREASURES,
  ...MAGIC,
  ...HOME,
  ...SIGHTS,
}).map(([id, thing]) => thingMaker(id, thing))
