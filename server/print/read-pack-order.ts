import { readPack, type PackEntry } from '#domain/pack.ts'
import { type PrintChoices, readChoices } from './read-order.ts'

/** What a pack's address asks for: `/print/pack/class.pdf?pages=cat*3,dog&paper=letter&name=on`. */
export interface PackOrder extends PrintChoices {
  entries: PackEntry[]
  /** Whether every sheet has a line for a name. */
  nameLine: boolean
}

export function readPackOrder(url: URL): PackOrder | undefined {
  if (!/^\/print\/pack\/[a-z0-9_-]{1,80}\.pdf$/.test(url.pathname)) return undefined
  const entries = readPack(url.searchParams.get('pages'))
  return entries && { entries, nameLine: url.searchParams.get('name') === 'on', ...readChoices(url) }
}
