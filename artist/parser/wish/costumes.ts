import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Wish } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { addOnce } from './draft.ts'

/** People who are dressed up, but not as somebody ("verkleidete Kinder"), wear a costume. */
export function putInCostumes({ figures }: Wish, lexicon: Lexicon): void {
  for (const figure of figures) {
    const isDressedUp = figure.verb === 'dress-up' && !figure.relation
    if (figure.role || !isPerson(figure.noun, lexicon) || !(isDressedUp || figure.looks.includes('masked')))
      continue
    if (isDressedUp) {
      delete figure.verb
      delete figure.pose
    }
    figure.looks = figure.looks.filter((look) => look !== 'masked')
    addOnce(figure.wears, 'carnival-costume')
  }
}

/** What belongs to the drawing of these: a snowman cannot be without it. */
const ALWAYS_WORN: Readonly<Record<string, string>> = {
  snowman: 'hat top-hat scarf',
  witch: 'hat witch-hat',
  pirate: 'hat pirate-hat',
  gnome: 'hat',
  dwarf: 'hat',
  'santa-claus': 'hat santa-hat',
  king: 'crown',
  queen: 'crown',
  princess: 'crown',
}

/** What is told of a negated word: "without a hat" where the figure has one anyway, and the action of "does not fit". */
export function unheededWithout(words: readonly Word[], at: number, { figures }: Wish): Word | undefined {
  const { sense } = words[at]!
  if (sense?.kind === 'known' && sense.id.startsWith('do-')) return words[at]
  if (sense?.kind !== 'noun') return undefined
  const isWorn = figures.some(({ noun }) => ALWAYS_WORN[noun]?.split(' ').includes(sense.id))
  const from = words.slice(0, at).findLastIndex((word) => word.sense?.kind === 'not')
  if (!isWorn || from < 0) return undefined
  const typed = words.slice(from, at + 1).map((word) => word.typed)
  return { typed: typed.join(' '), sense: { kind: 'known', id: 'without' } }
}
