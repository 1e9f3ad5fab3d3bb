import { between } from '../../../geometry/random.ts'
import type { LayeredKind } from '../posed-animal.ts'
import { bearFace, bigCatFace, catFace, chimpanzeeFace, dogFace, foxFace, frogFace, gorillaFace, hedgehogFace, koalaFace, lemurFace, lionFace, monkeyFace, mouseFace, orangutanFace, pandaFace, rabbitFace, slothFace, tigerFace, type FrontFace } from './front-faces.ts' // prettier-ignore
import {
  dinosaurFace,
  dragonFace,
  ghostFeatures,
  horseFace,
  moleFace,
  unicornFace,
  zebraFace,
} from './story-faces.ts'
import { birdFace, chickenFace, duckFace, owlFace, parrotFace, penguinFace } from './bird-faces.ts'
import { SITTER_POSES } from './sitter-poses.ts'
import { poseSitter, type SitterBuild } from './sitter-rig.ts'

const bear: SitterBuild = { body: '0,-136 34,-128 52,-96 64,-54 60,-16 34,-2 0,0', belly: '0,-104 28,-92 40,-58 32,-22 0,-12', shoulder: [40, -108], arm: [34, 32, 17], leg: [30, 34, 21], sole: [60, -24, 24, 27], face: bearFace, head: [166, 120] } // prettier-ignore
const monkey: SitterBuild = { body: '0,-112 26,-106 36,-74 44,-40 40,-12 22,0 0,2', belly: '0,-88 18,-80 26,-48 22,-18 0,-8', shoulder: [26, -92], arm: [40, 38, 12], leg: [22, 36, 14], sole: [46, -16, 18, 18], face: monkeyFace, head: [146, 108], mouth: 34, tail: '30,-14 76,-4 98,-38 84,-70 66,-56 74,-44', tailRadii: [8, 8, 8, 7, 6.5, 5.5] } // prettier-ignore
const ape: SitterBuild = { ...monkey, tail: undefined, arm: [44, 42, 14] }
const koala: SitterBuild = { ...bear, body: '0,-118 30,-112 46,-84 56,-48 52,-14 30,-2 0,0', belly: '0,-96 24,-86 34,-54 28,-20 0,-10', shoulder: [34, -94], arm: [28, 26, 15], sole: [52, -20, 21, 22], face: koalaFace, head: [148, 116], mouth: 34 } // prettier-ignore
const cat: SitterBuild = { body: '0,-112 22,-106 34,-78 46,-44 54,-20 46,-2 0,0', belly: '0,-112 20,-106 24,-80 12,-62 0,-56', shoulder: [22, -88], arm: [40, 36, 11], leg: [26, 32, 14], face: catFace, head: [150, 104], tail: '40,-14 78,-8 92,-44 78,-72 90,-94', tailRadii: [9, 9, 9, 9, 8], tailBands: [0.62, 0.78, 0.9] } // prettier-ignore
const rabbit: SitterBuild = { ...bear, body: '0,-112 26,-104 38,-76 50,-44 48,-12 26,0 0,2', belly: '0,-88 20,-78 30,-48 24,-16 0,-8', shoulder: [28, -88], arm: [28, 26, 12], leg: [24, 30, 15], sole: [48, -18, 17, 23], face: rabbitFace, head: [142, 112], mouth: 26 } // prettier-ignore

const frog: SitterBuild = { ...rabbit, body: '0,-100 30,-94 44,-66 50,-36 44,-8 24,0 0,2', belly: '0,-84 22,-76 32,-46 26,-14 0,-6', shoulder: [32, -80], arm: [32, 30, 10], leg: [30, 30, 13], sole: undefined, face: frogFace, head: [122, 112], mouth: 24 } // prettier-ignore

const dog: SitterBuild = {
  ...cat,
  belly: undefined,
  face: dogFace,
  tail: '38,-12 76,-10 92,-44',
  tailRadii: [8, 8, 5],
  tailBands: [],
}
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
  sloth: { ...koala, shoulder: [34, -98], arm: [46, 44, 15], face: slothFace, head: [146, 112], mouth: 28, claws: true }, // prettier-ignore
  mole: {
    ...koala,
    shoulder: [34, -90],
    arm: [26, 24, 17],
    leg: [28, 20, 14],
    face: moleFace,
    head: [142, 112],
    mouth: 34,
    claws: true,
  },
  ghost: {
    ...bear,
    body: '0,-186 38,-174 58,-136 58,-70 68,-20 70,2! 56,-14 40,-6 30,4 16,-12 0,-2',
    belly: undefined,
    sole: undefined,
    shoulder: [42, -82],
    arm: [30, 28, 11],
    face: ghostFeatures,
    head: [130, 96],
    floats: true,
  },
  'teddy-bear': bear,
  'stuffed-animal': rabbit,
}

/** Other animals in the poses that people have: they stand up and use their forepaws. */
export const UPRIGHT_BUILDS: Record<string, SitterBuild> = {
  bear,
  'polar-bear': { ...bear, belly: undefined },
  panda: { ...bear, face: pandaFace },
  cat,
  kitten: { ...cat, head: [146, 116] },
  lion: { ...cat, belly: undefined, body: '0,-112 26,-106 38,-78 50,-44 58,-20 50,-2 0,0', arm: [40, 36, 14], leg: [30, 32, 16], face: lionFace, head: [146, 106], tail: '46,-14 84,-10 104,-40 96,-74', tailRadii: [7, 6, 5.5, 5], tailBands: [] }, // prettier-ignore
  tiger: { ...cat, arm: [40, 36, 14], leg: [30, 32, 16], face: tigerFace },
  ...same(['leopard', 'jaguar', 'panther', 'puma', 'cheetah', 'lynx', 'hyena'], {
    ...cat,
    arm: [40, 36, 14],
    leg: [30, 32, 16],
    face: bigCatFace,
  }),
  dog,
  ...same(['labrador', 'dalmatian', 'dachshund', 'poodle', 'pug', 'bulldog', 'chihuahua'], dog),
  puppy: { ...cat, belly: undefined, face: dogFace, head: [146, 116], tail: '38,-12 70,-10 82,-36', tailRadii: [8, 8, 5], tailBands: [] }, // prettier-ignore
  fox,
  ...same(['arctic-fox', 'wolf', 'husky', 'german-shepherd', 'corgi'], { ...fox, tailBands: [] }),
  rabbit,
  hare: rabbit,
  frog,
  toad: frog,
  'frog-prince': frog,
  'easter-bunny': rabbit,
  mouse: { ...rabbit, face: mouseFace, head: [132, 104], mouth: 36, tail: '24,-8 70,4 104,-20 120,-60', tailRadii: [5, 4.5, 4, 2.5] }, // prettier-ignore
}

/** The heads that animals keep when they wear clothes. */
export const FACES_BY_KIND: Readonly<Record<string, FrontFace>> = {
  ...Object.fromEntries(
    Object.entries({ ...FROM_THE_FRONT, ...UPRIGHT_BUILDS }).flatMap(([id, { face, floats }]) => floats ? [] : [[id, face]]), // prettier-ignore
  ),
  hedgehog: hedgehogFace,
  porcupine: hedgehogFace,
  ...same(['duck', 'duckling', 'goose', 'swan', 'platypus'], duckFace),
  ...same(['chicken', 'rooster', 'turkey'], chickenFace),
  ...same(['bird', 'chick', 'easter-chick', 'sparrow', 'robin', 'raven', 'swallow', 'blackbird', 'magpie', 'canary'], birdFace),
  ...same(['parrot', 'cockatoo', 'budgie', 'toucan', 'eagle', 'falcon'], parrotFace),
  owl: owlFace,
  penguin: penguinFace,
  dragon: dragonFace,
  ...same(['horse', 'pony', 'foal', 'donkey'], horseFace),
  ...same(['unicorn', 'winged-unicorn'], unicornFace),
  zebra: zebraFace,
  ...same(['dinosaur', 'tyrannosaurus', 'velociraptor', 'spinosaurus', 'allosaurus', 'carnotaurus'], dinosaurFace),
} // prettier-ignore

/** Poses from the front that kinds on four legs do not have themselves. */
export const UPRIGHT_POSES = [
  'wave',
  'cheer',
  'hug',
  'read',
  'drive',
  'dance',
  'hold',
  'hold-up',
  'cover-eyes',
  'climb',
]

export const drawSitter = (build: SitterBuild): LayeredKind['draw'] => ({ pose, face, baby, natural, next }) =>
  poseSitter(
    { ...build, head: [build.head[0], build.head[1] * between(next, 0.98, 1.03) * (baby ? 1.1 : natural ? 0.88 : 1)] },
    pose,
    { ...face, gaze: pose === 'look-up' ? [0, -0.6] : [between(next, -0.2, 0.2), 0.1] },
  ) // prettier-ignore

export const sitterKinds: LayeredKind[] = Object.entries(FROM_THE_FRONT).map(([id, build]) => ({
  id,
  // The first pose is the default: a ghost spreads its arms.
  poses: build.floats ? ['hug', ...Object.keys(SITTER_POSES)] : Object.keys(SITTER_POSES),
  draw: drawSitter(build),
}))
