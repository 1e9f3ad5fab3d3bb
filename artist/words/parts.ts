import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Reading } from '#artist/lexicon/readings.ts'
import { isAnimate, isPerson } from '#artist/lexicon/senses.ts'
import { addOnce, newFigure, relate, type Draft } from './draft.ts'
import { asOne, isCostumed } from './roles.ts'
import { settle } from './settle.ts'

const YOUNG = new Set(['baby', 'puppy', 'child'])
/** "mujer policía": the job says who it is. */
const GROWN_UPS = new Set(['woman', 'man'])
const PARENTS = new Set(['mother', 'father'])
const FAMILY_SIZE = 3
/** What things are made of: a chocolate cake needs no chocolate beside it. */
const MATERIALS = new Set(
  'chocolate stone butter honey milk cheese bread fire diamond crystal feather leaf flower'.split(' '),
)

const isCreature = (id: string, lexicon: Lexicon) => isAnimate(id, lexicon) && !isPerson(id, lexicon)

/**
 * The lesser half of a name: the cat of "cat princess", the castle of "Burggespenst", the fairies of "maison de fées". It sets the
 * scene, makes young or huge, or stands beside; things that only say what something is made of are left out. `apart` when it was a word
 * of its own ("carrozza di zucca").
 */
export function addPart(
  draft: Draft,
  part: Reading,
  headIsFigure: boolean,
  lexicon: Lexicon,
  apart = false,
): void {
  const head = draft.wish.figures[draft.latest]
  if (part.kind === 'place') return settle(draft.wish, part.id, lexicon)
  if (part.kind === 'adjective' && head && headIsFigure) return addOnce(head.looks, part.id)
  if (part.kind === 'group' || part.kind !== 'noun') return
  const sameNamedPlace = lexicon.places.get(part.id)
  if (sameNamedPlace?.as === 'landscape') return settle(draft.wish, part.id, lexicon)
  if (draft.wish.mandala && !head) {
    draft.latest = draft.wish.figures.push(newFigure(part.id, 1, [])) - 1
    return
  }
  // "im Piratenkostüm", "un costume de chef"
  if (head && isCostumed(head) && asOne(head, part.id, lexicon)) return
  if (!headIsFigure || !head || head.noun === part.id) return
  if (YOUNG.has(part.id) && isCreature(head.noun, lexicon)) return addOnce(head.looks, 'young')
  if (PARENTS.has(part.id) && isCreature(head.noun, lexicon)) return
  if (GROWN_UPS.has(head.noun) && isPerson(part.id, lexicon)) {
    head.noun = part.id
    return
  }
  if (part.id === 'giant') return addOnce(head.looks, 'huge')
  if (head.noun === 'family' && isAnimate(part.id, lexicon)) {
    head.noun = part.id
    head.count = FAMILY_SIZE
    return
  }
  if ((YOUNG.has(head.noun) || PARENTS.has(head.noun)) && isCreature(part.id, lexicon)) {
    if (YOUNG.has(head.noun)) addOnce(head.looks, 'young')
    head.noun = part.id
    return
  }
  if (!apart && asOne(head, part.id, lexicon)) return
  if (!isAnimate(part.id, lexicon) && !part.plural && !draft.article && !(apart && !MATERIALS.has(part.id)))
    return
  const beside = draft.wish.figures.push(newFigure(part.id, part.plural ? FAMILY_SIZE : 1, [])) - 1
  relate(draft, draft.latest, 'with', beside)
}
