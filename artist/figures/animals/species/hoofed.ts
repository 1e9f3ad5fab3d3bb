import type { ProfileHead } from '../head/profile-head.ts'
import type { FrontHead } from '../head/front-head.ts'
import type { QuadrupedPlan } from '../quadruped/plan.ts'

const horseHead: ProfileHead = { kind: 'profile', radius: 37, angle: 36, spine: '-0.05,0,0.98 0.8,0.12,0.76 1.5,0.22,0.62', eye: [0.42, -0.14], ear: 'point', lips: true } // prettier-ignore
const deerHead: ProfileHead = {
  ...horseHead,
  radius: 34,
  angle: 30,
  spine: '0,0,1 0.8,0.2,0.72 1.45,0.3,0.5',
  ear: 'leaf',
}
const cowHead: FrontHead = {
  kind: 'front',
  radius: 43,
  shape: 'long',
  ear: 'side',
  muzzle: 'cow',
  horn: 'short',
  patch: true,
}
const goatHead: FrontHead = {
  kind: 'front',
  radius: 36,
  shape: 'long',
  ear: 'side',
  muzzle: 'soft',
  horn: 'curve',
  beard: true,
}

const horse: QuadrupedPlan = { length: 128, radii: [46, 43, 48], leg: 146, legRadii: [26, 12.5, 9.5], neck: [92, 57, 38, 24], head: horseHead, tail: 'flow', mane: 'long', feet: 'hoof' } // prettier-ignore
const deer: QuadrupedPlan = { length: 98, radii: [32, 31, 36], leg: 118, legRadii: [20, 10, 8], neck: [74, 62, 25, 17], head: { ...deerHead, horn: 'antler' }, tail: 'short', feet: 'hoof', spots: true } // prettier-ignore
const cow: QuadrupedPlan = { length: 132, radii: [48, 52, 49], leg: 98, legRadii: [25, 15, 12], neck: [58, 40, 36, 30], head: cowHead, tail: 'tuft', feet: 'hoof', patches: 5 } // prettier-ignore
const sheep: QuadrupedPlan = { length: 84, radii: [40, 42, 42], leg: 84, legRadii: [13, 9, 8.5], neck: [50, 42, 26, 22], head: { kind: 'front', radius: 34, shape: 'long', ear: 'side', muzzle: 'soft', wool: true }, tail: 'pom', feet: 'hoof', wool: 'sheep' } // prettier-ignore
const goat: QuadrupedPlan = { length: 92, radii: [33, 36, 35], leg: 84, legRadii: [18, 11, 8.5], neck: [56, 55, 25, 19], head: goatHead, tail: 'short', feet: 'hoof' } // prettier-ignore
const pig: QuadrupedPlan = { length: 98, radii: [44, 47, 44], leg: 66, legRadii: [18, 13, 11], neck: [42, 30, 36, 34], head: { kind: 'front', radius: 45, shape: 'round', ear: 'fold', muzzle: 'pig' }, tail: 'curl', feet: 'hoof' } // prettier-ignore
const llama: QuadrupedPlan = { length: 84, radii: [38, 40, 40], leg: 92, legRadii: [17, 11, 9.5], neck: [104, 74, 27, 19], head: { ...deerHead, radius: 32, angle: 8, spine: '0,0,1 0.7,0.16,0.72 1.15,0.22,0.56', ear: 'small' }, tail: 'pom', feet: 'hoof', wool: 'long', swan: true } // prettier-ignore
const camel: QuadrupedPlan = { length: 122, radii: [42, 46, 44], leg: 122, legRadii: [23, 13, 11], neck: [96, 52, 30, 20], head: { ...horseHead, radius: 34, angle: 14, ear: 'small' }, tail: 'tuft', feet: 'hoof', swan: true } // prettier-ignore
const rhino: QuadrupedPlan = { length: 126, radii: [56, 58, 56], leg: 86, legRadii: [29, 23, 22], neck: [60, 12, 46, 38], head: { kind: 'profile', radius: 44, angle: 22, spine: '0,0,1 0.85,0.16,0.72 1.6,0.2,0.62', eye: [0.42, -0.2], ear: 'small', horn: 'rhino' }, tail: 'tuft', feet: 'nail', belt: true } // prettier-ignore
const elephant: QuadrupedPlan = { length: 118, radii: [58, 60, 58], leg: 106, legRadii: [29, 25, 25], neck: [54, 30, 44, 40], head: { kind: 'profile', radius: 52, angle: 0, spine: '0,0,1 0.55,0.3,0.62 1,0.8,0.36 1.18,1.32,0.27 1.5,1.66,0.22 1.92,1.6,0.18 2.08,1.26,0.16', eye: [0.5, -0.16], ear: 'fan', trunk: true, tusks: true }, tail: 'tuft', feet: 'nail' } // prettier-ignore

/**
 * Animals with hooves and the heavy animals of the savanna. One body plan per line; quadruped/plan.ts explains the
 * fields.
 */
// prettier-ignore
export const HOOFED = {
  horse: { ...horse, socks: true },
  pony: { ...horse, length: 108, leg: 100, radii: [45, 44, 46], neck: [70, 54, 36, 26], head: { ...horseHead, radius: 39 }, patches: 3 },
  foal: { ...horse, length: 84, leg: 122, radii: [34, 32, 35], legRadii: [20, 11, 9], neck: [62, 60, 26, 19], head: { ...horseHead, radius: 34 }, mane: 'brush', tail: 'short', socks: true },
  unicorn: { ...horse, length: 116, leg: 134, head: { ...horseHead, radius: 38, horn: 'unicorn' }, stars: true },
  'winged-unicorn': { ...horse, length: 116, leg: 134, head: { ...horseHead, radius: 38, horn: 'unicorn' }, stars: true, wings: 'feather' },
  pegasus: { ...horse, length: 116, leg: 134, wings: 'feather' },
  donkey: { ...horse, length: 112, leg: 100, radii: [42, 43, 43], neck: [66, 52, 33, 25], head: { ...horseHead, ear: 'long' }, tail: 'tuft', mane: 'brush' },
  zebra: { ...horse, length: 118, leg: 126, tail: 'tuft', mane: 'brush', stripes: 'all' },
  cow: { ...cow, udder: true },
  calf: { ...cow, length: 92, leg: 92, radii: [36, 37, 37], legRadii: [20, 13, 11], head: { ...cowHead, radius: 40, horn: undefined }, patches: 4 },
  bull: { ...cow, radii: [47, 54, 58], head: { ...cowHead, radius: 45, horn: 'wide', patch: false }, patches: 0 },
  buffalo: { ...cow, radii: [46, 54, 60], head: { ...cowHead, radius: 45, horn: 'ram', patch: false, wool: true }, patches: 0 },
  bison: { ...cow, radii: [42, 54, 66], neck: [52, 20, 48, 40], head: { ...cowHead, radius: 46, horn: 'short', patch: false, wool: true, beard: true }, patches: 0 },
  sheep,
  lamb: { ...sheep, length: 60, leg: 66, radii: [31, 32, 32], head: { ...sheep.head as FrontHead, radius: 34 } },
  ram: { ...sheep, head: { ...sheep.head as FrontHead, radius: 36, horn: 'ram', wool: false } },
  goat,
  ibex: { ...goat, radii: [34, 37, 38] },
  pig,
  piglet: { ...pig, length: 70, leg: 52, radii: [33, 35, 33], legRadii: [15, 11, 10], head: { ...pig.head as FrontHead, radius: 41 } },
  'wild-boar': { ...pig, radii: [38, 46, 50], head: { ...pig.head as FrontHead, ear: 'point', tusks: true, tuft: true }, tail: 'tuft', ridge: 'spikes' },
  warthog: { ...pig, radii: [38, 44, 46], head: { ...pig.head as FrontHead, ear: 'side', tusks: true, tuft: true }, tail: 'tuft' },
  deer,
  fawn: { ...deer, length: 74, leg: 96, radii: [26, 25, 28], legRadii: [17, 9.5, 8], neck: [52, 62, 20, 15], head: { ...deerHead, radius: 33 } },
  'roe-deer': { ...deer, head: { ...deerHead, horn: 'dragon' } },
  reindeer: { ...deer, length: 106, leg: 108, radii: [36, 36, 40], neck: [66, 54, 30, 20], spots: false, bib: true, collar: true },
  moose: { ...deer, length: 112, leg: 128, radii: [40, 42, 48], neck: [60, 40, 34, 24], head: { ...deerHead, radius: 40, angle: 24, spine: '0,0,1 0.9,0.2,0.74 1.7,0.4,0.66', horn: 'palm', beard: true }, spots: false },
  antelope: { ...deer, head: { ...deerHead, horn: 'scimitar' }, spots: false, saddlePatch: true },
  gazelle: { ...deer, length: 88, radii: [28, 27, 32], head: { ...deerHead, radius: 31, horn: 'scimitar' }, spots: false, saddlePatch: true },
  giraffe: { ...horse, length: 92, leg: 132, radii: [34, 36, 42], legRadii: [21, 12, 9.5], neck: [165, 68, 34, 18], head: { ...horseHead, radius: 33, angle: 22, horn: 'knob', ear: 'leaf' }, tail: 'tuft', mane: 'brush', patches: 14, neckSpots: true },
  llama,
  alpaca: { ...llama, neck: [82, 74, 30, 22], head: { ...(llama.head as ProfileHead), radius: 35 } },
  camel: { ...camel, humps: 2 },
  dromedary: { ...camel, humps: 1 },
  elephant,
  mammoth: { ...elephant, radii: [52, 60, 66], leg: 98, wool: 'shaggy', head: { ...(elephant.head as ProfileHead), radius: 52, ear: 'flap', tusks: 'long', horn: 'mop' }, tail: 'short' },
  rhino,
  hippo: { length: 122, radii: [56, 62, 56], leg: 66, legRadii: [27, 22, 21], neck: [52, 20, 46, 42], head: { kind: 'front', radius: 48, shape: 'hippo', ear: 'round', muzzle: 'hippo' }, tail: 'short', feet: 'nail' },
  tapir: { ...rhino, length: 108, radii: [46, 48, 46], leg: 72, head: { kind: 'profile', radius: 36, angle: 20, spine: '0,0,1 0.8,0.2,0.7 1.4,0.5,0.4 1.6,0.8,0.28', eye: [0.4, -0.2], ear: 'small' }, saddlePatch: true, belt: false },
} as const satisfies Record<string, QuadrupedPlan>
