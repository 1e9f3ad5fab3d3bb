import type { ProfileHead } from '../head/profile-head.ts'
import type { QuadrupedPlan } from '../quadruped/plan.ts'

const snout = (radius: number, angle: number, spine: string, rest: Partial<ProfileHead> = {}): ProfileHead => ({ kind: 'profile', radius: radius, angle, spine, eye: [0.26, -0.22], ...rest }) // prettier-ignore
const GENTLE = '0,0,1 0.7,0.15,0.8 1.25,0.26,0.64'

const heavy: QuadrupedPlan = { length: 120, radii: [56, 60, 52], leg: 90, legRadii: [32, 23, 22], neck: [165, 62, 42, 20], head: snout(36, 10, GENTLE), tail: 'dino', tailLength: 170, feet: 'nail', dino: true } // prettier-ignore
const hunter: QuadrupedPlan = { biped: true, length: 92, radii: [47, 46, 38], leg: 96, legRadii: [34, 19, 15], arm: 46, neck: [48, 66, 36, 32], head: snout(45, 4, '0,0,1 0.8,0.1,0.88 1.55,0.16,0.7', { eye: [0.2, -0.34], teeth: true }), tail: 'dino', tailLength: 150, feet: 'nail', dino: true, stripes: 'back', belly: true } // prettier-ignore
const lizard: QuadrupedPlan = { length: 96, radii: [24, 24, 24], leg: 34, legRadii: [14, 10, 9], neck: [44, 18, 21, 18], head: snout(28, 4, '0,0,1 0.8,0.1,0.8 1.5,0.16,0.58'), tail: 'dino', tailLength: 130, feet: 'claw', dino: true, spots: true } // prettier-ignore
const croc: QuadrupedPlan = { ...lizard, length: 122, radii: [36, 38, 34], leg: 40, legRadii: [20, 15, 13], neck: [50, 8, 32, 28], head: snout(32, 2, '0,0,1 0.9,0.2,0.66 1.9,0.28,0.52 2.7,0.26,0.46', { eye: [0.1, -0.5], teeth: true }), tailLength: 150, ridge: 'spikes', belly: true, spots: false } // prettier-ignore
const dragon: QuadrupedPlan = { ...heavy, length: 104, radii: [46, 48, 44], leg: 80, legRadii: [27, 18, 16], neck: [98, 54, 36, 27], swan: true, head: snout(50, 10, '0,0,1 0.8,0.14,0.74 1.45,0.2,0.62', { eye: [0.28, -0.24], horn: 'dragon', ear: 'fin' }), tailLength: 150, arrow: true, ridge: 'spikes', wings: 'bat', belly: true } // prettier-ignore
const turtle: QuadrupedPlan = { length: 62, radii: [30, 32, 30], leg: 40, legRadii: [18, 15, 14], neck: [64, 24, 18, 17], head: snout(29, 0, '0,0,1 0.5,0.06,0.86 0.85,0.12,0.7', { eye: [0.36, -0.2] }), tail: 'short', feet: 'nail', shell: true } // prettier-ignore

/** Dinosaurs, dragons and reptiles. One body plan per line; quadruped/plan.ts explains the fields. */
// prettier-ignore
export const SCALY = {
  brachiosaurus: { ...heavy, swan: true, spots: true },
  dinosaur: { ...heavy, length: 104, neck: [120, 58, 40, 22], head: snout(40, 10, GENTLE), ridge: 'spikes', belly: true },
  diplodocus: { ...heavy, length: 132, radii: [50, 54, 46], neck: [170, 40, 36, 18], tailLength: 200, head: snout(32, 14, GENTLE), belly: true },
  apatosaurus: { ...heavy, neck: [150, 48, 44, 22], swan: true, belly: true },
  tyrannosaurus: hunter,
  allosaurus: { ...hunter, head: snout(42, 4, '0,0,1 0.8,0.1,0.84 1.55,0.16,0.62', { eye: [0.2, -0.34], teeth: true, horn: 'dome' }), arm: 52 },
  carnotaurus: { ...hunter, head: snout(43, 4, '0,0,1 0.75,0.1,0.86 1.35,0.16,0.7', { eye: [0.2, -0.3], teeth: true, horn: 'dragon' }), arm: 34 },
  giganotosaurus: { ...hunter, ridge: 'spikes', stripes: undefined },
  velociraptor: { ...hunter, length: 78, radii: [32, 31, 28], leg: 92, legRadii: [26, 15, 11], arm: 52, neck: [56, 60, 24, 20], head: snout(33, 6, '0,0,1 0.85,0.12,0.74 1.6,0.2,0.52', { eye: [0.22, -0.3], teeth: true }), tailLength: 140, mane: 'brush', feet: 'claw' },
  dilophosaurus: { ...hunter, length: 78, radii: [34, 33, 30], leg: 92, legRadii: [27, 15, 11], neck: [60, 60, 26, 22], head: snout(34, 6, '0,0,1 0.85,0.12,0.74 1.6,0.2,0.52', { eye: [0.22, -0.3], teeth: true, horn: 'dome' }), tailLength: 140 },
  iguanodon: { ...hunter, head: snout(38, 12, GENTLE), arm: 60, stripes: undefined, spots: true },
  parasaurolophus: { ...hunter, head: snout(36, 12, '0,0,1 0.8,0.16,0.76 1.6,0.3,0.6', { horn: 'crest' }), arm: 58 },
  pachycephalosaurus: { ...hunter, length: 82, head: snout(37, 10, GENTLE, { horn: 'dome' }), stripes: undefined, spots: true },
  spinosaurus: { ...hunter, length: 106, head: snout(38, 4, '0,0,1 0.9,0.14,0.72 1.9,0.24,0.5', { eye: [0.2, -0.34], teeth: true }), ridge: 'sail', stripes: undefined, arm: 54 },
  triceratops: { ...heavy, length: 116, radii: [52, 54, 50], leg: 82, legRadii: [29, 22, 21], neck: [58, 14, 44, 40], head: snout(41, 14, '0,0,1 0.75,0.2,0.78 1.42,0.4,0.54 1.84,0.66,0.2', { eye: [0.28, -0.14], frill: true, apart: true }), tailLength: 105, spots: true },
  stegosaurus: { ...heavy, length: 122, radii: [56, 58, 44], leg: 80, legRadii: [29, 21, 20], neck: [76, 8, 36, 24], head: snout(36, 8, GENTLE), tailLength: 130, ridge: 'plates', thagomizer: true },
  ankylosaurus: { ...heavy, length: 122, radii: [50, 54, 48], leg: 58, legRadii: [26, 21, 20], neck: [58, 8, 38, 30], head: snout(36, 8, GENTLE, { ear: 'small' }), tailLength: 130, club: true, armour: true },
  dragon,
  'komodo-dragon': { ...lizard, length: 118, radii: [32, 34, 32], leg: 44, head: snout(30, 4, '0,0,1 0.9,0.14,0.74 1.7,0.2,0.54'), spots: false, belly: true },
  crocodile: croc,
  alligator: { ...croc, head: snout(34, 2, '0,0,1 0.9,0.2,0.74 1.7,0.28,0.62 2.3,0.26,0.56', { eye: [0.1, -0.5], teeth: true }) },
  lizard,
  gecko: { ...lizard, radii: [20, 20, 20], head: snout(30, 2, '0,0,1 0.7,0.1,0.86 1.2,0.16,0.7'), spots: true },
  iguana: { ...lizard, radii: [26, 28, 26], ridge: 'spikes', spots: false, belly: true },
  salamander: { ...lizard, leg: 26, head: snout(28, 0, '0,0,1 0.6,0.08,0.9 1.1,0.12,0.76') },
  chameleon: { ...lizard, length: 78, radii: [28, 32, 28], leg: 44, head: snout(33, 4, '0,0,1 0.8,0.2,0.74 1.4,0.34,0.5', { horn: 'dome' }), ridge: 'spikes', spots: true },
  axolotl: { ...lizard, length: 84, leg: 26, radii: [24, 25, 25], head: snout(34, 0, '0,0,1 0.5,0.08,0.92 0.9,0.12,0.78', { ear: 'fin' }), tailLength: 110 },
  turtle,
} as const satisfies Record<string, QuadrupedPlan>
