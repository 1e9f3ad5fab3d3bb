import { MAX_WISHED_FIGURES, type Wish, type WishFigure } from '../../wish.ts'
import { newFigure } from './draft.ts'

/** The verbs of figures that wear such equipment. */
const VERB_OF_EQUIPMENT: Readonly<Record<string, string>> = {
  ski: 'ski',
  snowboard: 'snowboard',
  'ice-skate': 'ice-skate',
  'roller-skate': 'roller-skate',
}

/** "A penguin with skis" skis. */
export function moveOnEquipment({ figures }: Wish): void {
  for (const owner of figures) {
    const noun = owner.wears.find((worn) => Object.hasOwn(VERB_OF_EQUIPMENT, worn))
    if (!noun || owner.verb || owner.relation || figures.length >= MAX_WISHED_FIGURES) continue
    owner.wears = owner.wears.filter((worn) => worn !== noun)
    const to = figures.push(newFigure(noun, owner.count, [])) - 1
    Object.assign(owner, { verb: VERB_OF_EQUIPMENT[noun], pose: 'ride', relation: { kind: 'riding', to } })
  }
}

/** Several skiers have skis of their own, which their poses show. */
export const haveOwnEquipment = ({ figures }: Wish, { verb }: WishFigure): boolean =>
  (verb === 'ski' || verb === 'ice-skate') && figures.filter((figure) => figure.verb === verb).length > 1
