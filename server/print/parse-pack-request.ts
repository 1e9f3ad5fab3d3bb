import { type PackEntry, parsePack } from '#domain/print/class-pack.ts'
import { parsePackOptions, type PackOptions } from '#domain/print/pack-options.ts'
import { parsePrintOptions, type PrintOptions } from './parse-print-request.ts'

export interface PackRequest extends PrintOptions, PackOptions {
  entries: PackEntry[]
}

/** Parses `/print/pack/class.pdf?pages=cat*3,dog&paper=letter&name=on&word=Class%202b&numbers=add-20`, or `titles=on` instead of the word. */
export function parsePackRequest(url: URL): PackRequest | undefined {
  if (!/^\/print\/pack\/[a-z0-9_-]{1,80}\.pdf$/.test(url.pathname)) return undefined
  const entries = parsePack(url.searchParams.get('pages'))
  if (!entries) return undefined
  const { searchParams } = url
  return {
    entries,
    ...parsePackOptions((name) => searchParams.get(name)),
    // Unlike on the screen of a pack, a print has a line for the name only on request.
    nameLine: searchParams.get('name') === 'on',
    ...parsePrintOptions(url),
  }
}
