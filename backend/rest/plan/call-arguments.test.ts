import { expect, it } from 'vitest'
import type { Routine } from '../schema/schema-cache.ts'
import { argumentsFromJson } from './call-arguments.ts'

const routine = {
  parameters: [
    { name: 'word', type: 'text', required: false, variadic: false },
    { name: 'number', type: 'numeric', required: false, variadic: false },
    { name: 'data', type: 'json', required: false, variadic: false },
  ],
} as Routine

const read = (json: string, value?: unknown) => {
  const keys = ['word', 'number', 'data'].filter((key) => json.includes(`"${key}"`))
  const args = argumentsFromJson(routine, json, keys, value)
  return args.kind === 'values' ? args.values.map((one) => one.value) : args.kind
}

it.each<[json: string, values: (string | null)[]]>([
  ['{"word":"a \\"quoted\\" one"}', ['a "quoted" one']],
  ['{"word":null}', [null]],
  ['{"word":true}', ['true']],
  ['{"number":12345678901234567890.10}', ['12345678901234567890.10']],
  ['{"word":"a","number":1e3}', ['a', '1e3']],
  ['{"data":"a"}', ['"a"']],
])('%s needs no second reading by the database', (json, values) => {
  expect(read(json, JSON.parse(json))).toEqual(values)
  expect(read(json)).toEqual(values)
})

it('leaves to the database what has parts of its own, and what is no JSON at all', () => {
  const deep = `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  for (const json of ['{"data":{"word":"inside"}}', '{"data":[1]}', '{"word', '[{"word":"a"}]', deep])
    expect(read(json)).toBe('object')
})
