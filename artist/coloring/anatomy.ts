import type { Anatomy } from './part-of-region.ts'

/** Lexicon queries that decide which anatomy a noun has. */
export interface Anatomies {
  topicOf(noun: string): string | undefined
  /** Drawn as a person: a girl, a wizard, a fairy. */
  isPerson(noun: string): boolean
}

const BY_TOPIC: Readonly<Record<string, Anatomy>> = {
  birds: 'bird',
  vehicles: 'vehicle',
  buildings: 'building',
}
const FLOWERS = new Set(
  'flower rose tulip daisy sunflower daffodil poppy lily violet crocus dandelion orchid carnation hibiscus bluebell forget-me-not snowdrop edelweiss water-lily'.split(
    ' ',
  ),
)
/** Topics whose things are beings if they have a face. */
const BEINGS = new Set(['animals', 'dinosaurs', 'insects', 'fantasy', 'sea', 'toys', 'feasts'])
const TREES = new Set(
  'tree fir-tree christmas-tree oak palm-tree apple-tree willow birch bush cactus bamboo fern'.split(' '),
)

/** Buildings of the lexicon without walls and roofs. */
const STREET_FURNITURE = new Set(
  'fence traffic-light street-lamp bench mailbox well fountain statue bridge slide swing seesaw'.split(' '),
)

/** How the parts of a noun are called. */
export function anatomyOf(noun: string, hasFace: boolean, { topicOf, isPerson }: Anatomies): Anatomy {
  if (TREES.has(noun)) return 'tree'
  if (FLOWERS.has(noun)) return 'flower'
  if (STREET_FURNITURE.has(noun)) return 'object'
  const topic = topicOf(noun) ?? ''
  // Costumed people such as pirates or wizards wear a hat where others have hair.
  if (isPerson(noun)) return topic === 'people' ? 'person' : 'costumed-person'
  if (topic === 'sea') return hasFace ? 'swimmer' : 'object'
  if (BEINGS.has(topic)) return hasFace || topic === 'animals' || topic === 'dinosaurs' ? 'animal' : 'object'
  return BY_TOPIC[topic] ?? 'object'
}
