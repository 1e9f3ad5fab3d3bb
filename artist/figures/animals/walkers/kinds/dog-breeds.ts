import { line, oval, seam, shape, spot } from '../../../engine/piece.ts'
import { isOpenMouthed } from '../../../engine/face.ts'
import { frame } from '../../../../geometry/vector.ts'
import { addBib, addSocks, addStripes, bands, beside, blotches, cloud, directionAt } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Rig } from '../walker.ts'
import { PAWED_POSES, type WalkerKind } from '../walker-kind.ts'
import { addWool } from './wool.ts'
import { catHead, DOGS_AND_CATS } from './dogs-and-cats.ts'

const { dog, wolf, cat, fox, leopard, tiger } = DOGS_AND_CATS as Record<'dog' | 'wolf' | 'cat' | 'fox' | 'leopard' | 'tiger', WalkerKind> // prettier-ignore

const plainDogHead: HeadPlan = { ...dog.head, patches: undefined }
const puppyHead: HeadPlan = {
  ...dog.head,
  skull: '-4,-46 26,-41 42,-20 48,-2 58,8 62,20 54,36 36,44 8,48 -22,44 -46,30 -52,4 -42,-30',
  eyes: [[-15, -6, 14, 0.86], [28, -10, 12.5, 0.68]],
  nose: [48, 12, 11, 9],
  lips: ['12,28 22,35 34,34 44,28', '56,28 51,32 44,28'],
  mouth: [38, 34],
  details: (place, face) => [
    line(place, '46,20 44,28', 1.1, [0, 0]),
    ...(isOpenMouthed(face) ? [spot(place, '20,34! 34,35 44,28! 50,32 44,44 34,54 24,48', 'paper')] : []),
  ],
} // prettier-ignore

/** A flat face with wrinkles, for pugs and bulldogs. */
const flatHead: HeadPlan = {
  skull: '-2,-44 30,-38 48,-14 54,12 46,36 20,48 -16,48 -44,36 -56,10 -48,-18 -32,-38',
  ears: {
    far: ['18,-38 42,-48 56,-30 50,-12 36,-18'],
    near: ['-18,-40 -44,-50 -60,-30 -54,-8 -38,-18'],
    over: true,
  },
  eyes: [[-20, -6, 14, 0.92], [32, -8, 12.5, 0.74]],
  patches: ['-34,34 -22,14 0,6 18,8 36,12 46,32 20,58 -14,58'],
  nose: [12, 12, 11, 7],
  smile: [12, 20, 40, 0.8],
  mouth: [12, 32],
  details: (place) => [
    line(place, '-6,-20 8,-24 22,-20', 0.9),
    line(place, '-4,-27 8,-31 20,-27', 0.9, [0.35, 0.35], 1),
    line(place, '-26,20 -20,8 -8,4', 0.9, [0.4, 0.4], 1),
  ],
} // prettier-ignore

const prickHead: HeadPlan = {
  ...wolf.head,
  ears: { far: ['14,-34 22,-66 38,-84! 46,-52 44,-18', '24,-42 35,-68! 40,-48 38,-30'], near: ['-44,-16 -50,-56 -40,-88! -18,-64 -6,-36', '-38,-34 -38,-70! -26,-56 -18,-40'] },
  details: (place) => [
    seam(place, '-60,16 -36,6 -16,12 0,2 8,-20 12,-44'),
    line(place, '60,20 58,28', 1.1, [0, 0]),
  ],
} // prettier-ignore

const chihuahuaHead: HeadPlan = {
  ...puppyHead,
  patches: undefined,
  ears: {
    far: ['16,-34 40,-64 74,-74! 68,-40 46,-12', '34,-40 48,-56 62,-60! 57,-40'],
    near: ['-20,-38 -44,-72 -78,-76! -74,-38 -48,-10', '-34,-42 -48,-60 -66,-62! -62,-40 -48,-26'],
  },
}

/** Huge low eyes and small ears. */
const kittenHead: HeadPlan = {
  ...catHead,
  skull: '-4,-46 26,-42 48,-24 58,4 52,28 32,43 4,48 -26,46 -52,34 -65,8 -60,-20 -38,-40',
  ears: {
    far: ['18,-36 34,-56 50,-66~2 57,-46 53,-14', '31,-41 44,-55~2 50,-42 48,-28'],
    near: ['-60,-8 -68,-40 -64,-68~2 -42,-58 -18,-38', '-54,-24 -58,-54~2 -44,-48 -30,-40'],
  },
  eyes: [[-24, 4, 18.5, 0.92], [31, 2, 17, 0.78]],
  nostrils: ['3,20 9,18.5 15,20 9,26~2'],
  smile: [9, 26, 28, 0.85],
  mouth: [9, 32],
} // prettier-ignore

const catFace = (details?: HeadPlan['details']): HeadPlan => ({ ...leopard.head, details })
const spots = (list: readonly (readonly [number, number])[], size: number): NonNullable<WalkerKind['marks']> => ({ body, torso }) => { body.details.push(...blotches(torso, list.map(([share, height]) => [share, height, size, size * 0.85]))) } // prettier-ignore
const DALMATIAN_SPOTS = [[0.1, 0.5], [0.24, -0.2], [0.36, 0.62], [0.5, 0.05], [0.62, 0.6], [0.76, -0.1], [0.88, 0.5]] as const // prettier-ignore
const CAT_SPOTS = [[0.06, 0.6], [0.12, 0], [0.24, 0.66], [0.32, 0.1], [0.42, 0.62], [0.5, -0.1], [0.58, 0.6], [0.68, 0.1], [0.76, 0.66], [0.86, 0.2]] as const // prettier-ignore
const shortLegs = (
  kind: WalkerKind,
  legs: number,
): Pick<WalkerKind['build'], 'height' | 'fore' | 'hind'> => ({
  height: kind.build.height * legs,
  fore: kind.build.fore.map((bone) => bone * legs) as unknown as WalkerKind['build']['fore'],
  hind: kind.build.hind.map((bone) => bone * legs) as unknown as WalkerKind['build']['hind'],
})
/** Stiff hair along neck and shoulders. */
function addCrest({ behind, neck, torso }: Rig): void {
  const roots = [...[0.55, 0.7, 0.85, 0.98].map((share) => [torso, share] as const), ...[0.25, 0.45, 0.65].map((share) => [neck, share] as const)] // prettier-ignore
  for (const [bone, share] of roots) behind.push(shape(frame(beside(bone, share, 0.8), directionAt(bone, share)), '-9,6! -12,-20! 10,6!', [], { part: 'mane' })) // prettier-ignore
}
const KITTEN_TAIL = { ...cat.changes, all: { tail: '-16,-8 -38,-22 -44,-56 -34,-82' }, sleep: { neck: -40, head: 8, tailInFront: true, tail: '-18,14 -30,38 0,44 34,40' } } as const // prettier-ignore
const CURLED = { all: { tail: '-14,-16 -26,-44 -6,-56 4,-38' } } as const
const STUMP = { all: { tail: '-10,-6 -16,-14' } } as const
const small = (kind: WalkerKind, legs: number, more: Partial<WalkerKind['build']> = {}): WalkerKind['build'] => ({ ...kind.build, ...shortLegs(kind, legs), ...more }) // prettier-ignore

/** Breeds and relatives, by what differs from the dog, the cat and the fox. */
export const DOG_BREEDS: Record<string, WalkerKind> = {
  puppy: { ...dog, build: small(dog, 0.72, { length: 70, girth: [26, 25, 28], headSize: 112, neck: [36, 22, 18] }), head: puppyHead },
  labrador: { ...dog, head: plainDogHead, marks: undefined, build: { ...dog.build, girth: [28, 27, 32] } },
  dalmatian: { ...dog, head: { ...plainDogHead, details: (place, face) => [...plainDogHead.details!(place, face), oval(place, -28, -24, 5, 4, 'paper'), oval(place, 8, -32, 5, 4, 'paper')] }, marks: spots(DALMATIAN_SPOTS, 7) },
  dachshund: { ...dog, build: small(dog, 0.46, { length: 132, girth: [25, 24, 27], neck: [40, 23, 18], headSize: 92, footSize: 11 }), head: plainDogHead, poses: PAWED_POSES.filter((pose) => pose !== 'stretch' && pose !== 'play'), marks: undefined },
  poodle: { ...dog, head: { ...plainDogHead, ears: { far: ['20,-36 46,-40 64,-16 62,8 46,10 36,-6'], near: ['-26,-40 -54,-38 -72,-8 -68,30 -50,38 -38,20 -34,-2'], over: true }, over: (place) => [shape(place, cloud([-4, -48], 36, 24, 9, 0.2), [line(place, '-14,-52 -8,-44 0,-50', 0.8), line(place, '6,-56 12,-48 18,-54', 0.8)])] }, marks: (rig) => addWool(rig, 0.74) },
  pug: { build: small(dog, 0.66, { length: 70, girth: [29, 29, 31], headSize: 104, neck: [34, 26, 22] }), head: flatHead, poses: PAWED_POSES, changes: CURLED },
  bulldog: { build: small(dog, 0.6, { length: 78, girth: [31, 32, 38], headSize: 112, neck: [32, 32, 28], foreRadii: [24, 16, 12, 12] }), head: flatHead, poses: PAWED_POSES, changes: STUMP, marks: ({ body, torso }) => { body.details.unshift(...blotches(torso, [[0.3, 0.6, 22, 20]])) } },
  husky: { ...wolf, head: { ...prickHead, patches: ['-30,8 -24,-12 -10,-18 2,-8 0,10 -16,14'] }, changes: { ...CURLED, run: wolf.changes!.run!, sleep: { tail: '-30,14 -50,20 -70,18' } }, marks: (rig) => { addBib(rig, 13, 20); addSocks(rig, 0.6, 0.3) } },
  'german-shepherd': { ...wolf, head: prickHead, marks: (rig) => { rig.body.details.unshift(...blotches(rig.torso, [[0.46, 0.78, 46, 22]])); rig.tail.details.push(...bands(rig.tailFlesh, [0.6], 0, 0.4)) } },
  corgi: { ...fox, build: small(fox, 0.5, { length: 96, girth: [26, 26, 28], headSize: 100, tail: [8, 10, 8] }), poses: PAWED_POSES.filter((pose) => pose !== 'stretch'), changes: STUMP, marks: (rig) => { addBib(rig, 13, 18); addSocks(rig, 0.6, 0.3) } },
  chihuahua: { ...dog, build: small(dog, 0.76, { length: 62, girth: [21, 19, 23], headSize: 96, foreRadii: [14, 8, 6.5, 7], hindRadii: [20, 11, 6.5, 7], footSize: 8 }), head: chihuahuaHead, marks: undefined },
  'arctic-fox': { ...fox, head: { ...fox.head, details: undefined }, build: { ...fox.build, girth: [26, 24, 28], headSize: 96 }, marks: (rig) => addBib(rig, 12, 18) },
  kitten: { ...cat, head: kittenHead, build: small(cat, 0.72, { length: 50, girth: [26, 25, 26], headSize: 112, neck: [38, 19, 17], carriage: -64, foreRadii: [16, 11, 9.5, 9.5], hindRadii: [24, 14, 9.5, 9.5], footSize: 11, tail: [8, 8, 8, 8, 6] }), changes: KITTEN_TAIL },
  'unicorn-cat': { ...cat, head: { ...cat.head, behind: (place) => [shape(place, '-8,-30! 4,-96! 16,-30!', [seam(place, '-12,-44 4,-48 20,-44'), seam(place, '-8,-62 4,-66 18,-62')])] } },
  lynx: { build: { ...leopard.build, length: 94, height: 98, headSize: 98, tail: [8, 8, 6] }, head: { ...cat.head, ears: { far: ['8,-28 22,-58 42,-100! 46,-50 48,-10', '22,-36 35,-64! 41,-42 40,-26'], near: ['-50,-4 -54,-46 -54,-104! -26,-60 -6,-32', '-43,-26 -46,-66! -30,-50 -20,-37'] }, details: undefined }, poses: PAWED_POSES, changes: STUMP, marks: spots(CAT_SPOTS.slice(0, 7), 5.5) },
  jaguar: { ...leopard, marks: spots(CAT_SPOTS, 9) },
  panther: { ...leopard, marks: undefined },
  puma: { ...leopard, marks: (rig) => { rig.tail.details.push(...bands(rig.tailFlesh, [0.85])) } },
  cheetah: { ...leopard, build: { ...leopard.build, height: 112, fore: [52, 46, 8], hind: [54, 46, 24], girth: [24, 21, 30], headSize: 88, foreRadii: [18, 11, 9, 9], hindRadii: [26, 14, 9, 9] }, head: catFace((place) => [line(place, '-8,2 -6,14 -2,24', 1.6, [0.3, 0.3]), line(place, '28,2 28,12 26,22', 1.6, [0.3, 0.3])]), marks: (rig) => { spots(CAT_SPOTS, 4.5)(rig); rig.tail.details.push(...bands(rig.tailFlesh, [0.92, 0.8])) } },
  hyena: { ...wolf, build: { ...wolf.build, girth: [24, 26, 34], neck: [52, 30, 22] }, head: { ...prickHead, ears: leopard.head.ears! }, changes: { ...wolf.changes, stand: { hip: [-46, -76], chest: [42, -116], neck: -14, head: 6 }, walk: { hip: [-46, -76], chest: [42, -116] } }, marks: (rig) => { spots(CAT_SPOTS.slice(0, 8), 5)(rig); addCrest(rig) } },
  'saber-toothed-tiger': { ...tiger, head: { ...tiger.head, over: (place) => [6, 30].map((x) => shape(place, [[x - 5, 36, 0], [x + 5, 36, 0], [x + 2, 62], [x - 1, 74, 0], [x - 4, 60]])) }, build: { ...tiger.build, girth: [30, 29, 38], tail: [8, 8, 6] }, changes: STUMP, marks: (rig) => addStripes(rig, [0.1, 0.28, 0.46, 0.64, 0.82], { deep: 0.9, lean: 4, level: 0 }) },
} // prettier-ignore
