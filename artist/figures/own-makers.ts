import { animalMakers } from './animals/animal-makers.ts'
import { characterMakers } from './characters/character-makers.ts'
import { feastProps } from './feasts/feast-props.ts'
import { landmarkMakers } from './landmarks/landmark-makers.ts'
import { peopleMakers } from './people/people-makers.ts'
import type { FigureSources } from './registry.ts'
import { signMakers } from './signs/sign-makers.ts'
import { simpleThingMakers } from './things/simple/simple-thing-makers.ts'
import { thingMakers } from './things/detailed/thing-makers.ts'

/** All figures drawn by this project's own code. */
export const ownMakers: Omit<FigureSources, 'converted'> = {
  people: [...peopleMakers, ...characterMakers],
  animals: animalMakers,
  things: [...simpleThingMakers, ...thingMakers, ...landmarkMakers, ...feastProps, ...signMakers],
}
