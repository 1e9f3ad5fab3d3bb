import type { Diagram } from './diagram.ts'
import { butterflyLifeCycle, chickenLifeCycle, frogLifeCycle } from './layouts/animal-cycles.ts'
import { fiveSenses, humanBody, innerOrgans, teethDiagram } from './layouts/body.ts'
import { dayAndNight, moonPhases } from './layouts/earth-and-moon.ts'
import { emotionsChart, wasteSorting } from './layouts/everyday.ts'
import { foodChain, foodPyramid, statesOfWater } from './layouts/food.ts'
import { alphabet, numberChart } from './layouts/letters-and-numbers.ts'
import { partsOfAFlower, partsOfAPlant, plantGrowth } from './layouts/plants.ts'
import { solarSystem } from './layouts/space.ts'
import { safeBicycle, trafficSigns } from './layouts/traffic.ts'
import { forestLayers, partsOfATree, seasonsTree } from './layouts/trees.ts'
import { waterCycle } from './layouts/water-cycle.ts'
import { calendarWheel, clockFace } from './layouts/year-and-time.ts'

/** All diagrams by the noun that names them. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  'water-cycle': waterCycle,
  'butterfly-life-cycle': butterflyLifeCycle,
  'frog-life-cycle': frogLifeCycle,
  'chicken-life-cycle': chickenLifeCycle,
  'plant-growth': plantGrowth,
  'parts-of-a-plant': partsOfAPlant,
  'parts-of-a-flower': partsOfAFlower,
  'parts-of-a-tree': partsOfATree,
  'seasons-tree': seasonsTree,
  'forest-layers': forestLayers,
  'solar-system': solarSystem,
  'moon-phases': moonPhases,
  'day-and-night': dayAndNight,
  'human-body': humanBody,
  'inner-organs': innerOrgans,
  'five-senses': fiveSenses,
  'teeth-diagram': teethDiagram,
  'clock-face': clockFace,
  'calendar-wheel': calendarWheel,
  'food-pyramid': foodPyramid,
  'food-chain': foodChain,
  'states-of-water': statesOfWater,
  'waste-sorting': wasteSorting,
  'safe-bicycle': safeBicycle,
  'traffic-signs': trafficSigns,
  'emotions-chart': emotionsChart,
  alphabet,
  'number-chart': numberChart,
}
