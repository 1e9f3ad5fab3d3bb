import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../../wish.ts'
import { newFigure, type Draft } from './draft.ts'

/** "Dad carries me on his shoulders": the child sits on them. The phrase may follow the name of the child. */
export function putOnShoulders({ wish: { figures } }: Draft, named: number, lexicon: Lexicon): void {
  const other = figures.findIndex(
    ({ noun, relation }, i) =>
      isAnimate(noun, lexicon) &&
      i !== named &&
      (figures[named]!.relation?.to === i || relation?.to === named || figures.length === 2),
  )
  const isCarried = CARRYING.has(figures[other]?.verb ?? '') || isSmaller(figures[named]!, figures[other])
  const carrier = isCarried ? other : named
  const known = isCarried ? named : other
  const rider = known < 0 ? figures.push(newFigure('child', 1, [])) - 1 : known
  const areAnimals = isAnimal(figures[carrier]!.noun, lexicon)
  delete figures[rider]!.verb
  delete figures[rider]!.pose
  delete figures[carrier]!.relation
  // Animals carry on the back.
  Object.assign(figures[carrier]!, areAnimals ? { verb: 'carry', pose: 'stand' } : { verb: 'ride-shoulders', pose: 'shoulders' }) // prettier-ignore
  Object.assign(figures[rider]!, { count: 1, relation: { kind: areAnimals ? 'riding' : 'on', to: carrier } })
}

const CARRYING = new Set(['carry', 'hold', 'fetch', 'give'])
const CHILDREN = new Set('child girl boy baby brother sister'.split(' '))
/** "A girl on the shoulders of her father" is carried by him. */
const isSmaller = ({ noun, looks }: WishFigure, other: WishFigure | undefined): boolean =>
  !!other &&
  (CHILDREN.has(noun) || looks.includes('young')) &&
  !CHILDREN.has(other.noun) &&
  !other.looks.includes('young')
