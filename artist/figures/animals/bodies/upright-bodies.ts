import { AGES, type Proportions } from '../../people/body/proportions.ts'
import type { AnimalBody } from '../../people/body/paws.ts'

/** A stout body with short legs; lengths in figure units as in `AGES`. */
const STOUT: Proportions = {
  ...AGES.animal,
  head: 38, neck: -8, torso: 60, shoulder: 23, waist: 31, hip: 33, depth: [21, 29, 31],
  arm: [28, 26], leg: [26, 23], armRadii: [10.6, 9.8, 9], legRadii: [17, 14, 12],
  hand: 0.74, foot: 0.74,
} // prettier-ignore

const body = (animal: AnimalBody, more: Partial<Proportions> = {}): Proportions => ({ ...STOUT, ...more, animal }) // prettier-ignore

const PAWED: AnimalBody = { hand: 'paw', foot: 'paw', front: 'belly' }
const SLIM = { shoulder: 20, waist: 25.5, hip: 28, depth: [18, 23, 26], armRadii: [9, 8.2, 7.6], legRadii: [14, 11.5, 10] } as const // prettier-ignore
const SMALL = { ...SLIM, torso: 52, head: 39, leg: [22, 20], armRadii: [8.2, 7.4, 7] } as const
const HEAVY = { shoulder: 27, waist: 36, hip: 37, depth: [25, 34, 35], armRadii: [13, 12, 11.4], legRadii: [19, 17, 16], hand: 0.84, foot: 0.84 } as const // prettier-ignore
const FEATHERED = { shoulder: 22, waist: 31, hip: 29, depth: [21, 30, 28], leg: [21, 22], armRadii: [10, 9.6, 8.4], legRadii: [9, 5, 3.6], torso: 58 } as const // prettier-ignore
const LONG_NECK = { ...SLIM, neck: 34, head: 31, torso: 54, arm: [34, 31] } as const

const pawed = body(PAWED)
const cat = body(PAWED, SLIM)
const small = body(PAWED, SMALL)
const rabbit = body({ ...PAWED, foot: 'long' }, { ...SMALL, hip: 27, waist: 23 })
const hoofed = body({ hand: 'hoof', foot: 'hoof', front: 'belly' })
const slender = body({ hand: 'hoof', foot: 'hoof', front: 'belly' }, SLIM)
const woolly = body({ hand: 'hoof', foot: 'hoof', front: 'wool' }, { legRadii: [15, 11, 9] })
const longNecked = body({ hand: 'hoof', foot: 'hoof', front: 'belly', neck: 12.5 }, LONG_NECK)
const bird = body({ hand: 'wing', foot: 'bird', front: 'feathers', winged: true }, FEATHERED)
const waterBird = body({ hand: 'wing', foot: 'web', front: 'belly', winged: true }, FEATHERED)
const frog = body({ hand: 'toes', foot: 'web', front: 'belly' }, { ...SLIM, hip: 30, waist: 26, leg: [30, 28], legRadii: [16, 9.5, 6.5], armRadii: [8, 6.6, 5.8], neck: -9, foot: 0.86, hand: 0.84 }) // prettier-ignore
const finned = body(
  { hand: 'flipper', foot: 'fin', front: 'belly' },
  { ...SLIM, torso: 54, leg: [22, 20], armRadii: [8.6, 8, 7], hand: 0.9 },
)
const octopus = body({ hand: 'tentacle', foot: 'tentacle' }, { ...SLIM, torso: 40, shoulder: 22, waist: 24, arm: [32, 30], armRadii: [9.4, 7.8, 6.4], legRadii: [13, 10, 7.6], neck: -9 }) // prettier-ignore
const reptile = body({ hand: 'claw', foot: 'claw', front: 'bands' })

const same = (ids: string, plan: Proportions): Record<string, Proportions> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, plan]))

/** The upright bodies of kinds that differ from a plump one with paws. */
const BODIES: Readonly<Record<string, Proportions>> = {
  ...same('cat kitten fox arctic-fox wolf husky german-shepherd dog labrador poodle corgi unicorn-cat puma panther lynx hyena monkey chimpanzee orangutan lemur meerkat otter weasel ferret red-panda skunk raccoon chipmunk squirrel', cat),
  ...same('mouse rat hamster gerbil chinchilla guinea-pig mole hedgehog porcupine', small),
  mole: body({ ...PAWED, hand: 'digger', front: undefined }, { ...SMALL, waist: 27, hip: 28, hand: 0.8 }),
  ...same('rabbit hare easter-bunny kangaroo stuffed-animal', rabbit),
  cow: body({ hand: 'hoof', foot: 'hoof', front: 'belly', coat: 'patches' }),
  calf: body({ hand: 'hoof', foot: 'hoof', front: 'belly', coat: 'patches' }),
  ...same('bull buffalo bison pig piglet wild-boar warthog', hoofed),
  ...same('horse pony foal donkey unicorn pegasus winged-unicorn deer fawn roe-deer reindeer moose antelope gazelle goat ibex', slender),
  zebra: body({ hand: 'hoof', foot: 'hoof', front: 'belly', coat: 'stripes' }, SLIM),
  ...same('tiger saber-toothed-tiger', body({ ...PAWED, coat: 'stripes' }, SLIM)),
  ...same('leopard jaguar cheetah dalmatian', body({ ...PAWED, coat: 'spots' }, SLIM)),
  ...same('sheep lamb ram', woolly),
  giraffe: body({ hand: 'hoof', foot: 'hoof', front: 'belly', coat: 'spots', neck: 12.5 }, LONG_NECK),
  ...same('camel dromedary', longNecked),
  ...same('llama alpaca', body({ hand: 'hoof', foot: 'hoof', front: 'wool', neck: 14.5 }, { ...LONG_NECK, waist: 27, hip: 28 })),
  ...same('elephant mammoth hippo rhino', body({ hand: 'round', foot: 'round' }, HEAVY)),
  ...same('bear polar-bear panda gorilla', body(PAWED, { shoulder: 26, waist: 34, hip: 35, depth: [24, 32, 33], armRadii: [12, 11, 10] })),
  ...same('owl parrot cockatoo budgie toucan eagle falcon bird sparrow robin raven swallow blackbird magpie canary chicken rooster turkey chick easter-chick', bird),
  ...same('duck duckling goose swan', waterBird),
  penguin: body({ hand: 'flipper', foot: 'web', front: 'belly' }, { ...FEATHERED, leg: [15, 14], legRadii: [11, 8, 7], torso: 66, waist: 30, hip: 29 }),
  ...same('fish goldfish koi clownfish shark seal sea-lion', finned),
  ...same('octopus squid kraken', octopus),
  ...same('frog toad frog-prince', frog),
  'sea-turtle': body({ hand: 'flipper', foot: 'web', front: 'plates' }),
  ...same('turtle', body({ hand: 'round', foot: 'round', front: 'plates' }, { foot: 0.6, legRadii: [14, 12, 11] })),
  ...same('crocodile alligator komodo-dragon dinosaur tyrannosaurus velociraptor spinosaurus allosaurus carnotaurus dragon', reptile),
} // prettier-ignore

export const uprightBodyOf = (id: string): Proportions => BODIES[id] ?? pawed
