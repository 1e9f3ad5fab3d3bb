import type { FrontHead } from '../head/front-head.ts'
import type { QuadrupedPlan } from '../quadruped/plan.ts'

const head = (radius: number, shape: FrontHead['shape'], ear: FrontHead['ear'], muzzle: FrontHead['muzzle'], rest: Partial<FrontHead> = {}): FrontHead => ({ kind: 'front', radius: radius, shape, ear, muzzle, ...rest }) // prettier-ignore

const dog: QuadrupedPlan = { length: 92, radii: [29, 27, 33], leg: 74, legRadii: [18, 11, 10], neck: [44, 62, 22, 20], head: head(43, 'round', 'flop', 'dog'), tail: 'wag', feet: 'paw' } // prettier-ignore
const cat: QuadrupedPlan = { length: 84, radii: [28, 26, 28], leg: 62, legRadii: [16, 10, 9], neck: [36, 62, 22, 20], head: head(41, 'cat', 'cat', 'cat', { whiskers: true, tabby: true }), tail: 'thin', feet: 'paw', stripes: 'back' } // prettier-ignore
const bigCat: QuadrupedPlan = { length: 108, radii: [34, 33, 37], leg: 80, legRadii: [21, 14, 13], neck: [46, 46, 30, 26], head: head(44, 'cat', 'round', 'cat', { whiskers: true }), tail: 'thin', feet: 'paw' } // prettier-ignore
const bear: QuadrupedPlan = { length: 104, radii: [46, 46, 46], leg: 76, legRadii: [26, 20, 18], neck: [48, 36, 36, 32], head: head(46, 'round', 'round', 'bear'), tail: 'pom', feet: 'paw' } // prettier-ignore
const fox: QuadrupedPlan = { length: 86, radii: [27, 25, 29], leg: 66, legRadii: [16, 10, 8.5], neck: [38, 60, 22, 19], head: head(40, 'fox', 'cat', 'fox', { mask: 'fox' }), tail: 'bushy', feet: 'paw', socks: true, bib: true } // prettier-ignore
const rabbit: QuadrupedPlan = { length: 56, radii: [35, 31, 27], leg: 48, legRadii: [18, 11, 9], neck: [34, 52, 22, 20], head: head(37, 'round', 'bunny', 'bunny', { whiskers: true }), tail: 'pom', feet: 'paw' } // prettier-ignore
const mouse: QuadrupedPlan = { length: 44, radii: [30, 28, 24], leg: 34, legRadii: [13, 8, 7], neck: [30, 40, 20, 18], head: head(33, 'pear', 'big-round', 'mouse', { whiskers: true }), tail: 'mouse', feet: 'paw' } // prettier-ignore
const hamster: QuadrupedPlan = { ...mouse, length: 40, radii: [34, 34, 31], head: head(36, 'wide', 'round', 'mouse', { whiskers: true }), tail: 'pom', saddlePatch: true } // prettier-ignore
const weasel: QuadrupedPlan = { length: 112, radii: [22, 20, 22], leg: 40, legRadii: [13, 9, 8], neck: [40, 56, 18, 17], head: head(32, 'wide', 'round', 'cat', { whiskers: true }), tail: 'bushy', feet: 'paw', bib: true } // prettier-ignore

/** Dogs, cats, bears and other animals with paws. One body plan per line; quadruped/plan.ts explains the fields. */
// prettier-ignore
export const PAWED = {
  dog: { ...dog, patches: 2, head: head(43, 'round', 'flop', 'dog', { eyePatch: true }) },
  puppy: { ...dog, length: 62, leg: 52, radii: [25, 24, 27], legRadii: [16, 11, 10], neck: [34, 62, 20, 19], head: head(43, 'round', 'flop', 'dog', { eyePatch: true }), patches: 1 },
  dachshund: { ...dog, length: 138, leg: 42, radii: [27, 26, 30], legRadii: [16, 11, 10], neck: [46, 58, 23, 19], head: head(39, 'round', 'flop-long', 'dog'), tail: 'thin', collar: true },
  poodle: { ...dog, length: 78, leg: 80, legRadii: [14, 9, 10], head: head(38, 'round', 'curly', 'dog', { wool: true }), tail: 'pom', wool: 'sheep' },
  dalmatian: { ...dog, rosettes: true, head: head(42, 'round', 'flop', 'dog'), collar: true },
  pug: { ...dog, length: 66, leg: 48, radii: [30, 29, 33], head: head(43, 'wide', 'fold', 'bear', { mask: 'raccoon' }), tail: 'curl' },
  bulldog: { ...dog, length: 78, leg: 50, radii: [30, 32, 40], legRadii: [21, 15, 13], head: head(45, 'wide', 'fold', 'dog'), tail: 'short' },
  husky: { ...dog, length: 96, leg: 82, head: head(42, 'fox', 'cat', 'dog', { mask: 'fox' }), tail: 'plume', bib: true },
  'german-shepherd': { ...dog, length: 100, leg: 84, head: head(42, 'fox', 'tall', 'dog', { mask: 'fox' }), tail: 'bushy', saddlePatch: true },
  labrador: { ...dog, length: 98, leg: 80, radii: [31, 30, 36], collar: true },
  chihuahua: { ...dog, length: 54, leg: 52, radii: [20, 19, 22], legRadii: [12, 8, 7], neck: [32, 62, 16, 15], head: head(36, 'round', 'koala', 'fox'), tail: 'thin' },
  corgi: { ...dog, length: 96, leg: 44, radii: [29, 28, 32], head: head(42, 'fox', 'tall', 'dog', { mask: 'fox' }), tail: 'pom', bib: true },
  cat,
  kitten: { ...cat, length: 56, leg: 46, radii: [23, 22, 23], legRadii: [14, 10, 9], neck: [28, 62, 19, 18], head: head(40, 'cat', 'cat', 'cat', { whiskers: true, tabby: true }) },
  'unicorn-cat': { ...cat, head: head(41, 'cat', 'cat', 'cat', { whiskers: true, horn: 'unicorn' }), stars: true, stripes: undefined },
  fox,
  'arctic-fox': { ...fox, socks: false, bib: false, head: head(41, 'fox', 'point', 'fox') },
  'red-panda': { ...fox, radii: [33, 33, 33], leg: 50, legRadii: [18, 13, 12], head: head(45, 'wide', 'point', 'bear', { mask: 'red-panda' }), tail: 'banded', bib: false },
  wolf: { length: 100, radii: [30, 29, 36], leg: 86, legRadii: [19, 12, 10], neck: [48, 52, 28, 24], head: head(42, 'fox', 'cat', 'dog', { mask: 'fox' }), tail: 'bushy', feet: 'paw', bib: true },
  hyena: { length: 98, radii: [28, 32, 40], leg: 84, legRadii: [18, 12, 10], neck: [54, 46, 30, 24], head: head(40, 'round', 'big-round', 'dog'), tail: 'tuft', feet: 'paw', spots: true },
  lion: { ...bigCat, length: 106, radii: [33, 31, 37], neck: [48, 50, 30, 26], head: head(42, 'round', 'round', 'cat', { mane: true }), tail: 'tuft' },
  tiger: { ...bigCat, head: head(44, 'cat', 'round', 'cat', { whiskers: true, tabby: true }), stripes: 'back' },
  leopard: { ...bigCat, rosettes: true },
  jaguar: { ...bigCat, radii: [36, 36, 40], rosettes: true },
  cheetah: { ...bigCat, length: 112, radii: [28, 27, 34], leg: 92, legRadii: [18, 11, 10], head: head(37, 'cat', 'round', 'cat', { tabby: false }), rosettes: true },
  panther: { ...bigCat },
  puma: { ...bigCat, leg: 84 },
  lynx: { ...bigCat, length: 92, head: head(43, 'fox', 'tuft', 'cat', { whiskers: true }), tail: 'short', spots: true },
  'saber-toothed-tiger': { ...bigCat, radii: [36, 36, 42], head: head(45, 'cat', 'round', 'cat', { whiskers: true, tabby: true }), stripes: 'back', tail: 'short' },
  bear,
  'polar-bear': { ...bear, length: 112, neck: [58, 34, 36, 30], head: head(43, 'pear', 'round', 'bear') },
  panda: { ...bear, head: head(47, 'round', 'round', 'bear', { mask: 'panda' }), belt: true },
  raccoon: { ...bear, length: 70, radii: [34, 34, 31], leg: 48, legRadii: [17, 12, 10], neck: [36, 46, 26, 24], head: head(40, 'fox', 'point', 'fox', { mask: 'raccoon' }), tail: 'ringed' },
  badger: { ...bear, length: 84, radii: [36, 36, 33], leg: 44, legRadii: [18, 13, 12], neck: [40, 30, 28, 24], head: head(38, 'pear', 'round', 'soft', { mask: 'badger' }), tail: 'bushy' },
  skunk: { ...fox, leg: 46, radii: [30, 29, 27], head: head(36, 'pear', 'round', 'soft', { mask: 'badger' }), tail: 'plume', socks: false, bib: false, saddlePatch: true },
  rabbit,
  hare: { ...rabbit, length: 70, radii: [32, 28, 26], leg: 66, head: head(35, 'pear', 'bunny', 'bunny', { whiskers: true }) },
  'easter-bunny': { ...rabbit },
  mouse,
  rat: { ...mouse, length: 62, radii: [32, 29, 25], head: head(32, 'pear', 'round', 'mouse', { whiskers: true }) },
  hamster,
  gerbil: { ...mouse, tail: 'tuft', head: head(34, 'wide', 'big-round', 'mouse', { whiskers: true }) },
  'guinea-pig': { ...hamster, length: 62, radii: [34, 34, 32], leg: 30, head: head(38, 'wide', 'fold', 'bunny'), tail: 'none', patches: 3, saddlePatch: false },
  chinchilla: { ...hamster, head: head(36, 'round', 'big-round', 'bunny', { whiskers: true }), tail: 'bushy', saddlePatch: false },
  squirrel: { ...mouse, length: 50, radii: [30, 28, 24], leg: 42, head: head(34, 'wide', 'tuft', 'mouse'), tail: 'plume', bib: true },
  chipmunk: { ...mouse, length: 48, leg: 38, head: head(34, 'wide', 'round', 'mouse', { tabby: true }), tail: 'bushy', saddlePatch: true },
  hedgehog: { ...mouse, length: 60, radii: [34, 36, 32], leg: 30, neck: [36, 14, 26, 22], head: head(31, 'pear', 'round', 'soft'), tail: 'none', ridge: 'quills' },
  porcupine: { ...mouse, length: 76, radii: [40, 42, 36], leg: 36, neck: [40, 14, 28, 24], head: head(33, 'pear', 'round', 'soft', { tuft: true }), tail: 'none', ridge: 'quills' },
  mole: { ...mouse, length: 56, radii: [33, 33, 30], leg: 26, legRadii: [14, 12, 11], head: head(31, 'pear', 'none', 'fox'), tail: 'short', feet: 'claw' },
  beaver: { ...bear, length: 74, radii: [42, 42, 36], leg: 40, legRadii: [18, 14, 12], neck: [38, 46, 28, 26], head: head(40, 'wide', 'round', 'bunny'), tail: 'flat' },
  marmot: { ...bear, length: 66, radii: [38, 38, 33], leg: 38, legRadii: [17, 13, 12], neck: [36, 50, 26, 24], head: head(37, 'wide', 'round', 'bunny'), tail: 'bushy' },
  capybara: { ...bear, length: 90, radii: [42, 44, 40], leg: 52, legRadii: [18, 13, 12], neck: [44, 36, 32, 28], head: head(40, 'long', 'round', 'soft'), tail: 'none' },
  wombat: { ...bear, length: 78, radii: [42, 43, 40], leg: 40, legRadii: [20, 16, 14], neck: [40, 34, 32, 29], head: head(41, 'wide', 'round', 'koala'), tail: 'none' },
  otter: { ...weasel, length: 104, radii: [30, 29, 28], head: head(38, 'wide', 'round', 'otter', { whiskers: true }), tail: 'dino', tailLength: 70 },
  weasel,
  ferret: { ...weasel, head: head(33, 'wide', 'round', 'cat', { mask: 'raccoon' }) },
  anteater: { ...bear, length: 98, radii: [36, 36, 36], leg: 58, legRadii: [20, 15, 13], neck: [50, 20, 28, 18], head: { kind: 'profile', radius: 26, angle: 20, spine: '0,0,1 0.9,0.2,0.66 1.9,0.4,0.42 2.7,0.56,0.3', eye: [0.3, -0.24], ear: 'small' }, tail: 'bushy', saddlePatch: true },
  platypus: { ...bear, length: 84, radii: [34, 34, 30], leg: 28, legRadii: [15, 12, 11], neck: [44, 8, 26, 22], head: { kind: 'profile', radius: 26, angle: 0, spine: '0,0,1 0.9,0.3,0.6 1.9,0.44,0.5 2.4,0.46,0.44', eye: [0.3, -0.24] }, tail: 'flat' },
  armadillo: { ...bear, length: 74, radii: [38, 40, 36], leg: 38, legRadii: [15, 11, 10], neck: [46, 10, 24, 18], head: { kind: 'profile', radius: 25, angle: 18, spine: '0,0,1 0.9,0.2,0.66 1.7,0.4,0.42', eye: [0.3, -0.24], ear: 'long' }, tail: 'dino', tailLength: 70, armour: true, feet: 'claw' },
} as const satisfies Record<string, QuadrupedPlan>
