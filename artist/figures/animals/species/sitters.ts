import type { FrontHead } from '../head/front-head.ts'
import type { SitterPlan } from '../sitter.ts'

const head = (radius: number, shape: FrontHead['shape'], ear: FrontHead['ear'], muzzle: FrontHead['muzzle'], rest: Partial<FrontHead> = {}): FrontHead => ({ kind: 'front', radius: radius, shape, ear, muzzle, ...rest }) // prettier-ignore
const monkey: SitterPlan = { head: head(48, 'round', 'koala', 'monkey', { mask: 'heart', tuft: true }), rx: 42, ry: 52, arm: 62, tail: 'curl', belly: true } // prettier-ignore

/** Animals that are drawn upright from the front. One body plan per line; sitter.ts explains the fields. */
// prettier-ignore
export const SITTERS = {
  monkey,
  chimpanzee: { ...monkey, tail: undefined, head: head(48, 'round', 'koala', 'monkey', { mask: 'heart' }), arm: 70 },
  gorilla: { ...monkey, tail: undefined, rx: 60, ry: 62, arm: 84, head: head(50, 'pear', 'round', 'monkey', { mask: 'heart' }) },
  orangutan: { ...monkey, tail: undefined, rx: 54, ry: 58, arm: 84, head: head(50, 'wide', 'round', 'monkey', { mask: 'heart', tuft: true }) },
  lemur: { ...monkey, head: head(46, 'fox', 'point', 'fox', { mask: 'panda' }), tail: 'ringed' },
  koala: { head: head(52, 'wide', 'koala', 'koala'), rx: 46, ry: 50, arm: 52, belly: true },
  kangaroo: { head: head(42, 'long', 'tall', 'soft'), rx: 44, ry: 66, arm: 48, tail: 'kangaroo', pouch: true, feet: 'long', legs: 34 },
  meerkat: { head: head(34, 'pear', 'round', 'fox', { mask: 'panda' }), rx: 27, ry: 60, arm: 46, belly: true, tail: 'long', feet: 'long' },
  sloth: { head: head(50, 'wide', 'none', 'soft', { mask: 'sloth', tuft: true }), rx: 48, ry: 58, arm: 88, belly: true, claws: true },
  frog: { head: head(56, 'frog', 'none', 'frog'), rx: 46, ry: 42, arm: 44, belly: true, frog: true },
  toad: { head: head(56, 'frog', 'none', 'frog'), rx: 54, ry: 44, arm: 44, belly: true, frog: true },
  'frog-prince': { head: head(56, 'frog', 'none', 'frog'), rx: 46, ry: 42, arm: 44, belly: true, frog: true },
  'teddy-bear': { head: head(50, 'round', 'round', 'bear'), rx: 48, ry: 52, arm: 52, belly: true },
  'stuffed-animal': { head: head(50, 'round', 'bunny', 'bunny'), rx: 46, ry: 50, arm: 52, belly: true },
} as const satisfies Record<string, SitterPlan>
