import { PERSON, type SafetyRule } from './safety-rule.ts'

const PLAY = ['pretend', 'sport', 'puppet', 'kitchen', 'toy', 'history', 'hunting']

/** Cruelty, gore and abuse that is told in everyday words. */
export const CRUELTY_RULES: SafetyRule[] = [
  cruelty('an animal thrown against a wall', [['animal'], ['wall'], ['smack']], 4),
  cruelty('an animal thrown from a height', [['animal'], ['throw'], ['height']], 5),
  cruelty('an animal flushed down a toilet', [['animal'], ['toilet'], ['flush', 'throw', 'dunk']], 5),
  cruelty('a child dragged into a car', [['child'], ['dragged'], ['van']], 4),
  cruelty('an animal crushed with a tool', [['animal'], ['squash', 'crush'], ['tool']], 4),
  {
    ...cruelty('an animal or a child in a machine', [['animal', 'child'], ['into'], ['appliance']], 2),
    order: 'fixed',
    unless: ['toy', 'look'],
  },
  // Dutch and German put the verb last: "een jongen die een hond schopt".
  inOrder('a person hurts an animal', [PERSON, ['hurt-animal'], ['animal']], 3, PLAY),
  inOrder('a person hurts an animal', [PERSON, ['animal'], ['hurt-animal']], 3, PLAY),
  // Fish are thrown back into the lake, pets are not.
  inOrder('a pet thrown into the water', [['throw'], ['pet'], ['river']], 3),
  inOrder('a pet thrown into the water', [['pet'], ['river'], ['throw']], 3),
  cruelty('stones thrown at people in need', [['throw'], ['stone'], ['homeless']], 5),
  cruelty('animals shot with a slingshot', [['slingshot'], ['shoot-at'], ['animal']], 5),
  cruelty('firecrackers tied to an animal', [['firecracker'], ['tie-on'], ['animal']], 4),
  inOrder('a demon eats a child', [['demon'], ['devour'], ['child']], 3, ['pretend', 'puppet']),
  inOrder('a demon eats a child', [['demon'], ['child'], ['devour']], 3, ['pretend', 'puppet']),
  inOrder('a child hunted with a blade', [['blade'], ['chase'], ['child']], 4, ['pretend', 'toy']),
  cruelty('the wings of an animal torn off', [['tear-off'], ['wing'], ['animal']], 5),
  cruelty('a teacher hanged', [['teacher'], ['hang'], ['rope']], 4, ['toy', 'sport']),
  cruelty('eyes torn out', [['torn-out'], ['eye']], 3, ['toy', 'puppet', 'pretend']),
  cruelty('a person cut in two', [PERSON, ['halved']], 3, ['magician']),
  cruelty('guts outside of the body', [['guts'], ['hang-out']], 3, ['toy', 'medicine']),
  {
    ...inOrder('a person of a group called a thief', [['ethnic-group'], ['steal'], ['child', 'money']], 3),
    topic: 'hate',
  },
  {
    ...cruelty('money stolen from the family', [['steal'], ['purse'], ['family']], 4),
    topic: 'weapons',
  },
  {
    ...inOrder('somebody watches children undress', [['man'], ['spy'], ['child'], ['undressing-place']], 4),
    topic: 'sexual',
  },
  { ...cruelty('a skirt lifted', [['lift'], ['skirt']], 3, ['toy', 'height']), topic: 'sexual' },
  { ...cruelty('a pregnant child', [['pregnant'], ['child-age']], 3, ['animal', 'pet']), topic: 'sexual' },
  {
    ...inOrder('a person in despair jumps from a height', [['jump'], ['height'], ['no-more']], 5),
    topic: 'self-harm',
  },
  {
    ...cruelty('somebody cries at the edge of a height', [['weeping'], ['edge'], ['height']], 4),
    topic: 'self-harm',
  },
  {
    ...cruelty('hidden cuts of self-harm', [['hide'], ['cut-mark'], ['limb']], 5),
    topic: 'self-harm',
  },
  {
    ...cruelty('eating nothing to become thin', [['not-eat'], ['thin', 'fat']], 6, ['animal']),
    topic: 'self-harm',
  },
]

function cruelty(
  name: string,
  concepts: string[][],
  maxDistance: number,
  unless: string[] = ['toy'],
): SafetyRule {
  return { name, topic: 'violence', concepts, order: 'any', maxDistance, unless }
}

function inOrder(
  name: string,
  concepts: string[][],
  maxDistance: number,
  unless: string[] = ['toy'],
): SafetyRule {
  return { ...cruelty(name, concepts, maxDistance, unless), order: 'fixed' }
}
