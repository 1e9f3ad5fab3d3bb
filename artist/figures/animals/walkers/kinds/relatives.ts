import { frame } from '../../../../geometry/vector.ts'
import { outlineMass } from '../../../engine/mass.ts'
import { flat, limb, oval, patch, seam, shape } from '../../../engine/piece.ts'
import { addSocks, addTuft, along, bands, beside, cloud, directionAt } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build, Rig } from '../walker.ts'
import type { WalkerKind } from '../walker-kind.ts'
import { FARM } from './farm.ts'
import { HORSES } from './horses.ts'
import { LARGE } from './large.ts'
import { SMALL } from './small.ts'
import { addWool } from './wool.ts'

const kindOf = (kinds: Record<string, WalkerKind>, id: string): WalkerKind => kinds[id]!
const pig = kindOf(FARM, 'pig')
const sheep = kindOf(FARM, 'sheep')
const goat = kindOf(FARM, 'goat')
const bull = kindOf(FARM, 'bull')
const deer = kindOf(HORSES, 'deer')
const llama = kindOf(HORSES, 'llama')
const horse = kindOf(HORSES, 'horse')
const unicorn = kindOf(HORSES, 'unicorn')
const bear = kindOf(LARGE, 'bear')
const hippo = kindOf(LARGE, 'hippo')
const rabbit = kindOf(SMALL, 'rabbit')
const hamster = kindOf(SMALL, 'hamster')
const mouse = kindOf(SMALL, 'mouse')
const ferret = kindOf(SMALL, 'ferret')
const badger = kindOf(SMALL, 'badger')
const guineaPig = kindOf(SMALL, 'guinea-pig')

const LOW_POSES = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'lie',
  'sleep',
  'eat',
  'drink',
  'look-up',
  'swim',
] as const

const boarHead: HeadPlan = {
  ...pig.head,
  skull: '-4,-42 24,-38 44,-18 60,-2 74,10 76,28 54,42 16,47 -28,42 -52,22 -52,-10 -36,-34',
  eyes: [[-6, -12, 10.5, 0.84], [34, -18, 8.5, 0.64]],
  lips: ['6,30 20,40 42,40 56,36'],
  mouth: [44, 40],
  over: (place) => [
    shape(place, '44,8 58,-4 76,-2 86,12 82,28 64,34 48,26', [oval(place, 62, 16, 3.6, 5.2), oval(place, 76, 14, 3.2, 4.8)]),
    shape(place, '32,38! 44,34! 46,16 38,0! 30,18'),
  ],
} // prettier-ignore

/** Long tusks that curve up on both sides of the snout. */
const warthogHead: HeadPlan = {
  ...boarHead,
  behind: (place) => [shape(place, '62,30! 92,34 108,14 104,-10! 94,8 80,14 64,14!')],
  over: (place) => [
    boarHead.over!(place, undefined as never)[0]!,
    shape(place, '52,26! 48,46 28,56 4,48! 24,46 36,38 38,24!'),
  ],
} // prettier-ignore

/** Bristles along the back. */
function addBristles({ body, torso }: Rig, size = 1, from = 0.15): void {
  const tips = Array.from({ length: 6 }, (_, i) => from + ((0.9 - from) * i) / 5).map((share) => ({ at: beside(torso, share, 0.9), degrees: directionAt(torso, share) }))
  for (const { at, degrees } of tips) body.masses.push(outlineMass('-13,4! -12,-16! 13,4!', frame(at, degrees, size), 1))
} // prettier-ignore

const platypusHead: HeadPlan = {
  skull: '-34,-18 -14,-34 12,-32 30,-16 36,2 28,22 0,30 -26,22',
  melts: 12,
  eyes: [[8, -10, 10, 0.86]],
  cheek: [-8, 8],
  mouth: [70, 12],
  over: (place) => [shape(place, '26,-10 52,-10 84,-2 96,8 84,18 50,20 24,16', [seam(place, '20,8 56,6 98,9'), oval(place, 66, 1, 2.4, 1.8)])],
} // prettier-ignore

const anteaterHead: HeadPlan = {
  skull: '-34,-16 -14,-32 12,-28 40,-10 80,12 112,32 116,42 106,44 70,30 30,24 -4,26 -28,18',
  melts: 12,
  ears: { near: ['-20,-22 -26,-40 -12,-46 -4,-30', '-18,-28 -20,-36 -13,-38 -9,-30'] },
  eyes: [[8, -8, 9.5, 0.86]],
  nostrils: ['108,34 113,36 112,40 107,38'],
  lips: ['104,42 84,34 66,28'],
  mouth: [112, 42],
} // prettier-ignore

const tapirHead: HeadPlan = {
  skull: '-34,-18 -14,-36 12,-36 32,-20 50,-2 66,12 76,30 72,46 60,44 50,34 26,34 0,34 -24,26',
  melts: 12,
  ears: { near: ['-24,-24 -28,-46 -14,-54 -4,-42 -8,-26', '-20,-30 -21,-43 -14,-46 -11,-36'] },
  eyes: [[12, -10, 11, 0.86]],
  nostrils: ['64,30 70,32 69,38 63,36'],
  lips: ['58,42 44,36 34,28'],
  mouth: [58, 42],
}

const moleHead: HeadPlan = {
  skull: '-32,-16 -8,-34 20,-28 46,-6 66,10 70,22 58,28 26,32 -8,34 -32,20',
  melts: 14,
  eyes: [[16, -6, 6.5, 0.9]],
  brows: false,
  nose: [64, 14, 10, 8],
  lips: ['58,28 44,30 34,22'],
  cheek: [6, 14],
  whiskers: [[44, 14, 70, 2], [44, 20, 72, 30]],
  mouth: [56, 28],
} // prettier-ignore

const armadilloHead: HeadPlan = {
  ...moleHead,
  ears: {
    far: ['-2,-28 4,-58 16,-62 16,-36'],
    near: ['-22,-24 -24,-60 -8,-66 0,-34', '-16,-32 -17,-52 -9,-55 -6,-38'],
  },
  eyes: [[14, -8, 9, 0.86]],
  whiskers: undefined,
}

/** A rounded shell over the body: a shield in front, a shield behind and bands between them. */
function addShell({ torso, front, pose: { hip, chest } }: Rig): void {
  const size = Math.hypot(chest[0] - hip[0], chest[1] - hip[1]) / 86
  const place = frame(beside(torso, 0.5, 0.1), directionAt(torso, 0.5), size)
  const bandsAt = [-26, -13, 0, 13, 26].map((x) => seam(place, [[x, -70], [x - 5, -16], [x, 50]])) // prettier-ignore
  const plates = [[-52, -14], [-44, 8], [-62, 10], [44, -20], [50, 4], [66, 4]].map(([x, y]) => ({ ...oval(place, x!, y!, 6, 5, 'paper' as const), level: 1 as const })) // prettier-ignore
  front.unshift(shape(place, '-86,34! -84,-2 -58,-40 -8,-56 44,-46 76,-16 80,26! 40,36 0,38 -46,38', [...bandsAt, ...plates])) // prettier-ignore
}

const bisonBuild: Build = {
  ...bull.build,
  girth: [34, 44, 58],
  neck: [40, 46, 38],
  carriage: 6,
  headSize: 112,
}

/** The hump above the shoulders of a bison, with a shaggy front. */
function addHump({ body, torso }: Rig): void {
  const place = frame(beside(torso, 0.74, 0.9), directionAt(torso, 0.74))
  body.masses.push(outlineMass('-74,26 -44,-18 0,-40 38,-26 60,14 0,40', place, 12))
  body.details.unshift(seam(flat, [beside(torso, 0.4, 2), beside(torso, 0.46, 0.9), beside(torso, 0.4, 0.3), beside(torso, 0.48, -0.3), beside(torso, 0.46, -1.8)])) // prettier-ignore
}

/** Kinds that differ from their relatives in a few values. */
export const RELATIVES: Record<string, WalkerKind> = {
  piglet: { ...pig, build: { ...pig.build, length: 72, height: 68, girth: [34, 36, 33], headSize: 112 }, marks: undefined },
  'wild-boar': { ...pig, head: boarHead, build: { ...pig.build, girth: [36, 45, 50], carriage: -14 }, changes: { all: { tail: '-14,10 -20,30' } }, marks: (rig) => { addBristles(rig); addTuft(rig, 0.7) } },
  warthog: { ...pig, head: warthogHead, build: { ...pig.build, height: 88, fore: [34, 28, 6], hind: [36, 29, 11], girth: [38, 42, 43], carriage: -18, headSize: 116 }, changes: { all: { tail: '-10,-30 -14,-78' } }, marks: (rig) => { addBristles(rig, 1.5, 0.55); addTuft(rig, 0.9) } },
  ram: { ...sheep, youngHead: sheep.head, head: { ...sheep.head, over: (place) => [...sheep.head.over!(place, undefined as never), ...[-1, 1].map((side) => limb(place, side < 0 ? '-16,-34 -44,-52 -66,-28 -54,0 -36,-8' : '22,-36 44,-54 62,-34 54,-10 42,-14', [11, 11, 10, 8, 4]))] } },
  ibex: { ...goat, marks: (rig) => addSocks(rig, 0.7, 0) },
  alpaca: { ...llama, build: { ...llama.build, neck: [70, 26, 22], girth: [34, 36, 34] }, head: { ...llama.head, over: (place) => [shape(place, cloud([2, -46], 26, 15, 8, 0.22))] }, marks: (rig) => addWool(rig, 0.86) },
  antelope: { ...deer, head: { ...deer.head, behind: (place) => [limb(place, '17,-34 16,-68 28,-102', [6, 5, 1.5]), limb(place, '-7,-34 -14,-68 -8,-104', [6.5, 5.4, 1.5], [])] }, marks: ({ body, torso }) => { body.details.unshift(seam(flat, [0.02, 0.3, 0.6, 0.96].map((share) => beside(torso, share, -0.3)))) } },
  gazelle: { ...deer, build: { ...deer.build, length: 70, girth: [22, 20, 23] }, head: { ...deer.head, behind: (place) => [limb(place, '17,-34 24,-60 16,-86', [5.4, 4.4, 1.5]), limb(place, '-7,-34 -8,-60 -20,-86', [5.8, 4.8, 1.5])] }, marks: ({ body, torso }) => { body.details.unshift(...[-0.05, -0.45].map((height) => seam(flat, [0.02, 0.3, 0.6, 0.96].map((share) => beside(torso, share, height))))) } },
  bison: { ...bull, build: bisonBuild, head: { ...bull.head, over: (place) => [shape(place, cloud([6, -40], 38, 22, 9, 0.2)) ], behind: (place) => [shape(place, '24,-38 44,-40 56,-50 56,-68! 68,-46 56,-28 36,-22'), shape(place, '-14,-40 -36,-42 -48,-52 -48,-70! -60,-46 -48,-30 -24,-24'), shape(place, '-10,44 -4,70! 6,62 18,92! 28,64 40,72! 46,46')] }, marks: (rig) => { addHump(rig); addTuft(rig) } },
  pegasus: { ...horse, wings: 'always' },
  'winged-unicorn': { ...unicorn, wings: 'always' },
  'easter-bunny': rabbit,
  chinchilla: { ...hamster, build: { ...hamster.build, tail: [8, 14, 16, 6], headSize: 92 }, head: { ...mouse.head }, changes: { all: { tail: '-24,-6 -44,-30 -40,-58' } } },
  gerbil: { ...mouse, build: { ...mouse.build, girth: [28, 27, 23] }, head: hamster.head, marks: (rig) => addTuft(rig, 0.9) },
  marmot: { ...badger, build: { ...badger.build, girth: [36, 37, 32], tail: [10, 14, 12, 4], headSize: 88 }, head: { ...guineaPig.head, patches: undefined }, changes: { all: { tail: '-22,8 -44,14 -62,8' } }, marks: (rig) => { rig.tail.details.push(along(rig.tailFlesh, 0.15, 0.85)) } },
  wombat: { ...bear, build: { ...bear.build, height: 66, length: 92, girth: [44, 46, 42], fore: [30, 24, 6], hind: [30, 24, 10], headSize: 108 }, poses: LOW_POSES, changes: { all: { tail: '-4,0 -6,2' } } },
  weasel: { ...ferret, head: { ...ferret.head, patches: undefined }, marks: ({ body, torso }) => { body.details.unshift(seam(flat, [0.02, 0.3, 0.6, 0.96].map((share) => beside(torso, share, -0.25)))) } },
  mole: { ...badger, head: moleHead, build: { ...badger.build, height: 46, length: 70, fore: [18, 14, 6], hind: [18, 14, 8], neck: [34, 30, 26], footSize: 14, tail: [6, 5, 3] }, poses: LOW_POSES, changes: { all: { tail: '-14,4 -26,2' } }, marks: undefined },
  armadillo: { ...badger, head: armadilloHead, build: { ...badger.build, height: 54, girth: [36, 40, 34], neck: [32, 22, 18], headSize: 80, tail: [12, 10, 6, 2] }, poses: LOW_POSES, changes: { all: { tail: '-26,16 -56,26 -88,20' } }, marks: (rig) => { addShell(rig); rig.tail.details.push(...bands(rig.tailFlesh, [0.3, 0.5, 0.7])) } },
  anteater: { ...badger, head: anteaterHead, build: { ...badger.build, height: 74, fore: [34, 28, 6], hind: [34, 28, 14], girth: [32, 31, 34], neck: [40, 26, 20], tail: [12, 28, 34, 26, 3], headSize: 88 }, poses: LOW_POSES, changes: { all: { tail: '-36,4 -74,-14 -112,-8 -140,24' } }, marks: (rig) => { rig.body.details.unshift(patch(flat, [beside(rig.torso, 0.98, 0.4), beside(rig.torso, 0.6, 0.2), beside(rig.torso, 0.3, 0.7), beside(rig.torso, 0.6, -0.3), beside(rig.torso, 0.98, -0.8)])); rig.tail.details.push(along(rig.tailFlesh, 0.15, 0.85)) } },
  platypus: { ...badger, head: platypusHead, build: { ...badger.build, height: 42, length: 86, fore: [16, 12, 6], hind: [16, 12, 8], girth: [30, 32, 28], neck: [34, 26, 22], tail: [14, 20, 20, 12], footSize: 14 }, poses: LOW_POSES, changes: { all: { tail: '-24,10 -52,16 -84,14' } }, marks: (rig) => { rig.tail.details.push(...bands(rig.tailFlesh, [0.4, 0.6, 0.8], 0.2)) } },
  tapir: { ...hippo, head: tapirHead, build: { ...hippo.build, height: 88, girth: [42, 44, 42], fore: [38, 30, 6], hind: [40, 30, 8], headSize: 108 }, changes: { all: { tail: '-6,6 -9,12' } }, marks: ({ body, torso }) => { body.details.unshift(patch(flat, [beside(torso, 0.1, 1.5), beside(torso, 0.2, -1.6), beside(torso, 0.6, -1.6), beside(torso, 0.55, 1.5)])) } },
} // prettier-ignore
