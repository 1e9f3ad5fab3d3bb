import { frame } from '../../../../geometry/vector.ts'
import { ball, flat, limb, line, seam, shape } from '../../../engine/piece.ts'
import { addStripes, bands, beside, blotches, directionAt } from '../coat.ts'
import type { HeadPlan } from '../head.ts'
import type { Rig } from '../walker.ts'
import type { WalkerKind } from '../walker-kind.ts'
import { addAlongBack, DINOSAURS, spinosaurHead } from './dinosaurs.ts'

const rex = DINOSAURS['tyrannosaurus']!
const longneck = DINOSAURS['brachiosaurus']!
const stegosaurus = DINOSAURS['stegosaurus']!
const SPOTS = [[0.1, 0.5, 11, 9], [0.28, 0.1, 8, 7], [0.36, 0.62, 10, 8], [0.56, 0.3, 9, 8], [0.7, 0.7, 8, 7]] as const // prettier-ignore
const SPIKES = [['neck', 0.7, 0.6], ['neck', 0.3, 0.8], ['torso', 0.8, 0.9], ['torso', 0.5, 1], ['torso', 0.2, 0.9], ['tailFlesh', 0.35, 0.8], ['tailFlesh', 0.55, 0.6]] as const // prettier-ignore
const spotted = ({ body, torso }: Rig): void => {
  body.details.push(...blotches(torso, SPOTS))
}

/** A plant eater on two legs: a flat beak instead of teeth. */
const beakHead: HeadPlan = {
  skull: '-42,-10 -28,-36 0,-44 22,-36 42,-18 62,-8 80,-2 84,12 66,22 34,26 -2,30 -32,22',
  melts: 12,
  eyes: [[4, -16, 13, 0.86]],
  nostrils: ['62,0 68,1 68,6 62,5'],
  lips: ['80,12 56,16 34,12 22,4'],
  cheek: [-8, 8],
  mouth: [80, 14],
}
const armoured = ({ body, torso, tail, tailFlesh, behind }: Rig): void => {
  body.details.push(...bands(torso, [0.2, 0.4, 0.6, 0.8], -0.2), seam(flat, [0, 0.3, 0.6, 0.95].map((share) => beside(torso, share, 0)))) // prettier-ignore
  tail.details.push(...bands(tailFlesh, [0.5, 0.7]))
  const tip = tailFlesh.points.at(-1)!
  behind.push({ masses: [ball(flat, tip[0] - 8, tip[1], 26, 20)], details: [line(flat, [[tip[0] - 16, tip[1] - 6], [tip[0] - 6, tip[1] + 4]], 0.9)] }) // prettier-ignore
}

/** A sail on the back, held by spines. */
function addSail({ torso, behind }: Rig): void {
  const place = frame(beside(torso, 0.4, 0.5), directionAt(torso, 0.4), 1.3)
  behind.push(shape(place, '-72,30 -66,-30 -34,-88 4,-104 38,-84 58,-30 60,24 0,40', [-38, -12, 14, 38].map((x) => seam(place, [[x, 40], [x * 1.08, -40], [x * 1.1, -120]])))) // prettier-ignore
}

/** The heavy plant eater leans on its forelegs. */
const ON_FOUR_LEGS = { hip: [-40, -122], chest: [44, -112], arch: 12, neck: -40, nearHind: { at: [-16, 0], ankle: -112, toes: 0 }, farHind: { at: [-70, -4], ankle: -84, toes: 0 }, nearFore: { at: [44, 0] }, farFore: { at: [84, -4], ankle: -96, toes: 0 } } as const // prettier-ignore
const withHead = (over: HeadPlan['over'], head: HeadPlan = rex.head): HeadPlan => ({ ...head, over: over! })

/** Dinosaurs that share a body with a better known one. */
export const MORE_DINOSAURS: Record<string, WalkerKind> = {
  dinosaur: { ...longneck, build: { ...longneck.build, neck: [116, 36, 24], crest: -16, carriage: -62, headSize: 116, fore: [46, 40, 8] }, changes: { ...longneck.changes, stand: {} }, marks: (rig) => { spotted(rig); addAlongBack(rig, '-12,8! 0,-24! 12,8!', SPIKES) } },
  apatosaurus: { ...longneck, build: { ...longneck.build, carriage: -48, neck: [180, 42, 20], headSize: 88, fore: [46, 40, 8] }, changes: { ...longneck.changes, stand: {} } },
  diplodocus: { ...longneck, build: { ...longneck.build, carriage: -28, neck: [190, 30, 16], crest: -10, girth: [44, 45, 40], headSize: 78, fore: [46, 40, 8] }, changes: { ...longneck.changes, stand: { tail: '-50,10 -110,14 -170,-4 -230,-50 -290,-62' } } },
  allosaurus: { ...rex, build: { ...rex.build, girth: [38, 36, 32], headSize: 118, fore: [28, 24, 5] }, head: withHead((place) => [shape(place, '16,-44! 24,-58! 32,-36!'), shape(place, '2,-48! 8,-64! 18,-44!')]) },
  giganotosaurus: { ...rex, build: { ...rex.build, headSize: 136 }, marks: (rig) => addAlongBack(rig, '-10,8! 0,-18! 10,8!', SPIKES) },
  carnotaurus: { ...rex, head: withHead((place) => [shape(place, '-14,-42! -14,-66 -4,-80! 6,-62 8,-44!')]) },
  dilophosaurus: { ...rex, build: { ...rex.build, girth: [34, 31, 28], headSize: 110 }, head: withHead((place) => [shape(place, '-10,-44! 0,-72 26,-78 44,-58 52,-34!', [line(place, '4,-54 20,-60 34,-50', 0.8)])]) },
  spinosaurus: { ...rex, build: { ...rex.build, neck: [84, 30, 22], carriage: -36, headSize: 118, fore: [30, 26, 5] }, head: spinosaurHead, marks: addSail },
  iguanodon: { ...rex, build: { ...rex.build, fore: [52, 46, 8], foreRadii: [20, 14, 10, 10], headSize: 108 }, head: beakHead, changes: { ...rex.changes, stand: ON_FOUR_LEGS }, marks: spotted },
  parasaurolophus: { ...rex, build: { ...rex.build, fore: [32, 28, 6], headSize: 108 }, head: { ...beakHead, behind: (place) => [limb(place, '4,-34 -40,-62 -86,-66', [16, 13, 7])] }, marks: (rig) => addStripes(rig, [0.1, 0.35, 0.6, 0.85], { deep: 0.7, width: 5 }) },
  pachycephalosaurus: { ...rex, build: { ...rex.build, fore: [28, 24, 5], headSize: 108 }, head: withHead((place) => [shape(place, '-40,-20! -32,-56 0,-74 30,-58 34,-28! 0,-40', [line(place, '-18,-54 0,-62 16,-54', 0.8)])], beakHead), marks: spotted },
  ankylosaurus: { ...stegosaurus, build: { ...stegosaurus.build, height: 74, fore: [26, 22, 6], hind: [32, 26, 10], girth: [50, 54, 48], neck: [40, 34, 30], tail: [32, 22, 13, 9, 8] }, changes: { ...stegosaurus.changes, stand: {} }, marks: (rig) => { armoured(rig); addAlongBack(rig, '-12,10! 0,-22! 12,10!', [['torso', 0.9, 1], ['torso', 0.66, 1], ['torso', 0.42, 1], ['torso', 0.18, 1], ['tailFlesh', 0.3, 0.9], ['tailFlesh', 0.5, 0.7]]) } },
} // prettier-ignore
