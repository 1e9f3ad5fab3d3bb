import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseConvertedFigures } from './converted/parse-converted-figures.ts'
import { ownMakers } from './own-makers.ts'
import { createRegistry } from './registry.ts'
import { findFigure, necessaryNounFigures, parseNounFigures } from './noun-figures.ts'

const fileUrl = (name: string) => new URL(name, import.meta.url)
const readIds = (name: string) =>
  readFileSync(fileUrl(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id)

const nouns = readIds('../lexicon/nouns.jsonl')
const places = new Set(readIds('../lexicon/places.jsonl'))
const listed = readFileSync(fileUrl('noun-figures.jsonl'), 'utf8')
const nounFigures = parseNounFigures(listed)
const converted = parseConvertedFigures(
  brotliDecompressSync(readFileSync(fileUrl('converted/figures.jsonl.br'))).toString(),
)
const registry = createRegistry({ converted, ...ownMakers })
const undrawn = [...nounFigures.values()].filter(({ as }) => as === 'none')

describe('noun figures', () => {
  it('list every noun of the lexicon exactly once', () => {
    expect([...nounFigures.keys()].sort()).toEqual([...nouns].sort())
  })

  it('refer to existing figures and places', () => {
    const broken = [...nounFigures.values()].filter((entry) => {
      if (entry.as === 'setting') return !places.has(entry.id!)
      if (entry.as === 'figure' || entry.as === 'person')
        return !findFigure(entry.noun, nounFigures, registry)
      return entry.as === 'none' && entry.why === undefined
    })
    expect(broken).toEqual([])
  })

  it('are found in the browser as on the server, although it loads a fifth of the list', () => {
    const loaded = parseNounFigures(necessaryNounFigures(listed))
    expect(loaded.size).toBeLessThan(nounFigures.size / 5)
    for (const noun of nouns)
      expect(findFigure(noun, loaded, registry), noun).toEqual(findFigure(noun, nounFigures, registry))
  })

  it('leave at most 15 % of the nouns undrawn, with a reason', () => {
    expect(undrawn.length).toBeLessThanOrEqual(nouns.length * 0.15)
    const table = readFileSync(fileUrl('../../docs/artist-undrawn.md'), 'utf8')
    const listed = [...table.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)].flatMap(([, cell]) =>
      cell!.trim().split(', '),
    )
    expect(listed.filter((noun) => nounFigures.has(noun)).sort()).toEqual(
      undrawn.map(({ noun }) => noun).sort(),
    )
  })

  it('use a substitute only if the noun has no figure', () => {
    const single = parseNounFigures(
      '{"noun":"puppy","as":"figure","id":"whelp","substitutes":["dog"],"looks":["young"]}',
    )
    const dogs = createRegistry({ converted: converted.filter(({ id }) => id === 'dog') })
    expect(findFigure('puppy', single, dogs)).toMatchObject({ maker: { id: 'dog' }, looks: ['young'] })
    expect(findFigure('puppy', single, registry)).toMatchObject({ maker: { id: 'puppy' }, looks: [] })
  })

  it('have no figure for a place', () => {
    expect(findFigure('forest', nounFigures, registry)).toBeUndefined()
  })

  it('reject a noun that is listed twice', () => {
    const line = JSON.stringify({ noun: 'cat', as: 'figure', id: 'cat' })
    expect(() => parseNounFigures(`${line}\n${line}\n`)).toThrow('cat is listed twice')
  })
})
