import type { Wish, WishFigure } from '../wish.ts'

const GIFT_BRINGERS = new Set(['santa-claus', 'befana'])
const FILLING = new Set(['load', 'put', 'bring', 'hide-thing'])
const thing = (noun: string, relation: WishFigure['relation']): WishFigure => ({
  noun,
  count: 1,
  looks: [],
  wears: [],
  holds: [],
  ...(relation && { relation }),
})

/** Chimneys are on the roof, and fireplaces in the living room. */
export const withHearth = (wish: Wish): Wish => withFireplace(withNest(withChimney(wish)))

/** In three languages one word means fireplace and chimney. Figures on or in it are on the roof. */
function withChimney(wish: Wish): Wish {
  const { figures, setting } = wish
  const isPlaced = ({ relation, where }: WishFigure, to: number) =>
    [relation, where].some((place) => place?.to === to && (place.kind === 'in' || place.kind === 'on'))
  const isChimney = ({ noun }: WishFigure, i: number) =>
    noun === 'chimney' || (noun === 'fireplace' && figures.some((guest) => isPlaced(guest, i)))
  const chimney = figures.findIndex(isChimney)
  if (chimney < 0) return wish
  const isIndoors = setting === undefined || setting === 'living-room'
  return {
    ...wish,
    figures: figures.map((each, i) => (i === chimney ? { ...each, noun: 'chimney' } : each)),
    ...(isIndoors && { setting: 'rooftops' }),
    ...(!wish.time && figures.some(({ noun }) => GIFT_BRINGERS.has(noun)) && { time: 'night' as const }),
  }
}

/** A stork's nest is on top of the chimney, and the stork in it. */
function withNest(wish: Wish): Wish {
  const at = (noun: string) => wish.figures.findIndex((figure) => figure.noun === noun)
  const [chimney, nest, stork] = [at('chimney'), at('bird-nest'), at('stork')]
  if (chimney < 0 || nest < 0 || stork < 0) return wish
  const figures = wish.figures.map((figure, i): WishFigure => {
    const { relation: _, where: __, verb: ___, pose: ____, ...alone } = figure
    if (i === chimney) return alone
    if (i === nest) return { ...alone, relation: { kind: 'on', to: chimney } }
    return i === stork ? { ...alone, relation: { kind: 'in', to: nest } } : figure
  })
  return { ...wish, figures }
}

/** Stockings are filled at the fireplace, beside which the Befana has left her broom. */
function withFireplace(wish: Wish): Wish {
  const { figures, setting } = wish
  const stocking = figures.findIndex(({ noun }) => noun === 'sock' || noun === 'christmas-stocking')
  const guest = figures.findIndex(
    ({ noun, verb, relation }) =>
      GIFT_BRINGERS.has(noun) && FILLING.has(verb ?? '') && relation?.to === stocking,
  )
  const isElsewhere = setting !== undefined && setting !== 'rooftops' && setting !== 'living-room'
  if (stocking < 0 || guest < 0 || isElsewhere || figures.some(({ noun }) => noun === 'fireplace'))
    return wish
  const filled = figures.map((figure, i): WishFigure => {
    if (i === stocking) return { ...figure, noun: 'christmas-stocking', count: 1 }
    return i === guest ? { ...figure, relation: { kind: 'holding', to: stocking } } : figure
  })
  const broom =
    figures[guest]!.noun === 'befana' ? [thing('broom', { kind: 'beside', to: figures.length })] : []
  return {
    ...wish,
    setting: 'living-room',
    time: wish.time ?? 'night',
    figures: [...filled, thing('fireplace', { kind: 'with', to: guest }), ...broom],
  }
}
