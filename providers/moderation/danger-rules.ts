import { PERSON, type SafetyRule } from './safety-rule.ts'

/** What children must not imitate: dares and experiments that end in hospital. */
export const DANGER_RULES: SafetyRule[] = [
  danger('playing on railway tracks', [['cross'], ['rails']], { maxDistance: 3, unless: ['toy'] }),
  danger('surfing on a train', [['surf'], ['train']], { maxDistance: 4, unless: ['toy'] }),
  danger('on foot on a motorway', [['cross'], ['motorway']], { maxDistance: 4, unless: ['toy', 'bridge'] }),
  danger('on foot on a motorway', [['walk'], ['motorway']], {
    maxDistance: 4,
    unless: ['toy', 'bridge', 'vehicle-target'],
  }),
  danger('a jump from a moving vehicle', [['jump'], ['moving-vehicle']], { maxDistance: 4 }),
  danger('climbing a pylon', [['climb'], ['pylon']], { maxDistance: 5 }),
  danger('a spray can set on fire', [['spray-can'], ['lighter']], { maxDistance: 5 }),
  danger('a child swallows a battery', [['child'], ['chew'], ['battery']], { maxDistance: 4 }),
  danger('eating or drinking poison', [['swallow'], ['detergent']], { maxDistance: 4 }),
  danger('inhaling a solvent', [['sniff'], ['solvent']], { maxDistance: 4 }),
  danger('a dare known by name', [['dare'], ['dare-object']], { maxDistance: 4 }),
  danger('something put into a socket', [['poke'], ['socket']], { maxDistance: 7 }),
  danger('a firecracker in a body or a letter box', [['firecracker'], ['into'], ['animal', 'letterbox']], {
    order: 'fixed',
    maxDistance: 3,
  }),
  danger('stones thrown at vehicles or windows', [['throw'], ['stone'], ['vehicle-target']], {
    maxDistance: 6,
  }),
  danger('stones thrown from a bridge', [['throw'], ['stone'], ['bridge']], {
    maxDistance: 6,
    unless: ['river', 'toy'],
  }),
  danger('lying on a road', [['lie-down'], ['road'], ['vehicle-target']], {
    maxDistance: 6,
    unless: ['animal', 'toy'],
  }),
  danger('a dare in a dangerous place', [['dare'], ['rails', 'motorway', 'detergent', 'choke']], {
    maxDistance: 7,
  }),
  danger('a jump from a height as a dare', [['dare'], ['jump'], ['height']], { maxDistance: 6 }),
  danger('a building or a forest set on fire', [PERSON, ['ignite'], ['building']], {
    order: 'fixed',
    maxDistance: 3,
    unless: ['toy', 'campfire'],
  }),
  danger('a building or a forest set on fire', [PERSON, ['building'], ['ignite']], {
    order: 'fixed',
    maxDistance: 3,
    unless: ['toy', 'campfire'],
  }),
  danger('holding the breath until fainting', [['breath'], ['faint']], { maxDistance: 6 }),
  danger('playing with matches', [['play-fire'], ['matches']], { maxDistance: 5, unless: ['toy'] }),
  danger('a stranger offers sweets from a van', [['offer'], ['candy'], ['van']], { maxDistance: 5 }),
  danger('a stranger asks a child to come alone', [['come'], ['alone'], ['my-place']], { maxDistance: 4 }),
]

/** Mockery of a child by name. Dragons, witches and pets may be fat and ugly. */
export const BULLYING_RULES: SafetyRule[] = [
  bullying('a named child called ugly or stupid', [['given-name'], ['trait']], 3),
  bullying('a named child called fat', [['fat'], ['given-name']], 1),
  bullying('a child of a class mocked', [['trait', 'fat'], ['class-label'], ['given-name']], 4),
  bullying('a child of a class mocked', [['trait'], ['class-label']], 3),
  bullying('nobody likes a named child', [['given-name'], ['nobody'], ['play-with']], 6, ['sad']),
  bullying('everybody hurts a named child', [['given-name'], ['everybody'], ['hostile']], 4, ['sad']),
  bullying('everybody hurts a fat or ugly child', [['everybody'], ['hostile'], ['trait', 'fat']], 4, ['sad']),
  bullying('an outsider locked up or hurt', [['nerd'], ['break', 'hostile', 'dunk']], 5, ['sad']),
  bullying('somebody spits on a child', [['spit-on'], ['given-name', 'child', 'classmate']], 2, ['animal']),
  bullying('a group of people wished to hell', [['group'], ['hell']], 4),
  bullying('somebody dunked into a toilet', [['dunk'], ['toilet']], 3),
  bullying('a child mocked for its looks or a handicap', [['mocking'], ['vulnerable']], 5, ['sad']),
  bullying('a teacher called a fat or stupid animal', [['fat', 'trait'], ['teacher'], ['insult-animal']], 3, [
    'pretend',
  ]),
  ...[
    [['fat', 'trait'], ['insult-animal']],
    [['insult-animal'], ['fat', 'trait']],
  ].map((insult) => ({
    ...bullying('somebody called a fat or stupid animal', [['given-name', 'teacher'], ['is'], ...insult], 3),
    order: 'fixed' as const,
  })),
]

function danger(
  name: string,
  concepts: string[][],
  details: Pick<SafetyRule, 'maxDistance'> & Partial<SafetyRule>,
): SafetyRule {
  return { name, topic: 'danger', concepts, order: 'any', ...details }
}

/** A rule about bullying. It never applies to a text about a pet; `unless` adds further exceptions. */
function bullying(
  name: string,
  concepts: string[][],
  maxDistance: number,
  unless: string[] = [],
): SafetyRule {
  return { name, topic: 'hate', concepts, order: 'any', maxDistance, unless: ['pet', ...unless] }
}
