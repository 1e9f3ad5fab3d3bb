import type { FigureMaker } from '../../drawing.ts'
import { animalMaker } from './animal.ts'
import { birdKinds, sitterKinds, uprightKinds } from './bird-kinds.ts'
import { layeredKinds } from './layered-kinds.ts'
import { outlineAnimalKinds } from './outline-animal-kinds.ts'
import { layeredAnimalMaker } from './posed-animal.ts'
import { quadrupedKinds } from './quadruped-kinds.ts'

const formerMakers: FigureMaker[] = [
  ...quadrupedKinds.map(animalMaker),
  ...sitterKinds.map(animalMaker),
  ...birdKinds.map(animalMaker),
  ...uprightKinds.map(animalMaker),
  ...outlineAnimalKinds.map(animalMaker),
]

/** Every animal with its layered figure, if it has one. */
export const layeredMakers: FigureMaker[] = formerMakers.map((former) => {
  const kind = layeredKinds.get(former.id)
  return kind ? layeredAnimalMaker(kind, former) : former
})

/** Kinds that the starter library shows: they change when it is drawn again. */
// prettier-ignore
const UNTIL_REDRAWN = new Set([
  'unicorn', 'cat', 'rabbit', 'dog', 'butterfly', 'dragon', 'lion', 'horse', 'elephant', 'bear', 'fish', 'bird', 'parrot', 'dolphin', 'fox', 'chicken', 'duck', 'bee', 'hedgehog', 'octopus', 'zebra',
  'ladybug', 'duckling', 'squirrel', 'wolf', 'panda', 'snail', 'tyrannosaurus', 'triceratops', 'cow', 'rooster', 'sheep', 'whale', 'shark', 'sea-turtle', 'narwhal', 'orca', 'giraffe', 'tiger', 'camel',
  'flamingo', 'peacock', 'reindeer', 'mouse', 'deer', 'raccoon', 'polar-bear', 'beaver', 'llama', 'kangaroo', 'stegosaurus', 'brachiosaurus', 'velociraptor', 'pony', 'pig', 'goat', 'donkey', 'goose',
  'foal', 'seahorse', 'crab', 'clownfish', 'hippo', 'rhino', 'leopard', 'toucan', 'ostrich', 'guinea-pig', 'goldfish', 'swan', 'stork', 'woodpecker', 'eagle', 'robin',
])

export const animalMakers: FigureMaker[] = formerMakers.map((former, i) =>
  UNTIL_REDRAWN.has(former.id) ? former : layeredMakers[i]!,
)
