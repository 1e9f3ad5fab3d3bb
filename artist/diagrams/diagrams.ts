import type { Diagram } from './diagram.ts'
import { butterflyLifeCycle } from './layouts/animal-cycles.ts'
import { solarSystem } from './layouts/space.ts'
import { waterCycle } from './layouts/water-cycle.ts'

/** All diagrams by the noun that names them. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  'water-cycle': waterCycle,
  'butterfly-life-cycle': butterflyLifeCycle,
  'solar-system': solarSystem,
}
