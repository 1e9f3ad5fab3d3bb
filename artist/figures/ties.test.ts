import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readConverted } from './converted/read-converted.ts'
import { ownMakers } from './own-makers.ts'
import { createRegistry } from './registry.ts'
import { readTies, tiedFigure } from './ties.ts'

const near = (name: string) => new URL(name, import.meta.url)
const ids = (name: string) =>
  readFileSync(near(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id)

const nouns = ids('../lexicon/nouns.jsonl')
const places = new Set(ids('../lexicon/places.jsonl'))
const ties = readTies(readFileSync(near('ties.jsonl'), 'utf8'))
const converted = readConverted(
  brotliDecompressSync(readFileSync(near('converted/figures.jsonl.br'))).toString(),
)
const registry = createRegistry({ converted, ...ownMakers })
const undrawn = [...ties.values()].filter(({ as }) => as === 'none')

describe('ties', () => {
  it('tie every noun of the lexicon exactly once', () => {
    expect([...ties.keys()].sort()).toEqual([...nouns].sort())
  })

  it('lead to something that can be drawn', () => {
    const dead = [...ties.values()].filter((tie) => {
      if (tie.as === 'setting') return !places.has(tie.id!)
      if (tie.as === 'figure' || tie.as === 'person') return !tiedFigure(tie.noun, ties, registry)
      return tie.as === 'none' && tie.why === undefined
    })
    expect(dead).toEqual([])
  })

  it('leave at most fifteen of a hundred nouns undrawn, and say which and why', () => {
    expect(undrawn.length).toBeLessThanOrEqual(nouns.length * 0.15)
    const list = readFileSync(near('../../docs/artist-undrawn.md'), 'utf8')
    const listed = [...list.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)].flatMap(([, cell]) =>
      cell!.trim().split(', '),
    )
    expect(listed.filter((noun) => ties.has(noun)).sort()).toEqual(undrawn.map(({ noun }) => noun).sort())
  })

  it('draw a puppy as a young dog until somebody draws a puppy', () => {
    const few = readTies('{"noun":"puppy","as":"figure","id":"whelp","otherwise":["dog"],"looks":["young"]}')
    const dogs = createRegistry({ converted: converted.filter(({ id }) => id === 'dog') })
    expect(tiedFigure('puppy', few, dogs)).toMatchObject({ maker: { id: 'dog' }, looks: ['young'] })
    expect(tiedFigure('puppy', few, registry)).toMatchObject({ maker: { id: 'puppy' }, looks: [] })
  })

  it('draw no figure for a place', () => {
    expect(tiedFigure('forest', ties, registry)).toBeUndefined()
  })

  it('refuse a noun that is tied twice', () => {
    const line = JSON.stringify({ noun: 'cat', as: 'figure', id: 'cat' })
    expect(() => readTies(`${line}\n${line}\n`)).toThrow('cat is tied twice')
  })
})
