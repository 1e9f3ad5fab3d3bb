import { add, degreesOf, frame, lerp, sub, unit, type Frame, type Vec } from '../../../../geometry/vector.ts'
import { lips } from '../../../engine/face.ts'
import { polar } from '../../../engine/reach.ts'
import { quill } from '../../birds/feathers.ts'
import { flat, line, oval, patch, seam, shape, spot, type Piece } from '../../../engine/piece.ts'
import { addStripes, beside, blotches } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Build, Rig } from '../walker.ts'
import type { WalkerKind } from '../walker-kind.ts'

const TEETH = [60, 48, 36, 24]

const rexHead: HeadPlan = {
  skull: '-46,-14 -30,-40 -4,-50 14,-48 26,-36 46,-36 64,-30 72,-12 68,4 56,6 10,6 -30,20',
  jaw: '-40,10 -6,14 22,24 50,22 60,28 52,38 26,42 -10,38 -40,30',
  melts: 12,
  eyes: [[-2, -22, 12, 0.86]],
  brows: false,
  nostrils: ['56,-26 62,-25 63,-20 57,-20'],
  mouth: [62, 12],
  details: (place, { mood }) => [
    line(place, mood === 'angry' ? '-22,-38 -8,-40 10,-34 20,-24' : '-22,-30 -8,-41 10,-38 18,-28', 2, [0.5, 0.2]),
    ...TEETH.map((x, i) => spot(place, [[x - 5, 4, 0], [x + 5, 4, 0], [x, 16 - i, 0]], 'paper')),
    ...[30, 42].map((x) => spot(place, [[x - 4, 24, 0], [x + 4, 24, 0], [x, 14, 0]], 'paper')),
    line(place, '66,3 40,5 10,6 -8,8 -18,2', 1.3, [0, 0.4]),
    line(place, '-8,8 4,18 24,24', 1.3, [0.3, 0]),
  ],
} // prettier-ignore

/** Long and low, with a slender jaw. */
const raptorHead: HeadPlan = {
  ...rexHead,
  skull: '-46,-8 -32,-32 -8,-40 14,-36 30,-26 54,-22 74,-14 78,0 66,8 10,8 -30,20',
  jaw: '-40,10 -6,12 24,18 54,17 66,20 58,28 26,32 -10,30 -40,24',
  eyes: [[0, -16, 11, 0.86]],
  nostrils: ['66,-12 71,-11 71,-7 66,-8'],
}

/** The snout of a crocodile. */
export const spinosaurHead: HeadPlan = {
  ...raptorHead,
  skull: '-46,-8 -32,-34 -8,-42 14,-38 28,-26 60,-22 96,-22 108,-10 104,6 84,8 10,8 -30,20',
  jaw: '-40,10 -6,14 30,20 80,18 102,20 98,30 60,34 20,34 -10,32 -40,26',
  nostrils: ['92,-16 98,-15 98,-10 92,-11'],
  mouth: [98, 12],
}

const triceratopsHead: HeadPlan = {
  skull: '-6,-32 30,-38 50,-22 66,-6 82,6 92,26! 74,34 52,38 22,44 -12,38 -32,16 -28,-14',
  eyes: [[12, -10, 12.5, 0.84]],
  lips: ['78,26 52,28 30,26 18,18'],
  cheek: [0, 14],
  mouth: [80, 28],
  details: (place) => [seam(place, '62,-14 66,6 62,26'), oval(place, 76, 8, 2.4, 2)],
  behind: (place) => [
    shape(place, '20,-36 4,-70 -24,-84 -48,-78! -56,-84 -66,-66! -78,-66 -80,-46! -92,-40 -88,-20! -96,-8 -86,8! -88,22 -70,32! -50,44 -24,36 0,20', [patch(place, '14,-34 -2,-58 -26,-68 -54,-58 -70,-34 -72,-4 -58,20 -34,26 -10,16')]),
    shape(place, '24,-28 40,-62 60,-84! 58,-52 46,-22'),
  ],
  over: (place) => [shape(place, '52,-14! 57,-28 66,-42! 70,-24 72,-4!'), shape(place, '-6,-24 2,-66 24,-96! 24,-54 16,-26', [seam(place, '-10,-42 8,-40 26,-44')])],
} // prettier-ignore

const longneckHead: HeadPlan = {
  skull: '-40,-8 -28,-34 0,-42 24,-34 44,-20 62,-12 68,6 58,22 30,30 -4,30 -30,20',
  melts: 12,
  eyes: [[8, -12, 15.5, 0.84]],
  nostrils: ['56,-6 61,-5 61,0 56,0'],
  lips: ['64,12 44,16 24,12 14,4'],
  cheek: [-6, 12],
  mouth: [62, 16],
} // prettier-ignore

const dragonHead: HeadPlan = {
  skull: '-44,-10 -34,-38 -6,-48 18,-42 34,-26 56,-26 72,-16 74,0 60,12 20,14 -20,26',
  jaw: '-36,12 0,16 30,20 58,18 62,28 46,36 18,38 -12,36 -36,30',
  melts: 12,
  eyes: [[4, -22, 14, 0.82]],
  nostrils: ['58,-18 64,-18 65,-13 59,-13'],
  cheek: [-18, 2],
  mouth: [68, 12],
  behind: (place) => [shape(place, '-2,-36 2,-62 -10,-86! 20,-66 20,-36')],
  details: (place, face) => [lips(place, '72,4 44,12 18,12 -2,12 -12,6', face, [0, 0.4]), spot(place, '48,10! 56,9! 52,20!', 'paper')],
  over: (place) => [
    shape(place, '-26,-30 -34,-60 -54,-82! -20,-70 -2,-42', [seam(place, '-40,-50 -24,-52 -4,-56'), seam(place, '-46,-64 -32,-66 -16,-72')]),
    shape(place, '-34,-14 -60,-26 -80,-22! -66,-10 -72,4! -52,4 -36,6', [line(place, '-44,-8 -58,-14 -68,-16', 0.8)]),
  ],
} // prettier-ignore

const rex: Build = { length: 72, height: 130, girth: [44, 42, 36], neck: [78, 32, 26], carriage: -58, fore: [22, 20, 4], foreRadii: [11, 8, 6.5, 6], hind: [52, 44, 30], hindRadii: [38, 21, 12, 13], foot: 'paw', footSize: 16, tail: [30, 24, 15, 8, 1], tailRoot: [-20, 8], tailMelts: 14, headSize: 130, softness: 16 } // prettier-ignore
const triceratops: Build = { length: 108, height: 96, girth: [52, 54, 48], neck: [44, 38, 34], carriage: -20, fore: [38, 32, 6], foreRadii: [28, 20, 17, 17], hind: [44, 36, 10], hindRadii: [40, 24, 18, 18], foot: 'pad', footSize: 18, tail: [34, 26, 16, 8, 2], tailRoot: [-20, -4], tailMelts: 14, headSize: 124, softness: 16 } // prettier-ignore
const longneck: Build = { length: 110, height: 108, girth: [54, 56, 48], neck: [168, 36, 20], crest: -16, carriage: -62, fore: [46, 40, 8], foreRadii: [30, 20, 17, 17], hind: [48, 40, 10], hindRadii: [42, 24, 18, 18], foot: 'pad', footSize: 18, tail: [36, 28, 18, 10, 2], tailRoot: [-20, 0], tailMelts: 16, headSize: 104, softness: 18 } // prettier-ignore
const stegosaurus: Build = { length: 104, height: 90, girth: [54, 58, 44], neck: [62, 32, 24], carriage: -8, fore: [34, 28, 6], foreRadii: [26, 18, 15, 15], hind: [46, 38, 10], hindRadii: [40, 23, 17, 17], foot: 'pad', footSize: 17, tail: [34, 26, 17, 10, 4], tailRoot: [-20, -4], tailMelts: 14, headSize: 116, softness: 16 } // prettier-ignore
const dragon: Build = { length: 92, height: 100, girth: [44, 42, 36], neck: [70, 32, 25], carriage: -52, fore: [44, 38, 6], foreRadii: [22, 14, 11, 11], hind: [44, 38, 18], hindRadii: [38, 20, 12, 12], foot: 'paw', footSize: 14, tail: [26, 21, 15, 10, 6], tailRoot: [-20, -6], tailMelts: 12, headSize: 118, softness: 14 } // prettier-ignore

const LONG_TAIL = { all: { tail: '-50,14 -100,40 -150,38 -196,4' }, run: { tail: '-50,-4 -100,4 -150,-14 -196,-50' }, jump: { tail: '-50,10 -100,30 -150,30 -190,10' }, sit: { tail: '-50,34 -100,34 -146,10' }, lie: { tail: '-50,16 -100,26 -150,16' }, sleep: { tail: '-50,16 -100,26 -150,16' } } as const // prettier-ignore
const REX_STAND = { hip: [-30, -128], chest: [36, -158], arch: 4, nearHind: { at: [-10, 0], ankle: -112, toes: 0 }, farHind: { at: [44, -4], ankle: -106, toes: 0 }, nearFore: { at: [86, -128], ankle: -150, toes: 40 }, farFore: { at: [98, -136], ankle: -150, toes: 40 } } as const // prettier-ignore
const RAPTOR_STAND = { ...REX_STAND, hip: [-36, -126], chest: [42, -140], nearFore: { at: [92, -96], ankle: -120, toes: 60 }, farFore: { at: [106, -106], ankle: -120, toes: 60 }, tail: '-50,-2 -104,-8 -160,-18 -210,-36' } as const // prettier-ignore
const REX_RUN = { hip: [-30, -140], chest: [46, -152], arch: 2, neck: -42, nearHind: { at: [56, -40], ankle: -140, toes: 20 }, farHind: { at: [-96, -26], ankle: -50, toes: 110 }, nearFore: { at: [98, -118], ankle: -150, toes: 40 }, farFore: { at: [110, -128], ankle: -150, toes: 40 } } as const // prettier-ignore
const REX_SIT = { hip: [-34, -48], chest: [10, -118], haunch: true, neck: -58, nearHind: { at: [26, 0], ankle: -172, toes: 0 }, farHind: { at: [52, -4], ankle: -172, toes: 0 }, nearFore: { at: [62, -88], ankle: -150, toes: 40 }, farFore: { at: [74, -96], ankle: -150, toes: 40 }, tail: '-50,26 -100,44 -150,40 -196,24' } as const // prettier-ignore
const REX_SWIM = { hip: [-34, -92], chest: [44, -112], arch: 2, neck: -48, nearHind: { at: [-62, -30], ankle: -60, toes: 110 }, farHind: { at: [-8, -20], ankle: -86, toes: 80 }, nearFore: { at: [96, -84], ankle: -150, toes: 40 }, farFore: { at: [108, -98], ankle: -150, toes: 40 }, tail: '-50,-4 -100,0 -150,-10 -196,-4' } as const // prettier-ignore
const REX_ARMS = { nearFore: { at: [72, -30], ankle: -150, toes: 40 }, farFore: { at: [82, -36], ankle: -150, toes: 40 } } as const // prettier-ignore
const REX_CHANGES = { ...LONG_TAIL, lie: { ...LONG_TAIL.lie, ...REX_ARMS }, sleep: { ...LONG_TAIL.sleep, ...REX_ARMS }, stand: REX_STAND, 'look-up': REX_STAND, eat: { ...REX_STAND, neck: -10, head: 16 }, drink: { ...REX_STAND, hip: [-30, -134], chest: [40, -128], neck: 24, head: 16, nearFore: { at: [86, -96], ankle: -150, toes: 40 }, farFore: { at: [98, -104], ankle: -150, toes: 40 }, tail: '-50,-14 -100,-34 -150,-44 -196,-70' }, sit: REX_SIT, swim: REX_SWIM, walk: { ...REX_STAND, nearHind: { at: [30, -14], ankle: -128, toes: 16 }, farHind: { at: [-40, -4], ankle: -70, toes: 10 } }, run: { ...REX_RUN, tail: LONG_TAIL.run.tail }, jump: { ...REX_RUN, tail: LONG_TAIL.run.tail } } as const // prettier-ignore
const REX_POSES = [
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
const DINO_POSES = [
  'stand',
  'walk',
  'run',
  'rear',
  'sit',
  'lie',
  'sleep',
  'eat',
  'drink',
  'look-up',
  'swim',
] as const

const SPOTS = [[0.1, 0.5, 11, 9], [0.28, 0.1, 8, 7], [0.36, 0.62, 10, 8], [0.56, 0.3, 9, 8], [0.7, 0.7, 8, 7], [0.82, 0.1, 7, 6]] as const // prettier-ignore

type Spine = 'neck' | 'torso' | 'tailFlesh'
/** Plates or spikes along neck, back and tail: part, share and size. The tail's bone runs backwards. */
export function addAlongBack(
  rig: Rig,
  outline: string,
  list: readonly (readonly [Spine, number, number])[],
  { veined = false } = {},
): void {
  for (const [part, share, size] of list) {
    const side = part === 'tailFlesh' ? -1 : 1
    const root = beside(rig[part], share, 0.86 * side)
    const away = unit(sub(beside(rig[part], share, 2 * side), root))
    const place = frame(root, degreesOf(away) + 90, size)
    rig.behind.push(
      shape(place, outline, veined ? [line(place, '0,-30 0,-16 0,-4', 0.8, [0.4, 0.5], 1)] : []),
    )
  }
}

const batWing = (place: Frame): Piece =>
  shape(place, '0,0 -8,-40 -30,-84 -22,-112! -60,-104 -104,-112 -130,-96! -118,-70 -122,-48! -94,-50 -86,-26! -60,-30 -42,-4! -24,-8', [
    seam(place, '-22,-112 -66,-84 -122,-48'),
    seam(place, '-22,-112 -50,-74 -86,-26'),
    seam(place, '-22,-112 -34,-60 -42,-4'),
  ]) // prettier-ignore

/** Feathers on the forearms, at the end of the tail and on the head, and the raised claw. */
function addPlumage({ legs, tailFlesh, behind, front, head }: Rig): void {
  for (const [{ knee, ankle }, layers] of [[legs.nearFore, front], [legs.farFore, behind]] as const)
    layers.unshift(...[0.2, 0.55, 0.9].map((share) => quill(flat, lerp(knee, ankle, share), add(lerp(knee, ankle, share), [-30 + share * 8, 24 + share * 8]), 8, 3)))
  behind.push(...[-30, 0, 30].map((turn) => quill(flat, beside(tailFlesh, 0.86, 0), add(beside(tailFlesh, 0.86, 0), polar(188 + turn, 58)), 10, 3)))
  behind.push(...[[-54, -52], [-60, -26]].map(([x, y]) => quill(head, [-20, -22], [x!, y!], 9, 4)))
  const { sole } = legs.nearHind
  front.push(shape(frame(sole), '4,-8! 14,-24 30,-16! 20,-10 16,2!'))
} // prettier-ignore

const belly = ({ body, throat, pose: { chest, hip }, legs }: Rig): void => {
  const hide = [legs.nearFore.flesh, legs.nearHind.flesh]
  const points: Vec[] = [add(throat, [2, 34]), add(chest, [10, -6]), add(chest, [4, 40]), add(hip, [40, 30]), add(hip, [90, 50]), add(chest, [80, 30]), add(throat, [24, 40])] // prettier-ignore
  const rungs = [0, 1, 2, 3].map((i) => ({ ...seam(flat, [add(chest, [8, -24 + i * 16]), add(chest, [26, -20 + i * 16]), add(chest, [64, -30 + i * 16])]), except: hide })) // prettier-ignore
  body.details.unshift(patch(flat, points, hide), ...rungs)
}

export const DINOSAURS: Record<string, WalkerKind> = {
  tyrannosaurus: { build: rex, head: rexHead, poses: REX_POSES, changes: REX_CHANGES, marks: (rig) => addStripes(rig, [0.05, 0.3, 0.55, 0.8], { deep: 0.6, width: 5 }) },
  velociraptor: { build: { ...rex, girth: [32, 28, 27], neck: [74, 20, 15], crest: 8, carriage: -46, hindRadii: [31, 16, 8.5, 9.5], fore: [34, 30, 6], headSize: 98, tail: [22, 16, 10, 6, 2] }, head: raptorHead, poses: REX_POSES, changes: { ...REX_CHANGES, stand: RAPTOR_STAND, 'look-up': RAPTOR_STAND }, marks: (rig) => { addStripes(rig, [0.05, 0.22, 0.4, 0.58, 0.76], { deep: 0.8 }); addPlumage(rig) } },
  triceratops: { build: triceratops, head: triceratopsHead, poses: DINO_POSES, changes: { ...LONG_TAIL, all: { tail: '-50,10 -90,26 -130,20 -160,0' } }, marks: ({ body, torso }) => body.details.push(...blotches(torso, [[0.2, 0.5, 10, 8], [0.38, 0.2, 7, 6], [0.46, 0.62, 9, 7], [0.62, 0.3, 8, 7]])) },
  brachiosaurus: { build: { ...longneck, neck: [214, 36, 18], crest: -22, carriage: -70, headSize: 92, fore: [54, 46, 8] }, head: longneckHead, poses: DINO_POSES, changes: { ...LONG_TAIL, stand: { hip: [-55, -100], chest: [55, -128] }, lie: { ...LONG_TAIL.lie, neck: -62 }, sleep: { ...LONG_TAIL.sleep, neck: -30 }, eat: { neck: -6, head: 10 }, drink: { neck: 20 } }, marks: ({ body, torso }) => body.details.push(...blotches(torso, SPOTS)) },
  stegosaurus: {
    build: stegosaurus, head: { ...longneckHead, skull: '-40,-6 -26,-34 4,-42 28,-32 46,-14 60,-4 66,12 54,26 28,32 -6,32 -34,22', eyes: [[8, -12, 16, 0.84]] }, poses: DINO_POSES, changes: { ...LONG_TAIL, all: { tail: '-50,10 -90,14 -130,-6 -164,-34' }, stand: { hip: [-52, -98], chest: [52, -84], arch: 10, head: 4 } },
    marks(rig) {
      addAlongBack(rig, '-10,12 -25,-18 0,-56! 25,-18 10,12', [['neck', 0.7, 0.6], ['neck', 0.2, 0.85], ['torso', 0.84, 1.15], ['torso', 0.58, 1.45], ['torso', 0.3, 1.5], ['torso', 0.04, 1.25], ['tailFlesh', 0.34, 0.95], ['tailFlesh', 0.54, 0.7], ['tailFlesh', 0.7, 0.5]], { veined: true })
      addAlongBack(rig, '-6,6 0,-36! 7,6', [['tailFlesh', 0.84, 1.1], ['tailFlesh', 0.95, 1.1]])
      rig.body.details.push(...blotches(rig.torso, [[0.2, 0.3, 10, 8], [0.36, -0.1, 8, 7], [0.5, 0.4, 10, 8], [0.7, 0.2, 8, 7]]))
    },
  },
  dragon: {
    wings: 'never', build: dragon, head: dragonHead, poses: ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'eat', 'drink', 'look-up', 'play', 'rear', 'fly', 'swim'], changes: { ...LONG_TAIL, all: { tail: '-46,24 -96,34 -146,14 -160,-26' }, fly: { tail: '-50,6 -100,20 -150,6 -186,-30' }, swim: { tail: '-50,-4 -100,-10 -150,4 -186,-20' } },
    marks(rig) {
      belly(rig)
      addAlongBack(rig, '-12,6 -8,-8 -6,-22! 6,-10 12,6', [['neck', 0.85, 1], ['neck', 0.6, 1], ['neck', 0.35, 1], ['torso', 0.6, 1.1], ['torso', 0.35, 1.1], ['torso', 0.1, 1.1], ['tailFlesh', 0.3, 0.8], ['tailFlesh', 0.5, 0.7], ['tailFlesh', 0.68, 0.6]])
      const [tip, before] = [rig.tailFlesh.points.at(-1)!, rig.tailFlesh.points.at(-4)!]
      rig.behind.push(shape(frame(tip, degreesOf(sub(tip, before))), '-4,-4 -8,-20! 30,0! -8,20! -4,4'))
      const spread = rig.pose.aloft ? 1.36 : 1
      rig.behind.unshift(batWing(frame(add(rig.pose.chest, [0, -6]), rig.pose.aloft ? 58 : 22, spread)))
      rig.front.unshift(batWing(frame(add(rig.pose.chest, [-16, 12]), rig.pose.aloft ? 10 : -12, 1.15 * spread)))
    },
  },
} // prettier-ignore
