import { type PackEntry, parsePack } from '#domain/print/class-pack.ts'
import { parsePrintOptions, type PrintOptions } from './parse-print-request.ts'

export interface PackRequest extends PrintOptions {
  entries: PackEntry[]
  /** Prints a line for the child's name on each sheet. */
  nameLine: boolean
}

/** Parses `/print/pack/class.pdf?pages=cat*3,dog&paper=letter&name=on`. */
export function parsePackRequest(url: URL): PackRequest | undefined {
  if (!/^\/print\/pack\/[a-z0-9_-]{1,80}\.pdf$/.test(url.pathname)) return undefined
  const entries = parsePack(url.searchParams.get('pages'))
  return entries && { entries, nameLine: url.searchParams.get('name') === 'on', ...parsePrintOptions(url) }
}
