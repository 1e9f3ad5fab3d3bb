import type { WishFigure } from '../wish.ts'

const STRANGERS: Readonly<Record<string, string>> = { sister: 'girl', brother: 'boy' }
const ADULTS = new Set(['woman', 'man'])

/** The figure without its relation to the writer of the wish: "a girl" for "my sister", "a firefighter" for a woman with that job. */
export function asStranger(figure: WishFigure): WishFigure {
  const { noun, role, sex, ...others } = figure
  if (STRANGERS[noun]) return { ...figure, noun: STRANGERS[noun] }
  if (!role || !ADULTS.has(noun)) return figure
  return { ...others, noun: role, sex: sex ?? (noun === 'woman' ? 'female' : 'male') }
}
