import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isReadable } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../../wish.ts'
import { indexOf, newFigure, removeFigure, type Draft } from './draft.ts'

/** People who read aloud to a child, which is added if the wish does not name it. */
const READERS = new Set('mother father grandmother grandfather aunt uncle teacher librarian nanny'.split(' '))

/** With a listener the book is part of the pose; without one the figure reads it. */
export function readBook(draft: Draft, doer: number, lexicon: Lexicon): void {
  const { figures } = draft.wish
  const reader = figures[doer]!
  const isListener = ({ noun }: WishFigure, i: number) => i !== doer && isAnimate(noun, lexicon)
  // In "leest voor aan bed" a listener is in the bed.
  const bed = figures.findIndex(({ noun }) => noun === 'bed')
  if (!figures.some(isListener) && bed >= 0 && reader.relation?.kind !== 'in') {
    delete figures[bed]!.relation
    figures.push({ ...newFigure('child', 1, []), relation: { kind: 'in', to: bed } })
  } else if (!figures.some(isListener) && READERS.has(reader.noun))
    figures.push({ ...newFigure('child', 1, []), relation: { kind: 'with', to: doer } })
  const isOnSeat = (reader.where ?? reader.relation)?.kind === 'on'
  const book = isOnSeat
    ? indexOf(figures, isReadable, 'book')
    : figures.findIndex(({ noun }) => isReadable(noun))
  // A letter that "reads" is the reader.
  if (book < 0 || book === doer) return
  if (!figures.some(isListener)) {
    // "Liest auf dem Sofa ein Buch vor".
    if (reader.relation && reader.relation.to !== book) reader.where ??= reader.relation
    Object.assign(reader, { verb: 'read', pose: 'read', relation: { kind: 'reading', to: book } })
    return
  }
  const seat = reader.where ?? reader.relation
  // On a sofa the pose needs no chair, because the listener sits on the sofa, too.
  if (seat && seat.to !== book && seat.kind === 'on') {
    Object.assign(reader, {
      verb: 'read',
      pose: 'read',
      relation: { kind: 'reading', to: book },
      where: seat,
    })
    const listener = figures.find(isListener)!
    if (!listener.where) listener.relation = { kind: 'on', to: seat.to }
    return
  }
  removeFigure(draft, book)
}
