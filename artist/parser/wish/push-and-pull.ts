import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isPerson } from '#artist/lexicon/noun-properties.ts'
import { wordSet } from '../../word-set.ts'
import type { Draft } from './draft.ts'

const PUSHED = wordSet('swing wheelbarrow stroller shopping-cart sled box')
const PULLED = wordSet('sled wagon trailer cart handcart carriage')

/** "Dad pushes me on the swing": the child sits on the swing, and Dad pushes both. */
export function pushWithRider({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const seat = figures.findIndex(({ noun }) => PUSHED.has(noun))
  const rider = figures.findIndex(({ noun, verb }) => verb !== 'push' && isAnimate(noun, lexicon))
  if (seat < 0 || rider < 0) return
  delete figures[seat]!.relation
  figures[rider]!.relation = { kind: figures[seat]!.noun === 'swing' ? 'on' : 'in', to: seat }
  figures[doer]!.relation = { kind: 'beside', to: seat }
}

/** "A boy pulls a sled with his sister": she sits on it. */
export function pullWithRider({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const load = figures[doer]!.relation?.to ?? -1
  const rider = figures.find(
    ({ noun, verb, relation }, i) =>
      i !== doer && i !== load && !verb && isPerson(noun, lexicon) && (!relation || relation.kind === 'with'),
  )
  // "Pulls two children on the sled".
  const seat = figures[load]?.relation?.to ?? figures[doer]!.where?.to ?? -1
  if (PULLED.has(figures[seat]?.noun ?? '')) {
    figures[doer]!.relation = { kind: 'holding', to: seat }
    delete figures[doer]!.where
    figures[load]!.relation ??= { kind: 'on', to: seat }
  }
  if (rider && PULLED.has(figures[load]?.noun ?? '')) rider.relation = { kind: 'on', to: load }
}
