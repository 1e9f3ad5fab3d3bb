import { describe, expect, it } from 'vitest'
import { defaultRestLimits } from '../rest-limits.ts'
import { parseSelect } from './select.ts'

const parse = (text: string) => parseSelect(text, defaultRestLimits)
const field = (name: string, more = {}) => ({ kind: 'field', field: { name, path: [] }, ...more })

describe('select', () => {
  it('reads columns, aliases and casts', () => {
    expect(parse('id, name:title ,year::text')).toMatchObject([
      field('id'),
      field('title', { alias: 'name' }),
      field('year', { cast: 'text' }),
    ])
  })

  it('reads JSON paths with keys and indices', () => {
    expect(parse('data->a->>b,data->0,data->"odd, key"')).toMatchObject([
      {
        field: {
          name: 'data',
          path: [
            { arrow: '->', key: 'a' },
            { arrow: '->>', key: 'b' },
          ],
        },
      },
      { field: { name: 'data', path: [{ arrow: '->', index: 0 }] } },
      { field: { name: 'data', path: [{ arrow: '->', key: 'odd, key' }] } },
    ])
  })

  it('distinguishes a dash in a name from an arrow', () => {
    expect(parse('a-b->c-d')).toMatchObject([{ field: { name: 'a-b', path: [{ arrow: '->', key: 'c-d' }] } }])
  })

  it('reads embeds with hint, join, alias, spread and their own columns', () => {
    expect(parse('id,author:people!author_id!inner(name,...town(city)),tags()')).toMatchObject([
      field('id'),
      {
        kind: 'embed',
        name: 'people',
        alias: 'author',
        hint: 'author_id',
        join: 'inner',
        spread: false,
        items: [field('name'), { kind: 'embed', name: 'town', spread: true, items: [field('city')] }],
      },
      { kind: 'embed', name: 'tags', items: [] },
    ])
  })

  it('reads aggregates', () => {
    expect(parse('count(),total:price.sum()::int,data->n::int.max()')).toMatchObject([
      field('*', { aggregate: 'count' }),
      field('price', { alias: 'total', aggregate: 'sum', aggregateCast: 'int' }),
      { cast: 'int', aggregate: 'max' },
    ])
  })

  it.each(['a,,b', 'a:', 'a::', 'a(', 'a(b', 'a)b', 'a->', 'a.nope()', '(a)', 'a!b'])(
    'rejects %s',
    (text) => {
      expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'PGRST100', status: 400 }))
    },
  )

  it('accepts only words in a cast, which becomes part of the SQL', () => {
    for (const text of ['a::int;drop', 'a::int)', "a::int'", 'a::int--', 'a::int"'])
      expect(() => parse(text)).toThrow()
  })
})
