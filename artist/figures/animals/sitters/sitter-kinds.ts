import { between } from '../../../geometry/random.ts'
import type { LayeredKind } from '../posed-animal.ts'
import { bearFace, bigCatFace, catFace, cheetahFace, chimpanzeeFace, dogFace, foxFace, frogFace, frogPrinceFace, gorillaFace, hareFace, kittenFace, koalaFace, lemurFace, leopardFace, lionCubFace, lionFace, monkeyFace, mouseFace, orangutanFace, pandaFace, rabbitFace, slothFace, tigerFace, toadFace } from './front-faces.ts' // prettier-ignore
import type { FrontFace } from './face-parts.ts'
import { bisonFace, boarFace, bullFace, calfFace, camelFace, cowFace, deerFace, elephantFace, fawnFace, gazelleFace, giraffeFace, goatFace, hippoFace, llamaFace, mammothFace, pigFace, ramFace, rhinoFace, sheepFace } from './farm-faces.ts' // prettier-ignore
import { badgerFace, beaverFace, capybaraFace, chipmunkFace, crocodileFace, guineaPigFace, hamsterFace, hedgehogFace, kangarooFace, lynxFace, meerkatFace, otterFace, raccoonFace, redPandaFace, skunkFace, squirrelFace, turtleFace, wolfFace } from './forest-faces.ts' // prettier-ignore
import {
  dinosaurFace,
  dragonFace,
  ghostFeatures,
  horseFace,
  moleFace,
  unicornFace,
  zebraFace,
} from './story-faces.ts'
import { birdFace, budgieFace, chickenFace, cockatooFace, duckFace, eagleFace, owlFace, parrotFace, penguinFace, toucanFace } from './bird-faces.ts' // prettier-ignore
import { clownfishFace, fishFace, octopusFace, sealFace, sharkFace } from './sea-faces.ts'
import { hangingSloth } from './hanging-sloth.ts'
import { stripes } from '../walkers/coat.ts'
import { cowPatches, dots, pouch, rosettes, spotsAlong, tigerStripes } from './sitter-coats.ts'
import { collar, scarf } from './sitter-fur.ts'
import { SITTER_POSES } from './sitter-poses.ts'
import { REPTILE_BUILDS } from './reptile-builds.ts'
import type { SitterBuild } from './sitter-build.ts'
import { poseSitter } from './sitter-rig.ts'

/** A tuft on the chest. */
const FLUFF = '0,-112 24,-106 30,-80! 20,-77 0,-50!'

/** Ragged fur on the chest of a wolf. */
const RUFF = '0,-126 26,-118 40,-90! 27,-88! 24,-62! 12,-66! 0,-40!'

const bear: SitterBuild = { body: '0,-136 34,-128 52,-96 64,-54 60,-16 34,-2 0,0', belly: '0,-104 28,-92 40,-58 32,-22 0,-12', shoulder: [40, -108], arm: [34, 32, 17], leg: [30, 34, 21], sole: [60, -24, 24, 27], face: bearFace, head: [166, 120] } // prettier-ignore
const monkey: SitterBuild = { body: '0,-112 26,-106 36,-74 44,-40 40,-12 22,0 0,2', belly: '0,-88 18,-80 26,-48 22,-18 0,-8', shoulder: [26, -92], arm: [40, 38, 12], leg: [22, 36, 14], sole: [46, -16, 18, 18], face: monkeyFace, head: [146, 108], mouth: 34, tail: '30,-14 76,-4 98,-38 84,-70 66,-56 74,-44', tailRadii: [8, 8, 8, 7, 6.5, 5.5] } // prettier-ignore
const ape: SitterBuild = { ...monkey, tail: undefined, arm: [44, 42, 14] }
const koala: SitterBuild = { ...bear, body: '0,-118 30,-112 46,-84 56,-48 52,-14 30,-2 0,0', belly: '0,-96 24,-86 34,-54 28,-20 0,-10', shoulder: [34, -94], arm: [28, 26, 15], sole: [52, -20, 21, 22], face: koalaFace, head: [148, 116], mouth: 34 } // prettier-ignore
const cat: SitterBuild = { body: '0,-112 22,-106 34,-78 46,-44 54,-20 46,-2 0,0', belly: '0,-112 20,-106 24,-80 12,-62 0,-56', bib: FLUFF, shoulder: [22, -88], arm: [40, 36, 11], leg: [28, 32, 15], face: catFace, head: [150, 104], tail: '40,-14 78,-8 92,-44 78,-72 90,-94', tailRadii: [9, 9, 9, 9, 8], tailBands: [0.62, 0.78, 0.9] } // prettier-ignore
const rabbit: SitterBuild = { ...bear, body: '0,-112 26,-104 38,-76 50,-44 48,-12 26,0 0,2', belly: '0,-88 20,-78 30,-48 24,-16 0,-8', shoulder: [28, -88], arm: [28, 26, 12], leg: [24, 30, 15], sole: [48, -18, 17, 23], face: rabbitFace, head: [144, 124], mouth: 26 } // prettier-ignore

const frog: SitterBuild = { ...rabbit, coat: 'smooth', body: '0,-98 26,-92 38,-66 43,-36 38,-8 22,0 0,2', belly: '0,-84 20,-76 28,-46 24,-14 0,-6', shoulder: [28, -80], arm: [34, 32, 9], leg: [36, 30, 17], sole: undefined, webbed: true, face: frogFace, head: [122, 112], mouth: 24 } // prettier-ignore

const dog: SitterBuild = {
  ...cat,
  bib: undefined,
  belly: undefined,
  face: dogFace,
  neckwear: collar,
  tail: '38,-12 76,-10 92,-44',
  tailRadii: [8, 8, 5],
  tailBands: [],
}
const bigCat: SitterBuild = { ...cat, body: '0,-112 26,-106 38,-78 50,-44 58,-20 50,-2 0,0', arm: [40, 36, 14], leg: [34, 32, 17], face: bigCatFace, tailBands: [] } // prettier-ignore
const tiger: SitterBuild = { ...bigCat, face: tigerFace, tailBands: [0.3, 0.46, 0.62, 0.78, 0.9], marks: tigerStripes, legMarks: (leg) => stripes(leg, [0.42, 0.6, 0.78], { deep: 0.9, width: 3 }) } // prettier-ignore
const fox: SitterBuild = {
  ...cat,
  face: foxFace,
  tail: '36,-14 92,0 124,-40 96,-96',
  tailRadii: [9, 24, 27, 2],
  tailBands: [0.7],
}

const same = <T>(ids: readonly string[], build: T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, build]))

/** Animals that are always drawn from the front. */
const FROM_THE_FRONT: Record<string, SitterBuild> = {
  monkey,
  chimpanzee: { ...ape, face: chimpanzeeFace },
  gorilla: { ...ape, body: '0,-128 40,-122 60,-88 62,-48 54,-14 30,0 0,2', belly: '0,-106 34,-98 38,-64 28,-40 0,-34', shoulder: [46, -104], arm: [50, 46, 19], leg: [32, 34, 19], sole: [56, -18, 22, 21], face: gorillaFace, head: [160, 112], mouth: 34 }, // prettier-ignore
  orangutan: { ...ape, body: '0,-120 34,-114 52,-80 58,-42 50,-12 28,0 0,2', shoulder: [36, -98], arm: [52, 50, 16], leg: [28, 30, 17], face: orangutanFace, head: [152, 108], mouth: 34 }, // prettier-ignore
  lemur: { ...monkey, face: lemurFace, mouth: 38, tail: '28,-12 72,-2 104,-30 100,-84 72,-118', tailRadii: [9, 12, 13, 13, 10], tailBands: [0.25, 0.38, 0.5, 0.62, 0.74, 0.86] }, // prettier-ignore
  koala,
  sloth: { ...koala, shoulder: [34, -98], arm: [46, 44, 15], face: slothFace, head: [146, 112], mouth: 28, claws: true, hangs: true }, // prettier-ignore
  mole: { ...koala, shoulder: [38, -82], arm: [24, 22, 16], rest: [0.76, -0.3], leg: [28, 20, 14], face: moleFace, head: [142, 112], mouth: 34, claws: true, mound: true }, // prettier-ignore
  ghost: { ...bear, coat: 'smooth', body: '0,-186 38,-174 58,-136 58,-70 68,-20 70,2! 56,-14 40,-6 30,4 16,-12 0,-2', belly: undefined, sole: undefined, shoulder: [42, -82], arm: [30, 28, 11], face: ghostFeatures, head: [130, 96], floats: true }, // prettier-ignore
  'teddy-bear': bear,
  'stuffed-animal': rabbit,
}

const mouse: SitterBuild = { ...rabbit, face: mouseFace, head: [132, 104], mouth: 36, tail: '24,-8 70,4 104,-20 120,-60', tailRadii: [5, 4.5, 4, 2.5] } // prettier-ignore
const rodent: SitterBuild = { ...rabbit, head: [136, 108], mouth: 30 }
const furry: SitterBuild = { ...cat, belly: '0,-88 20,-78 30,-48 24,-16 0,-8', head: [146, 106], mouth: 34, tailBands: [] } // prettier-ignore
const RINGED = { tail: '36,-12 84,-4 112,-36 100,-80', tailRadii: [9, 15, 16, 12], tailBands: [0.3, 0.46, 0.62, 0.78] } as const // prettier-ignore
const PLUME = { tail: '30,-14 82,-20 112,-84 96,-150 128,-168', tailRadii: [9, 24, 32, 28, 8] } as const
const hoofed: SitterBuild = { ...bear, coat: 'skin', sole: undefined, hooves: true, arm: [34, 32, 12], leg: [38, 34, 19], face: cowFace, head: [168, 112], mouth: 44, tail: '48,-18 88,-10 104,-48', tailRadii: [4, 3.6, 3.6] } // prettier-ignore
const WOOL =
  '0,-132 20,-136 34,-120! 48,-116 54,-98! 66,-90 64,-70! 72,-56 64,-38! 66,-22 50,-12! 40,2 22,-2! 10,4 0,2'
/** Wool on the chest, down to the knees. */
const WOOLLY_CHEST = '0,-130 24,-126 42,-110! 54,-96 42,-84! 50,-68 34,-62! 34,-46 18,-48! 12,-36 0,-40'
const woolly: SitterBuild = { ...hoofed, coat: 'wool', bib: WOOLLY_CHEST, belly: undefined, tail: undefined, body: WOOL, face: sheepFace, head: [160, 108], mouth: 38 } // prettier-ignore
const slender: SitterBuild = { ...hoofed, belly: undefined, tail: undefined, body: '0,-126 24,-118 38,-88 48,-48 44,-14 24,0 0,2', shoulder: [28, -100], arm: [38, 36, 9.5], leg: [24, 38, 12], face: deerFace, head: [160, 100], mouth: 46 } // prettier-ignore
const heavy: SitterBuild = { ...bear, nails: true, coat: 'skin', belly: undefined, sole: undefined, hooves: true, shoulder: [46, -98], arm: [44, 42, 17], leg: [46, 36, 23], face: elephantFace, head: [164, 108], mouth: 60 } // prettier-ignore
const spiny: SitterBuild = { ...koala, back: '0,-140! 30,-126! 34,-138! 54,-108! 66,-114! 70,-86! 86,-84! 78,-60! 94,-52! 76,-36! 88,-22! 60,-10! 0,0', face: hedgehogFace, head: [138, 104], mouth: 40 } // prettier-ignore

/** Animals without hands, that is with hooves or heavy ones, stand on four legs and hold things in the mouth. */
const HANDLESS_BUILDS: Record<string, SitterBuild> = {
  cow: { ...hoofed, marks: cowPatches },
  calf: { ...hoofed, face: calfFace, marks: cowPatches },
  ...same(['bull', 'buffalo'], { ...hoofed, face: bullFace }),
  bison: { ...hoofed, face: bisonFace },
  ...same(['pig', 'piglet'], { ...hoofed, face: pigFace, mouth: 36, tail: undefined }),
  ...same(['wild-boar', 'warthog'], { ...hoofed, face: boarFace, mouth: 36, tail: undefined }),
  ...same(['sheep', 'lamb'], woolly),
  ram: { ...woolly, face: ramFace },
  ...same(['goat', 'ibex'], { ...slender, face: goatFace }),
  ...same(['deer', 'reindeer', 'moose'], { ...slender, youngFace: fawnFace }),
  ...same(['fawn', 'roe-deer'], { ...slender, face: fawnFace }),
  ...same(['antelope', 'gazelle'], { ...slender, face: gazelleFace }),
  giraffe: { ...slender, face: giraffeFace, head: [176, 100] },
  ...same(['llama', 'alpaca'], { ...woolly, face: llamaFace, head: [170, 100] }),
  ...same(['camel', 'dromedary'], { ...slender, face: camelFace, head: [168, 100] }),
  elephant: heavy,
  mammoth: { ...heavy, face: mammothFace },
  hippo: { ...heavy, face: hippoFace, head: [160, 118], mouth: 44 },
  rhino: { ...heavy, face: rhinoFace, mouth: 46 },
  ...same(['horse', 'pony', 'foal', 'donkey'], { ...slender, face: horseFace, tail: '40,-18 84,-30 104,-4 92,30', tailRadii: [7, 13, 15, 4] }), // prettier-ignore
  unicorn: { ...slender, face: unicornFace, tail: '40,-18 84,-30 104,-4 92,30', tailRadii: [7, 13, 15, 4] },
  zebra: { ...slender, face: zebraFace },
}

/** Other animals in the poses that people have: they stand up and use their forepaws. */
export const UPRIGHT_BUILDS: Record<string, SitterBuild> = {
  ...HANDLESS_BUILDS,
  ...REPTILE_BUILDS,
  bear,
  'polar-bear': { ...bear, neckwear: scarf },
  panda: { ...bear, face: pandaFace },
  cat,
  kitten: { ...cat, face: kittenFace, head: [140, 122], body: '0,-104 22,-98 36,-72 46,-42 52,-18 44,-2 0,0', arm: [40, 38, 12] }, // prettier-ignore
  lion: { ...bigCat, bib: undefined, belly: undefined, face: lionFace, youngFace: lionCubFace, head: [146, 106], tail: '46,-14 84,-10 104,-40 96,-74', tailRadii: [7, 6, 5.5, 5], tailBands: [] }, // prettier-ignore
  tiger,
  ...same(['panther', 'puma', 'hyena'], bigCat),
  lynx: { ...bigCat, belly: undefined, face: lynxFace, marks: dots, legMarks: spotsAlong, tail: '44,-14 66,-16 76,-34', tailRadii: [9, 10, 8], tailBands: [0.7] }, // prettier-ignore
  ...same(['leopard', 'jaguar'], { ...bigCat, face: leopardFace, marks: rosettes, legMarks: spotsAlong, tailBands: [0.62, 0.78, 0.9] }), // prettier-ignore
  cheetah: { ...bigCat, face: cheetahFace, marks: dots, legMarks: spotsAlong, tailBands: [0.62, 0.78, 0.9] },
  dog,
  ...same(['labrador', 'dalmatian', 'dachshund', 'poodle', 'pug', 'bulldog', 'chihuahua'], dog),
  puppy: { ...cat, belly: undefined, face: dogFace, neckwear: collar, head: [146, 116], tail: '38,-12 70,-10 82,-36', tailRadii: [8, 8, 5], tailBands: [] }, // prettier-ignore
  fox,
  ...same(['arctic-fox', 'german-shepherd', 'corgi'], { ...fox, tailBands: [] }),
  ...same(['wolf', 'husky'], { ...fox, body: '0,-118 28,-110 40,-80 48,-46 56,-20 48,-2 0,0', belly: undefined, bib: RUFF, shoulder: [25, -92], arm: [40, 36, 13], tail: '36,-12 76,-4 106,-34 100,-76', tailRadii: [10, 17, 19, 2], tailBands: [0.66], face: wolfFace, head: [154, 108] }), // prettier-ignore
  rabbit,
  hare: {
    ...rabbit,
    body: '0,-118 24,-110 35,-80 44,-46 44,-12 24,0 0,2',
    arm: [32, 30, 11.5],
    shoulder: [26, -94],
    face: hareFace,
    head: [150, 112],
  },
  frog,
  toad: { ...frog, body: '0,-84 34,-80 56,-56 62,-28 52,-4 26,2 0,3', belly: '0,-70 28,-62 38,-36 30,-10 0,-4', shoulder: [44, -62], arm: [28, 26, 11], leg: [48, 26, 20], face: toadFace, head: [100, 112] }, // prettier-ignore
  'frog-prince': { ...frog, face: frogPrinceFace },
  'easter-bunny': rabbit,
  ...same(['mouse', 'rat'], mouse),
  ...same(['hamster', 'gerbil', 'chinchilla'], { ...rodent, face: hamsterFace }),
  ...same(['guinea-pig', 'marmot'], { ...rodent, face: guineaPigFace, mouth: 28 }),
  wombat: bear,
  squirrel: { ...rodent, face: squirrelFace, ...PLUME },
  chipmunk: { ...rodent, face: chipmunkFace, tail: PLUME.tail, tailRadii: [7, 14, 18, 16, 6] },
  raccoon: { ...furry, face: raccoonFace, ...RINGED },
  'red-panda': { ...furry, face: redPandaFace, ...RINGED },
  badger: { ...furry, face: badgerFace, mouth: 44, tail: undefined },
  skunk: { ...furry, face: skunkFace, mouth: 44, ...PLUME },
  ...same(['otter', 'weasel', 'ferret'], { ...furry, face: otterFace, mouth: 30, tail: '36,-10 84,-4 124,-14', tailRadii: [14, 12, 4] }), // prettier-ignore
  beaver: { ...furry, face: beaverFace, mouth: 30, tail: '36,-10 80,-6 122,-12', tailRadii: [12, 20, 18], tailBands: [0.4, 0.6, 0.8] }, // prettier-ignore
  meerkat: { ...furry, face: meerkatFace, mouth: 42, tail: '36,-10 76,-4 104,-24', tailRadii: [7, 6, 3] },
  capybara: { ...furry, face: capybaraFace, mouth: 42, tail: undefined },
  kangaroo: { ...rabbit, face: kangarooFace, head: [148, 116], mouth: 44, sole: [54, -23, 18, 29], belly: '0,-96 18,-90 28,-60 26,-38 0,-36', marks: pouch, tail: '30,-14 92,-2 132,-20', tailRadii: [18, 14, 5] }, // prettier-ignore
  ...same(['hedgehog', 'porcupine'], spiny),
  'saber-toothed-tiger': tiger,
  'unicorn-cat': cat,
}

/** The heads that animals keep when they wear clothes. */
export const FACES_BY_KIND: Readonly<Record<string, FrontFace>> = {
  ...Object.fromEntries(
    Object.entries({ ...FROM_THE_FRONT, ...UPRIGHT_BUILDS }).flatMap(([id, { face, floats }]) => floats ? [] : [[id, face]]), // prettier-ignore
  ),
  ...same(['crocodile', 'alligator', 'komodo-dragon'], crocodileFace),
  ...same(['turtle', 'sea-turtle'], turtleFace),
  ...same(['duck', 'duckling', 'goose', 'swan', 'platypus'], duckFace),
  ...same(['chicken', 'rooster', 'turkey'], chickenFace),
  ...same(['bird', 'chick', 'easter-chick', 'sparrow', 'robin', 'raven', 'swallow', 'blackbird', 'magpie', 'canary'], birdFace),
  parrot: parrotFace,
  cockatoo: cockatooFace,
  budgie: budgieFace,
  toucan: toucanFace,
  ...same(['eagle', 'falcon'], eagleFace),
  ...same(['fish', 'goldfish', 'koi'], fishFace),
  clownfish: clownfishFace,
  shark: sharkFace,
  ...same(['octopus', 'squid', 'kraken'], octopusFace),
  ...same(['seal', 'sea-lion'], sealFace),
  owl: owlFace,
  penguin: penguinFace,
  dragon: dragonFace,
  pegasus: horseFace,
  'winged-unicorn': unicornFace,
  ...same(['dinosaur', 'tyrannosaurus', 'velociraptor', 'spinosaurus', 'allosaurus', 'carnotaurus'], dinosaurFace),
} // prettier-ignore

type Tail = Pick<SitterBuild, 'tail' | 'tailRadii' | 'tailBands'>
const HEAVY_TAIL: Tail = { tail: '22,-10 84,24 136,22 178,-22', tailRadii: [30, 21, 12, 2] }
/** The tails that they keep when they wear clothes. */
export const TAILS_BY_KIND: Readonly<Record<string, Tail>> = {
  ...Object.fromEntries(Object.entries({ ...FROM_THE_FRONT, ...UPRIGHT_BUILDS }).filter(([, { tail }]) => tail)),
  ...same(['dinosaur', 'tyrannosaurus', 'velociraptor', 'spinosaurus', 'allosaurus', 'carnotaurus', 'crocodile', 'alligator', 'dragon'], HEAVY_TAIL),
} // prettier-ignore

/** Poses from the front that kinds on four legs do not have themselves. */
const HANDS_ABOVE = ['sit-front', 'eat-held', 'wave', 'cheer', 'hug', 'read', 'drive', 'dance']
const UPRIGHT_POSES = [...HANDS_ABOVE, 'hold', 'hold-up', 'cover-eyes', 'climb', 'eat']
/** Kinds on four legs that are usually drawn from the front; all others are recognised better from the side. */
const SEATED = ['sit-front', 'sit-front', 'wave']
const ALONE: Readonly<Record<string, readonly string[]>> = {
  ...same(['cat', 'kitten', 'squirrel', 'lion', 'dog', 'puppy', 'panda'], [...SEATED, 'sit']),
  tiger: [...SEATED, 'walk'],
  wolf: ['sit-front', 'sit-front', 'wave', 'howl'],
  husky: [...SEATED, 'walk'],
  ...same(['tyrannosaurus', 'triceratops'], ['sit-front', 'stand', 'wave']),
  ...same(['cow', 'calf', 'pig', 'piglet', 'sheep', 'lamb', 'elephant', 'hippo', 'rhino', 'mammoth', 'bull', 'bison'], ['stand', 'sit-front', 'wave']), // prettier-ignore
}
/** The poses for different pages if the wish names none. */
export const alonePosesOf = (id: string): readonly string[] | undefined =>
  ALONE[id] ?? (id in HANDLESS_BUILDS ? undefined : SEATED)

const FLOATERS = new Set(['otter', 'beaver', 'bear', 'polar-bear', 'capybara'])
export const uprightPosesOf = (id: string): readonly string[] =>
  id in HANDLESS_BUILDS ? HANDS_ABOVE : FLOATERS.has(id) ? [...UPRIGHT_POSES, 'float'] : UPRIGHT_POSES

export const drawSitter = (build: SitterBuild): LayeredKind['draw'] => ({ pose, face, baby, natural, looks, next }) =>
  poseSitter(
    { ...build, face: ((baby || looks.includes('female')) && build.youngFace) || build.face, head: [build.head[0], build.head[1] * between(next, 0.98, 1.03) * (baby ? 1.1 : natural ? 0.88 : 1)] },
    pose,
    { ...face, gaze: pose === 'look-up' ? [0, -0.6] : [between(next, -0.2, 0.2), 0.1] },
  ) // prettier-ignore

export const sitterKinds: LayeredKind[] = Object.entries(FROM_THE_FRONT).map(([id, build]) => ({
  id,
  // The first pose is the usual one: a ghost spreads its arms, a sloth hangs from its branch.
  poses: [
    ...(build.floats ? ['hug'] : build.hangs ? ['hang'] : []),
    ...Object.keys(SITTER_POSES).filter((pose) => pose !== 'eat-held'),
  ],
  ...(build.floats || build.hangs ? {} : { alone: SEATED }),
  draw: (request) => (request.pose === 'hang' ? hangingSloth(request.face) : drawSitter(build)(request)),
}))
