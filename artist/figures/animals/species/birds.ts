import type { BirdPlan } from '../bird.ts'

const song: BirdPlan = {
  body: [44, 34, -22],
  head: 28,
  neck: [30, -54],
  beak: 'tiny',
  tail: 'long',
  leg: 20,
  foot: 'claw',
}
const duck: BirdPlan = {
  body: [60, 40, -8],
  head: 31,
  neck: [56, -66],
  beak: 'bill',
  tail: 'up',
  leg: 22,
  foot: 'web',
}
const wader: BirdPlan = { body: [54, 36, -14], head: 23, neck: [92, -72], beak: 'long', tail: 'short', leg: 96, foot: 'claw', thinNeck: true, curved: true } // prettier-ignore
const parrot: BirdPlan = { body: [54, 33, -60], head: 33, neck: [26, -56], beak: 'hook', tail: 'long', leg: 18, foot: 'claw', mask: true } // prettier-ignore
const eagle: BirdPlan = { body: [64, 39, -46], head: 31, neck: [38, -54], beak: 'hook', tail: 'wedge', leg: 26, foot: 'claw', brow: true, ruff: true, trousers: true } // prettier-ignore
const chicken: BirdPlan = { body: [52, 46, -14], head: 27, neck: [46, -62], beak: 'short', comb: true, tail: 'fan', leg: 34, foot: 'claw' } // prettier-ignore

// prettier-ignore
export const BIRDS = {
  bird: { ...song, bib: true },
  chicken,
  rooster: { ...chicken, body: [50, 44, -26], neck: [58, -66], tail: 'rooster', leg: 42 },
  turkey: { ...chicken, body: [54, 46, -18], comb: false, wattle: true, tail: 'peacock', neck: [56, -62] },
  pheasant: { ...chicken, comb: false, tail: 'long', mask: true },
  duck,
  duckling: { ...duck, body: [42, 34, -10], head: 31, neck: [38, -62], leg: 18 },
  goose: { ...duck, body: [64, 42, -12], head: 26, neck: [92, -70], thinNeck: true },
  swan: { ...duck, body: [70, 42, -8], head: 25, neck: [104, -68], beak: 'bill', leg: 20, thinNeck: true, curved: true, mask: true },
  flamingo: { ...wader, body: [50, 36, -12], neck: [104, -76], beak: 'bent', leg: 120, foot: 'web', tail: 'up' },
  stork: { ...wader, head: 25 },
  heron: { ...wader, crest: 'feathers' },
  'crane-bird': { ...wader, beak: 'dagger', tail: 'plumes', crest: 'tuft' },
  ostrich: { ...wader, body: [64, 50, -6], head: 25, neck: [126, -76], beak: 'short', tail: 'plumes', leg: 108 },
  pelican: { ...duck, head: 28, neck: [70, -66], beak: 'pouch', thinNeck: true },
  peacock: { ...chicken, body: [50, 38, -24], comb: false, head: 24, neck: [74, -66], crest: 'crown', tail: 'peacock', leg: 44 },
  parrot: { ...parrot, crest: 'feathers' },
  cockatoo: { ...parrot, crest: 'tuft', mask: false },
  budgie: { ...parrot, body: [44, 27, -62], head: 28, beak: 'bent' },
  toucan: { ...parrot, beak: 'toucan', bib: true },
  eagle,
  falcon: { ...eagle, body: [56, 34, -48], ruff: false, bib: true },
  vulture: { ...eagle, neck: [60, -52], thinNeck: true, ruff: false },
  seagull: { ...song, body: [56, 35, -14], beak: 'hook', tail: 'wedge', foot: 'web', head: 27 },
  dove: { ...song, body: [54, 36, -18], tail: 'wedge', head: 25 },
  raven: { ...song, body: [56, 36, -28], beak: 'dagger', tail: 'wedge', head: 29 },
  magpie: { ...song, body: [50, 33, -24], beak: 'short', tail: 'long', bib: true },
  robin: { ...song, body: [42, 37, -26], tail: 'short', bib: true },
  sparrow: { ...song, tail: 'wedge' },
  canary: { ...song, tail: 'wedge', body: [42, 33, -34] },
  swallow: { ...song, tail: 'fork', bib: true },
  blackbird: { ...song, beak: 'short' },
  'blue-tit': { ...song, body: [40, 36, -26], tail: 'short', mask: true },
  kingfisher: { ...song, body: [42, 34, -34], beak: 'dagger', tail: 'short', crest: 'tuft', bib: true },
  woodpecker: { ...song, body: [50, 30, -62], beak: 'dagger', tail: 'wedge', crest: 'feathers', bib: true },
  hummingbird: { ...song, body: [34, 22, -36], head: 21, neck: [26, -50], beak: 'long', tail: 'wedge', leg: 12 },
  cuckoo: { ...song, beak: 'short', bib: true },
  puffin: { ...song, body: [50, 36, -62], head: 32, beak: 'puffin', tail: 'short', foot: 'web', mask: true, bib: true },
  'kiwi-bird': { ...song, body: [50, 44, -10], head: 24, neck: [36, -40], beak: 'long', tail: 'short', leg: 36 },
  archaeopteryx: { ...parrot, tail: 'long', beak: 'short', mask: false, crest: 'feathers' },
  phoenix: { ...eagle, body: [60, 38, -34], neck: [54, -64], tail: 'flames', crest: 'flames', trousers: false, brow: false, raised: true },
} as const satisfies Record<string, BirdPlan>
