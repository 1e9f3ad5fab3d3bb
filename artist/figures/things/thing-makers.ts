import type { FigureMaker } from '../../drawing.ts'
import { BOATS_AND_BIKES } from './boats-and-bikes.ts'
import { BUILDINGS } from './buildings.ts'
import { CARS } from './cars.ts'
import { CARRIERS } from './carriers.ts'
import { FEASTS } from './feasts.ts'
import { FRIENDS } from './friends.ts'
import { GARDEN } from './garden.ts'
import { HOME } from './home.ts'
import { MAGIC } from './magic.ts'
import { RAILS_AND_AIR } from './rails-and-air.ts'
import { SIGHTS } from './sights.ts'
import { thingMaker } from './thing.ts'
import { TOYS } from './toys.ts'
import { TREASURES } from './treasures.ts'
import { WORKS } from './works.ts'

export const thingMakers: FigureMaker[] = Object.entries({
  ...CARS,
  ...CARRIERS,
  ...WORKS,
  ...RAILS_AND_AIR,
  ...BOATS_AND_BIKES,
  ...BUILDINGS,
  ...FRIENDS,
  ...FEASTS,
  ...GARDEN,
  ...TOYS,
  ...TREASURES,
  ...MAGIC,
  ...HOME,
  ...SIGHTS,
}).map(([id, thing]) => thingMaker(id, thing))
