import type { Cluster } from '../figures/cluster.ts'
import { putAhead, putFaceToFace, putInHole, putMuzzleToMuzzle, putOnShoulders } from './act-together.ts'
import { putOnLadder } from './rescue-from-tree.ts'
import { putAtFeet, putAtMouth, putOnChest, joinHands, putInHand, putOnSkates } from './hold-and-eat.ts'
import { putAtBelly, putBehindCover, putOnClimb, putOnNose, putOnSeesaw, putOnSlide, putOver } from './move-on-things.ts' // prettier-ignore
import { putBehindTufts, putInWeb, putOnShoulder, putOnSnout } from './find-places.ts'
import { putAtFoliage, putInPouch, putInShell, putThroughHoop } from './around-animals.ts'
import {
  putBeforeMother,
  putBehindBush,
  putInRowBehind,
  putOnFountain,
  toastInFlame,
} from './animal-company.ts'
import { hitchBehind, loadFromAbove } from './vehicles-at-work.ts'
import { putInRunningWheel, putOnBridge, putOnHook, putOnWinch } from './crossings.ts'
import { putAtTreeHole, putAtWindow, putInLeaves, putOutside, putUnderCover } from './hiding-places.ts'
import { putAtInstrument } from './at-instrument.ts'
import { putCatchAtMouth, putOnEggs, putOnWaves, weaveNest } from './at-work-in-nature.ts'
import { putInMud, putOnTongue } from './wallow.ts'
import { putInNextLane } from './race.ts'
import { putInRing } from './ring-dance.ts'
import { putBeforeMirror } from './put-before-mirror.ts'
import { hangFromBranch } from './hang-from-branch.ts'
import { putIntoLookout } from './look-out.ts'
import { putUnderShower } from './put-under-shower.ts'
import { putOnTop } from './put-on-top.ts'
import { putOnBed, putBeneath, putInVehicle, putInside, putOnMount } from './ride-drive-contain.ts'
import type { JointKind } from './unit.ts'

/** How each joint merges the inner cluster into the outer one. */
export const JOIN_FUNCTIONS: Record<
  Exclude<JointKind, 'drawn-by-outer' | 'contact' | 'watch' | 'tug' | 'table' | 'flank'>,
  (inner: Cluster, outer: Cluster) => Cluster
> = {
  mount: putOnMount,
  drive: putInVehicle,
  inside: putInside,
  atop: putOnTop,
  beneath: putBeneath,
  hold: (inner, outer) => putInHand(outer, inner),
  eat: (inner, outer) => putAtMouth(outer, inner),
  feet: (inner, outer) => putAtFeet(outer, inner),
  hands: (inner, outer) => joinHands(outer, inner),
  skates: (inner, outer) => putOnSkates(outer, inner),
  over: (inner, outer) => putOver(outer, inner),
  climb: putOnClimb,
  seesaw: putOnSeesaw,
  slide: putOnSlide,
  cover: putBehindCover,
  nose: putOnNose,
  belly: putAtBelly,
  chest: (inner, outer) => putOnChest(outer, inner),
  chase: putAhead,
  face: putFaceToFace,
  muzzle: putMuzzleToMuzzle,
  hole: putInHole,
  shoulders: putOnShoulders,
  ladder: putOnLadder,
  web: putInWeb,
  shell: (inner, outer) => putInShell(outer, inner),
  pouch: putInPouch,
  through: (inner, outer) => putThroughHoop(outer, inner),
  browse: (inner, outer) => putAtFoliage(outer, inner),
  land: putOnTop,
  hidden: (inner, outer) => putBehindTufts(outer, inner),
  perch: putOnShoulder,
  hitch: hitchBehind,
  load: loadFromAbove,
  bed: putOnBed,
  follow: putInRowBehind,
  young: putBeforeMother,
  snout: putOnSnout,
  fountain: putOnFountain,
  seek: putBehindBush,
  toast: toastInFlame,
  shower: putUnderShower,
  race: putInNextLane,
  nest: weaveNest,
  brood: (inner, outer) => putOnEggs(outer, inner),
  caught: putCatchAtMouth,
  wallow: putInMud,
  tongue: putOnTongue,
  waves: (inner, outer) => putOnWaves(outer, inner),
  covered: (inner, outer) => putUnderCover(outer, inner),
  heap: (inner, outer) => putInLeaves(outer, inner),
  window: (inner, outer) => putAtWindow(outer, inner),
  outside: putOutside,
  stash: (inner, outer) => putAtTreeHole(outer, inner),
  bridge: (inner, outer) => putOnBridge(outer, inner),
  'run-in': (inner, outer) => putInRunningWheel(outer, inner),
  winch: putOnWinch,
  hook: putOnHook,
  instrument: putAtInstrument,
  ring: (inner, outer) => putInRing(outer, inner),
  reflect: (inner, outer) => putBeforeMirror(outer, inner),
  hang: hangFromBranch,
  'look-out': (inner, outer) => putIntoLookout(inner, outer),
}
