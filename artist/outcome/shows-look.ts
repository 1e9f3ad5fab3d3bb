import type { DrawableFigure } from '../compose/figures/drawable-figures.ts'
import type { Picture } from '../compose/picture.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Wish, WishWord } from '../wish.ts'
import type { Judgement } from './judgement.ts'
import { showsPlace } from './shows-place.ts'
import { showsLookOn } from './shown-by-figures.ts'

/** Praise such as "beautiful" describes nothing that a picture could lack. */
const PRAISE = new Set(
  `beautiful cute dear good kind friendly funny cool fantastic noble fresh delicious healthy new modern simple detailed realistic
  happy famous helpful playful magic colorful`.split(/\s+/),
)
const COLOR_CLASSES = new Set(['color', 'material'])
const PLACE_OF_WEATHER: Readonly<Record<string, string>> = { snow: 'snowfall', sun: 'sunshine', rain: 'rain' }
/** Parts that every such figure has. */
const PARTS_OF_PEOPLE = new Set('hair ears nose mouth legs'.split(' '))
const PARTS_OF_ANIMALS = new Set('tail ears fur nose mouth legs'.split(' '))
const ANIMALS_WITH_A_MANE = new Set('horse pony foal lion unicorn zebra donkey pegasus'.split(' '))

/** Whether every figure of this kind is drawn with the part: a girl has no tail. */
function hasByNature({ maker, wished }: DrawableFigure, part: string, lexicon: Lexicon): boolean {
  if (maker.source === 'people') return PARTS_OF_PEOPLE.has(part)
  if (maker.source !== 'animals') return false
  if (part === 'mane') return ANIMALS_WITH_A_MANE.has(wished.noun)
  if (part === 'beak') return lexicon.nouns.get(wished.noun)?.topic === 'birds'
  return PARTS_OF_ANIMALS.has(part)
}

/** Whether a look can be seen on the figure, or asks for nothing that could be missing. */
export function isShownLook(look: string, drawable: DrawableFigure, lexicon: Lexicon): boolean {
  const adjective = lexicon.adjectives.get(look)
  return (
    PRAISE.has(look) ||
    COLOR_CLASSES.has(adjective?.class ?? '') ||
    showsLookOn(drawable, look, lexicon.nouns.get(drawable.wished.noun)?.topic)
  )
}

/** Whether a figure of the page has the look that an adjective or a part of the body asks for. */
export function showsLook({ kind, id }: WishWord, wish: Wish, picture: Picture, lexicon: Lexicon): Judgement {
  const drawables = picture.figures
  const trait = kind === 'trait' ? lexicon.traits.get(id) : undefined
  if (trait?.role) return drawables.some(({ wished }) => wished.role === trait.role) ? 'drawn' : 'not-drawn'
  if (trait?.wears) {
    const isWorn = drawables.some(
      ({ wished, maker }) => maker.source === 'people' && wished.wears.includes(trait.wears!),
    )
    return isWorn ? 'drawn' : 'not-drawn'
  }
  if (trait && !trait.look)
    return drawables.some((drawable) => hasByNature(drawable, id, lexicon)) ? 'drawn' : 'not-drawn'
  const look = trait?.look ?? id
  if (look === 'masked' && drawables.some(({ wished }) => wished.wears.includes('carnival-costume')))
    return 'drawn'
  if (look === 'dark' && wish.time === 'night') return showsPlace('night', wish, picture)
  const adjective = lexicon.adjectives.get(look)
  if (COLOR_CLASSES.has(adjective?.class ?? '')) return 'to-color'
  if (PRAISE.has(look)) return 'drawn'
  const [about, value = ''] = adjective?.look.split(':') ?? []
  const weather = about === 'weather' && PLACE_OF_WEATHER[value]
  if (weather) return showsPlace(weather, wish, picture)
  const isSeen = drawables.some(
    (drawable) =>
      drawable.wished.looks.includes(look) &&
      showsLookOn(drawable, look, lexicon.nouns.get(drawable.wished.noun)?.topic),
  )
  return isSeen ? 'drawn' : 'not-drawn'
}
