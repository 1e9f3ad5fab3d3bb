import { animalMakers } from './animals/animal-makers.ts'
import { peopleMakers } from './people/people-makers.ts'
import type { FigureSources } from './registry.ts'
import { signMakers } from './signs/sign-makers.ts'
import { stillMakers } from './things/still-makers.ts'
import { thingMakers } from './things/thing-makers.ts'

/** Everything we draw ourselves. */
export const ownMakers: Omit<FigureSources, 'converted'> = {
  people: peopleMakers,
  animals: animalMakers,
  things: [...stillMakers, ...thingMakers, ...signMakers],
}
