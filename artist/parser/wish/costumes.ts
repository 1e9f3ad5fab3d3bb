import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Wish } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { addOnce } from './draft.ts'

/** People dressed up as nothing in particular ("verkleidete Kinder") wear a costume. */
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

/** Clothes that the drawing of a noun always has: a snowman cannot be without its hat. */
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
  prince: 'crown',
  wizard: 'hat wizard-hat',
}
/** Parts of the body, with the animal that always has them. */
const BORN_WITH: Readonly<Record<string, string>> = {
  wings: 'dragon fairy angel pegasus butterfly dragonfly bee bat ladybug',
  horns: 'unicorn cow goat bull deer reindeer moose rhinoceros narwhal giraffe viking',
  mane: 'lion horse pony unicorn pegasus zebra',
  tail: 'cat dog mouse fox squirrel horse lion monkey cow pig dragon dinosaur crocodile mermaid',
  trunk: 'elephant mammoth',
}
const has = (list: string | undefined, id: string): boolean => list?.split(' ').includes(id) ?? false

/** The negated word that the drawing cannot leave out: "without wings" for a bee, or the action of "does not fit". */
export function unheededWithout(words: readonly Word[], at: number, { figures }: Wish): Word | undefined {
  const { sense } = words[at]!
  if (sense?.kind === 'known' && sense.id.startsWith('do-')) return words[at]
  if (!sense || !('id' in sense)) return undefined
  const isDrawn = figures.some(
    ({ noun }) => has(ALWAYS_WORN[noun], sense.id) || has(BORN_WITH[sense.id], noun),
  )
  const from = words.slice(0, at).findLastIndex((word) => word.sense?.kind === 'not')
  if (!isDrawn || from < 0) return undefined
  const typed = words.slice(from, at + 1).map((word) => word.typed)
  return { typed: typed.join(' '), sense: { kind: 'known', id: 'without' } }
}
