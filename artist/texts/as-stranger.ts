import type { Wish, WishFigure } from '../wish.ts'

const STRANGERS: Readonly<Record<string, string>> = { sister: 'girl', brother: 'boy' }
const ADULTS = new Set(['woman', 'man'])

/** The figure without its relation to the writer of the wish: "a girl" for "my sister", "a firefighter" for a woman with that job. */
function asStranger(figure: WishFigure): WishFigure {
  const { noun, role, sex, ...others } = figure
  if (STRANGERS[noun]) return { ...figure, noun: STRANGERS[noun] }
  if (!role || !ADULTS.has(noun)) return figure
  return { ...others, noun: role, sex: sex ?? (noun === 'woman' ? 'female' : 'male') }
}

/** The figure without a verb that nobody can see: not "loving a hamster". */
function withoutEmptyVerb(figure: WishFigure): WishFigure {
  const { verb, ...rest } = figure
  return verb === 'love' ? rest : figure
}

/** The figures of a wish as the texts name them. */
export const asStrangers = ({ figures }: Wish): WishFigure[] =>
  figures.map((figure) => {
    // The Easter Bunny hides eggs: everybody knows which ones.
    const isEasterEgg = figure.noun === 'easter-egg' && figures[0]?.noun === 'easter-bunny'
    return asStranger(withoutEmptyVerb(isEasterEgg ? { ...figure, noun: 'egg' } : figure))
  })
