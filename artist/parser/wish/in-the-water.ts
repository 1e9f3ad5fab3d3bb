import { isAnimal, topicOf } from '#artist/lexicon/noun-properties.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Wish } from '../../wish.ts'

/** Verbs of an animal in the water. With other verbs, such as spraying or drinking, the animal is beside the water. */
const IN_WATER = new Set(['', 'stand', 'sit', 'lie', 'play', 'walk', 'jump', 'splash', 'float', 'run'])
const ON_PONDS = new Set(['duck', 'duckling', 'swan', 'goose', 'frog'])

/** "A hippo in the water" names no place: sea animals are in the sea, ducks on a pond, and others in a river. */
export function placeInWater(wish: Wish, lexicon: Lexicon): void {
  const [main] = wish.figures
  const isNamed = wish.words?.some(({ kind, id }) => kind === 'known' && id === 'water')
  if (!main || !isNamed || wish.setting || !isAnimal(main.noun, lexicon)) return
  if (!IN_WATER.has(main.verb ?? '') || main.relation) return
  wish.setting = topicOf(main.noun, lexicon) === 'sea' ? 'sea' : ON_PONDS.has(main.noun) ? 'pond' : 'river'
  wish.inWater = true
}
