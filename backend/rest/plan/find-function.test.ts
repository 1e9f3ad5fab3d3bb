import { expect, test } from 'vitest'
import { qualified, type SchemaCache } from '../schema/schema-cache.ts'
import { findFunction } from './find-function.ts'

/** The schema cache as far as a call reads it. */
const cacheOf = (...types: string[]) => {
  const routines = types.map((type) => ({
    schema: 'public',
    name: 'clash',
    parameters: [{ name: 'a', type, required: true }],
  }))
  return { routines: new Map([[qualified('public', 'clash'), routines]]) } as unknown as SchemaCache
}

test('an ambiguous call names its candidates in the same order, however they were created', () => {
  const call = {
    schema: 'public',
    name: 'clash',
    keys: ['a'],
    isPost: false,
    contentType: 'application/json',
    singleObject: false,
  }
  for (const cache of [cacheOf('text', 'integer'), cacheOf('integer', 'text')])
    expect(() => findFunction(cache, call)).toThrow(
      'between: public.clash(a => integer), public.clash(a => text)',
    )
})
