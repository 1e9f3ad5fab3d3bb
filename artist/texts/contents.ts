import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Wish, WishFigure } from '../wish.ts'

/** Things that are named with what they hold: "a basket of Easter eggs". */
const CONTAINERS = new Set(
  'basket box bucket bowl cart handcart wheelbarrow wagon sack bag treasure-chest shopping-cart jar plate'.split(
    ' ',
  ),
)

/** What is in this container, unless it is the main figure. */
export function contentsOf(
  container: WishFigure,
  { figures }: Wish,
  lexicon: Lexicon,
): WishFigure | undefined {
  if (!CONTAINERS.has(container.noun) || container.count > 1) return undefined
  return figures
    .slice(1)
    .find(
      (each) =>
        each.count > 1 &&
        each.looks.length === 0 &&
        lexicon.nouns.has(each.noun) &&
        !isAnimate(each.noun, lexicon) &&
        isInside(each, container, figures),
    )
}

/** The container that holds this figure. */
export const containerOf = (figure: WishFigure, { figures }: Wish): WishFigure | undefined =>
  figures.find((each) => CONTAINERS.has(each.noun) && isInside(figure, each, figures))

const isInside = ({ relation }: WishFigure, container: WishFigure, figures: readonly WishFigure[]) =>
  (relation?.kind === 'in' || relation?.kind === 'with') && figures[relation.to] === container
