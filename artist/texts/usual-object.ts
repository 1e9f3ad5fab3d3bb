import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WishFigure } from '../wish.ts'

/** The object of a verb in its usual number and noun: people bake cookies and feed birds, not one cookie or a nest. */
export function asObject(verb: string, figure: WishFigure, lexicon: Lexicon): WishFigure {
  if (verb === 'play-instrument') return { ...figure, count: 1 }
  if (verb === 'put-out-fire' && lexicon.nouns.get(figure.noun)!.topic === 'buildings')
    return { ...figure, noun: 'fire', looks: [] }
  if (verb === 'bake' && IN_BATCHES.has(figure.noun) && figure.looks.length === 0)
    return { ...figure, count: 2, vague: true }
  if ((verb === 'drink' || verb === 'serve') && figure.noun === 'cup') return { ...figure, noun: 'tea' }
  if (verb === 'feed' && figure.noun === 'nestlings')
    return { ...figure, noun: 'chick', count: 2, vague: true }
  // Picking apples, eating leaves and juggling need several, although one is held.
  if (figure.vague && AFTER_ANOTHER.has(verb)) return { ...figure, count: 2 }
  if (verb === 'sell' && SOLD_IN_NUMBERS.has(figure.noun) && figure.count === 1)
    return { ...figure, count: 2, vague: true }
  if (verb === 'juggle' && figure.count === 1) return { ...figure, count: 2, vague: true }
  return figure
}
const AFTER_ANOTHER = new Set(['collect', 'pick', 'eat', 'play'])
const SOLD_IN_NUMBERS = new Set(['ice-cream', 'balloon', 'flower', 'hot-dog', 'pretzel', 'newspaper'])
const IN_BATCHES = new Set(['cookie', 'macaron', 'cupcake', 'bread-roll'])
export const DRINKS = new Set([
  'tea',
  'coffee',
  'milk',
  'juice',
  'lemonade',
  'milkshake',
  'hot-chocolate',
  'bubble-tea',
  'teapot',
  'cup',
])
/** Things that are baked rather than cooked. */
export const BAKED = new Set(
  `cake cupcake cookie pizza bread pie croissant pretzel baguette macaron bread-roll birthday-cake king-cake gingerbread-man
  gingerbread-house`.split(/\s+/),
)
