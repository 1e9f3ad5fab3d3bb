// Every method of the query builder, with the unmodified client, and the rows of docs/api.md about them.
import { readFileSync } from 'node:fs'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { apiMethodRows, methodsOf } from '../support/api-methods.ts'

let database: TestDatabase
let rest: Rest
let client: SupabaseClient

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync('tests/conformance/fixture.sql', 'utf8'))
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    schemas: ['public', 'other'],
    identify: async () => ({ role: 'anon', claims: { role: 'anon' } }),
  })
  client = createClient('http://test', 'key', {
    auth: { persistSession: false },
    global: {
      async fetch(input, init) {
        init?.signal?.throwIfAborted()
        return rest.fetch(new Request(input, init))
      },
    },
  })
})
afterAll(async () => {
  rest?.close()
  await database?.close()
})

/** The part of a query that the table below needs; the client's own type is too deep for a table. */
interface Query {
  order(column: 'id'): PromiseLike<{ data: unknown; error: unknown }>
}
const films = () => client.from('films').select('id').lt('id', 5)
const directors = () => client.from('directors').select('id')
const ids = async (query: Query) => {
  const { data, error } = await query.order('id')
  if (error) throw new Error('the query failed', { cause: error })
  return (data as { id: number }[]).map(({ id }) => id)
}

describe('filters', () => {
  it.each<[string, () => Query, number[]]>([
    ['eq', () => films().eq('title', 'Ran'), [2]],
    ['neq', () => directors().neq('id', 1), [2, 3, 4]],
    ['gt', () => directors().gt('id', 2), [3, 4]],
    ['gte', () => directors().gte('id', 2), [2, 3, 4]],
    ['lt', () => directors().lt('id', 2), [1]],
    ['lte', () => directors().lte('id', 2), [1, 2]],
    ['like', () => films().like('title', 'La %'), [3]],
    ['likeAllOf', () => films().likeAllOf('title', ['La%', '%Strada']), [3]],
    ['likeAnyOf', () => films().likeAnyOf('title', ['Ran', 'La%']), [2, 3]],
    ['ilike', () => films().ilike('title', 'ran'), [2]],
    ['ilikeAllOf', () => films().ilikeAllOf('title', ['la%', '%strada']), [3]],
    ['ilikeAnyOf', () => films().ilikeAnyOf('title', ['ran', 'la%']), [2, 3]],
    ['regexMatch', () => films().regexMatch('title', '^R[ab]n$'), [2]],
    ['regexIMatch', () => films().regexIMatch('title', '^r[ab]n$'), [2]],
    ['is', () => directors().is('born', null), [4]],
    ['isDistinct', () => directors().isDistinct('born', '1928-05-30'), [2, 3, 4]],
    ['in', () => directors().in('id', [1, 2]), [1, 2]],
    ['notIn', () => directors().notIn('id', [1, 2]), [3, 4]],
    ['contains', () => films().contains('tags', ['black and white']), [1, 4]],
    ['containedBy', () => films().containedBy('tags', ['drama']), [2, 3]],
    ['overlaps', () => films().overlaps('tags', ['drama']), [1, 3, 4]],
    ['rangeGt', () => films().rangeGt('runtime', '[0,62)'), [2, 3, 4]],
    ['rangeGte', () => films().rangeGte('runtime', '[62,65)'), [2, 3, 4]],
    ['rangeLt', () => films().rangeLt('runtime', '[93,100)'), [1, 2, 3]],
    ['rangeLte', () => films().rangeLte('runtime', '[0,93)'), [1, 2, 3]],
    ['rangeAdjacent', () => films().rangeAdjacent('runtime', '[91,95)'), [1]],
    ['textSearch', () => films().textSearch('title', 'strada', { config: 'simple' }), [3]],
    ['match', () => films().match({ id: 1, year: 1941 }), [1]],
    ['not', () => directors().not('id', 'gt', 1), [1]],
    ['or', () => directors().or('id.eq.1,id.eq.3'), [1, 3]],
    ['filter', () => directors().filter('id', 'eq', 1), [1]],
  ])('%s', async (_, query, expected) => {
    expect(await ids(query())).toEqual(expected)
  })
})

describe('modifiers', () => {
  it('order, limit and range', async () => {
    expect((await directors().order('id', { ascending: false }).limit(2)).data).toEqual([
      { id: 4 },
      { id: 3 },
    ])
    expect((await directors().order('id').range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }])
  })
  it('single and maybeSingle', async () => {
    expect((await directors().eq('id', 1).single()).data).toEqual({ id: 1 })
    expect((await directors().single()).error).toMatchObject({ code: 'PGRST116' })
    expect(await directors().eq('id', 9).maybeSingle()).toMatchObject({ data: null, error: null })
  })
  it('csv, stripNulls and a header of its own', async () => {
    expect((await directors().order('id').limit(2).csv()).data).toBe('id\n1\n2')
    expect((await client.from('directors').select('id, born').eq('id', 4).stripNulls()).data).toEqual([
      { id: 4 },
    ])
    const { data } = await client.rpc('my_header', { name: 'x-mood' }).setHeader('x-mood', 'happy')
    expect(data).toBe('happy')
  })
  it('throwOnError, and abortSignal before the request is sent', async () => {
    await expect(client.from('no_such').select().throwOnError()).rejects.toMatchObject({ code: 'PGRST205' })
    expect((await directors().abortSignal(AbortSignal.abort()).retry(false)).error).not.toBeNull()
  })
  it('maxAffected', async () => {
    // The client's types offer this method only for types generated by a newer Supabase CLI.
    const update = client.from('items').update({ quantity: 1 }).gt('id', 0) as unknown as {
      maxAffected(count: number): PromiseLike<{ error: unknown }>
    }
    expect((await update.maxAffected(1)).error).toMatchObject({ code: 'PGRST124' })
  })
  it('explain and geojson are refused with a reason', async () => {
    expect((await directors().explain()).error).toMatchObject({ code: 'PGRST107' })
    expect((await directors().geojson()).error).toMatchObject({ code: 'PGRST107' })
  })
})

describe('writes and calls', () => {
  it('insert, upsert, update and delete return the written rows', async () => {
    const items = () => client.from('items')
    expect((await items().insert({ id: 900, name: 'pen' }).select('name').single()).data).toEqual({
      name: 'pen',
    })
    expect((await items().upsert({ id: 900, name: 'ink' }).select('name')).data).toEqual([{ name: 'ink' }])
    expect((await items().update({ quantity: 9 }).eq('id', 900).select('quantity')).data).toEqual([
      { quantity: 9 },
    ])
    expect((await items().delete({ count: 'exact' }).eq('id', 900)).count).toBe(1)
  })
  it('rollback is ignored, because every request of the product is meant', async () => {
    await client.from('items').insert({ id: 901, name: 'kept' }).rollback()
    expect((await client.from('items').delete().eq('id', 901).select('name')).data).toEqual([
      { name: 'kept' },
    ])
  })
  it('rpc, schema and getOpenApiSpec', async () => {
    expect((await client.rpc('add_numbers', { a: 1, b: 2 })).data).toBe(3)
    expect((await client.rpc('add_numbers', { a: 1 }, { get: true })).data).toBe(11)
    expect((await client.schema('other').from('places').select('name').eq('id', 1)).data).toEqual([
      { name: 'elsewhere' },
    ])
    const { data } = await client.getOpenApiSpec()
    expect(data).toMatchObject({ swagger: '2.0', paths: { '/films': {} } })
  })
})

describe('docs/api.md', () => {
  const prefixes = ['client.', 'from.', 'query.', 'functions.']
  const rows = prefixes.flatMap(apiMethodRows)

  it('has exactly one row for every method of the client, its query builder and its functions', () => {
    const installed = [
      ...methodsOf(client, 'client'),
      ...methodsOf(client.from('x'), 'from'),
      ...methodsOf(client.from('x').select(), 'query'),
      ...methodsOf(client.rpc('x'), 'query'),
      ...methodsOf(client.functions, 'functions'),
    ]
    expect(rows.map(({ method }) => method).sort()).toEqual([...new Set(installed)].sort())
  })
  it.each(rows.filter(({ verdict }) => verdict !== 'client only'))(
    '$method is called in the test file that its row names',
    ({ method, verdict, where }) => {
      expect(['works', 'differs', 'not offered']).toContain(verdict)
      const [, file] = /^`(tests\/[\w/.-]+\.ts)`/.exec(where)!
      expect(readFileSync(file!, 'utf8')).toContain(`.${method.split('.').at(-1)}(`)
    },
  )
})
