import { CRUELTY_RULES } from './cruelty-rules.ts'
import { BULLYING_RULES, DANGER_RULES } from './danger-rules.ts'
import { PERSON, type SafetyRule } from './safety-rule.ts'

/** The possible victims of an attack. The concept `crowd` includes places where people meet, such as a school. */
const VICTIM = [...PERSON, 'animal', 'crowd']
/** Most rules about violence do not apply to a text with one of these concepts. */
const PLAY = ['pretend', 'sport', 'puppet', 'kitchen']

/** All rules about words that are harmless alone, but not together. The first rule that matches is reported. */
export const CONTEXT_RULES: SafetyRule[] = [
  {
    name: 'a naked person',
    topic: 'sexual',
    concepts: [['naked'], PERSON],
    order: 'any',
    maxDistance: 2,
  },
  {
    name: 'a person hurts a person',
    topic: 'violence',
    concepts: [PERSON, ['violent-act'], [...PERSON, 'speaker']],
    order: 'fixed',
    maxDistance: 3,
    unless: PLAY,
  },
  {
    name: 'a gang hurts a person',
    topic: 'violence',
    concepts: [['gang'], ['violent-act', 'kick', 'hurt-animal'], [...PERSON, 'speaker']],
    order: 'fixed',
    maxDistance: 3,
    unless: PLAY,
  },
  {
    name: 'a family member hurts another',
    topic: 'violence',
    concepts: [['family'], ['family', 'child', 'speaker'], ['violent-act']],
    order: 'fixed',
    maxDistance: 4,
    unless: PLAY,
  },
  {
    name: 'a person kills a person or an animal',
    topic: 'violence',
    concepts: [PERSON, ['kill'], [...PERSON, 'animal']],
    order: 'fixed',
    maxDistance: 3,
    unless: ['pretend', 'fantasy', 'puppet'],
  },
  {
    name: 'a person pushes another from a height',
    topic: 'violence',
    concepts: [PERSON, ['push'], [...PERSON, 'speaker'], ['height']],
    order: 'fixed',
    maxDistance: 3,
    unless: PLAY,
  },
  {
    // The parts of German "umbringen" (to kill) are apart in a sentence: "ich bring dich um".
    name: 'a threat to kill a person',
    topic: 'violence',
    concepts: [['bring'], [...PERSON, 'speaker', 'addressee'], ['around']],
    order: 'fixed',
    maxDistance: 2,
    // "Papa bringt mich um acht ins Bett" (Dad takes me to bed at eight) is harmless: text follows "um".
    endsText: true,
  },
  {
    name: 'a person shot into the body',
    topic: 'violence',
    concepts: [['fire-gun'], [...PERSON, 'speaker'], ['body-part']],
    order: 'fixed',
    maxDistance: 4,
    unless: [...PLAY, 'medicine'],
  },
  ...[
    // "set my school on fire", "mettre le feu à l'école", "de school in brand steken"
    { concepts: [['set'], [...VICTIM, 'building'], ['on-fire']], maxDistance: 3 },
    { concepts: [['set'], ['on-fire'], [...VICTIM, 'building']], maxDistance: 2 },
    { concepts: [[...VICTIM, 'building'], ['on-fire'], ['set']], maxDistance: 2 },
  ].map((wording) => ({
    name: 'somebody or a building set on fire',
    topic: 'violence' as const,
    order: 'fixed' as const,
    ...wording,
  })),
  {
    name: 'an animal nailed to something',
    topic: 'violence',
    concepts: [['nail'], ['animal']],
    order: 'any',
    maxDistance: 4,
    unless: ['pretend', 'puppet'],
  },
  {
    name: 'a group of people sent away',
    topic: 'hate',
    concepts: [['ethnic-group'], ['go-home']],
    order: 'any',
    maxDistance: 1,
  },
  {
    name: 'underwear taken off',
    topic: 'sexual',
    concepts: [['bra'], ['take-off']],
    order: 'any',
    maxDistance: 4,
  },
  {
    name: 'a gun aimed at a person',
    topic: 'weapons',
    concepts: [['gun'], ['aim'], PERSON],
    order: 'fixed',
    maxDistance: 4,
    unless: ['pretend'],
  },
  {
    name: 'a person harms themselves',
    topic: 'self-harm',
    concepts: [['kill', 'hang', 'cutting', 'shoot', 'drown', 'poison'], ['oneself']],
    order: 'fixed',
    maxDistance: 2,
    unless: ['pretend'],
  },
  {
    name: 'a person jumps to death',
    topic: 'self-harm',
    concepts: [['jump'], ['height'], ['die']],
    order: 'fixed',
    maxDistance: 4,
    unless: ['pretend', 'fantasy', 'puppet'],
  },
  ...DANGER_RULES,
  ...CRUELTY_RULES,
  ...BULLYING_RULES,
  {
    name: 'the SS of the Nazis',
    topic: 'hate',
    concepts: [['ss'], ['ss-company']],
    order: 'any',
    maxDistance: 2,
  },
  {
    name: 'a number with an extremist word',
    topic: 'hate',
    concepts: [['extremist-number'], ['nazi', 'hate-always']],
    order: 'any',
    maxDistance: 4,
  },
  {
    name: 'rules of the machine switched off',
    topic: 'prompt-injection',
    concepts: [['switch-off'], ['rules']],
    order: 'fixed',
    maxDistance: 4,
    unless: ['pretend', 'sport'],
  },
  {
    name: 'emoji with a sexual meaning',
    topic: 'sexual',
    concepts: [['emoji-eggplant', 'emoji-peach', 'emoji-banana'], ['emoji-sexual']],
    order: 'any',
    maxDistance: 2,
  },
  {
    name: 'emoji with a sexual meaning',
    topic: 'sexual',
    concepts: [
      ['emoji-eggplant', 'emoji-pointing'],
      ['emoji-peach', 'emoji-ring'],
    ],
    order: 'fixed',
    maxDistance: 1,
  },
  {
    name: 'emoji of drugs and of somebody who takes them',
    topic: 'drugs',
    concepts: [['emoji-drug', 'emoji-snow'], ['emoji-intoxicated']],
    order: 'any',
    maxDistance: 2,
  },
  {
    name: 'two flashes with an extremist number',
    topic: 'hate',
    concepts: [['emoji-flash'], ['emoji-flash'], ['extremist-number']],
    order: 'fixed',
    maxDistance: 1,
  },
  {
    name: 'emoji of a weapon beside a person, a pet or an injury',
    topic: 'violence',
    concepts: [['emoji-weapon'], ['emoji-person', 'emoji-pet', 'emoji-injury']],
    order: 'any',
    maxDistance: 3,
  },
]
