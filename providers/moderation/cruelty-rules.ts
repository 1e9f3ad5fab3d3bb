import { PERSON, type SafetyRule } from './safety-rule.ts'
import type { Topic } from './topics.ts'

/** A text with one of these concepts may mention that an animal is hurt. */
const HARMLESS = ['pretend', 'sport', 'puppet', 'kitchen', 'toy', 'history', 'hunting']

/** Cruelty, gore and abuse described in words that are harmless alone. */
export const CRUELTY_RULES: SafetyRule[] = [
  inAnyOrder('violence', 'an animal thrown against a wall', [['animal'], ['wall'], ['smack']], 4),
  inAnyOrder('violence', 'an animal thrown from a height', [['animal'], ['throw'], ['height']], 5),
  inAnyOrder(
    'violence',
    'an animal flushed down a toilet',
    [['animal'], ['toilet'], ['flush', 'throw', 'dunk']],
    5,
  ),
  inAnyOrder('violence', 'a child dragged into a car', [['child'], ['dragged'], ['van']], 4),
  inAnyOrder('violence', 'an animal crushed with a tool', [['animal'], ['squash', 'crush'], ['tool']], 4),
  inOrder(
    'violence',
    'an animal or a child in a machine',
    [['animal', 'child'], ['into'], ['appliance']],
    2,
    ['toy', 'look'],
  ),
  inOrder('violence', 'a person hurts an animal', [PERSON, ['hurt-animal'], ['animal']], 3, HARMLESS),
  // Dutch and German put the verb last: "een jongen die een hond schopt".
  inOrder('violence', 'a person hurts an animal', [PERSON, ['animal'], ['hurt-animal']], 3, HARMLESS),
  inAnyOrder('violence', 'an animal used as a ball', [['use-as-ball'], ['animal'], ['ball-like']], 4, []),
  inAnyOrder('violence', 'an animal whirled by its tail', [['whirl'], ['pet'], ['tail-grip']], 4),
  inOrder('violence', 'tins tied to the tail of an animal', [['can'], ['tail'], ['tie-on']], 5),
  inOrder('violence', 'tins tied to the tail of an animal', [['tie-on'], ['can'], ['tail']], 5),
  inOrder('violence', 'an animal or a child in a machine', [['microwave-verb'], ['animal', 'child']], 2),
  // Fish are thrown back into the lake, pets are not.
  inOrder('violence', 'a pet thrown into the water', [['throw'], ['pet'], ['river']], 3),
  inOrder('violence', 'a pet thrown into the water', [['pet'], ['river'], ['throw']], 3),
  inAnyOrder('violence', 'stones thrown at people in need', [['throw'], ['stone'], ['homeless']], 5),
  inAnyOrder('violence', 'animals shot with a slingshot', [['slingshot'], ['shoot-at'], ['animal']], 5),
  inAnyOrder('violence', 'firecrackers tied to an animal', [['firecracker'], ['tie-on'], ['animal']], 4),
  inOrder('violence', 'a demon eats a child', [['demon'], ['devour'], ['child']], 3, ['pretend', 'puppet']),
  inOrder('violence', 'a demon eats a child', [['demon'], ['child'], ['devour']], 3, ['pretend', 'puppet']),
  inOrder('violence', 'a child hunted with a blade', [['blade'], ['chase'], ['child']], 4, [
    'pretend',
    'toy',
  ]),
  inAnyOrder('violence', 'the wings of an animal torn off', [['tear-off'], ['wing'], ['animal']], 5),
  inAnyOrder('violence', 'a teacher hanged', [['teacher'], ['hang'], ['rope']], 4, ['toy', 'sport']),
  inAnyOrder('violence', 'eyes torn out', [['torn-out'], ['eye']], 3, ['toy', 'puppet', 'pretend']),
  inAnyOrder('violence', 'a person cut in two', [PERSON, ['halved']], 3, ['magician']),
  inAnyOrder('violence', 'a brain or guts on the floor', [['brain', 'guts'], ['ground']], 3, [
    'toy',
    'medicine',
    'kitchen',
  ]),
  inAnyOrder('violence', 'bruises from a partner or a parent', [['black-eye'], ['partner']], 5, [
    'sport',
    'toy',
    'pretend',
  ]),
  inAnyOrder('weapons', 'a loaded gun', [['loaded'], ['firearm']], 2, ['toy', 'pretend', 'history', 'water']),
  inAnyOrder('violence', 'guts outside of the body', [['guts'], ['hang-out']], 3, ['toy', 'medicine']),
  inAnyOrder('hate', 'a group of people mocked for its nose', [['ethnic-group'], ['nose-shape']], 3, [
    'animal',
  ]),
  inOrder('hate', 'a person of a group called a thief', [['ethnic-group'], ['steal'], ['child', 'money']], 3),
  inAnyOrder('weapons', 'money stolen from the family', [['steal'], ['purse'], ['family']], 4),
  inOrder(
    'sexual',
    'somebody watches children undress',
    [['man'], ['spy'], ['child'], ['undressing-place']],
    4,
  ),
  inAnyOrder('sexual', 'a skirt lifted', [['lift'], ['skirt']], 3, ['toy', 'height']),
  inAnyOrder('sexual', 'a pregnant child', [['pregnant'], ['child-age']], 3, ['animal', 'pet']),
  inOrder('self-harm', 'a person in despair jumps from a height', [['jump'], ['height'], ['no-more']], 5),
  inAnyOrder('self-harm', 'somebody cries at the edge of a height', [['weeping'], ['edge'], ['height']], 4),
  inAnyOrder('self-harm', 'hidden cuts of self-harm', [['hide'], ['cut-mark'], ['limb']], 5),
  inAnyOrder('self-harm', 'eating nothing to become thin', [['not-eat'], ['thin', 'fat']], 6, ['animal']),
]

/** Unless other exceptions are given, the rule does not apply to texts about toys. */
function inAnyOrder(
  topic: Topic,
  name: string,
  concepts: string[][],
  maxDistance: number,
  unless: string[] = ['toy'],
): SafetyRule {
  return { name, topic, concepts, order: 'any', maxDistance, unless }
}

function inOrder(...details: Parameters<typeof inAnyOrder>): SafetyRule {
  return { ...inAnyOrder(...details), order: 'fixed' }
}
