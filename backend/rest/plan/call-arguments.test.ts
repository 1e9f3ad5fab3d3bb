import { expect, it, vi } from 'vitest'
import type { Routine } from '../schema/schema-cache.ts'
import { argumentsFromJson } from './call-arguments.ts'

const routine = {
  parameters: [
    { name: 'word', type: 'text', required: false, variadic: false },
    { name: 'number', type: 'numeric', required: false, variadic: false },
    { name: 'data', type: 'json', required: false, variadic: false },
  ],
} as Routine

const argumentValues = (json: string, value?: unknown) => {
  const keys = ['word', 'number', 'data'].filter((key) => json.includes(`"${key}"`))
  const args = argumentsFromJson(routine, json, keys, value)
  return args.kind === 'values' ? args.values.map(({ value }) => value) : args.kind
}

it.each<[json: string, values: (string | null)[]]>([
  ['{"word":"a \\"quoted\\" one"}', ['a "quoted" one']],
  ['{"word":null}', [null]],
  ['{"word":true}', ['true']],
  ['{"number":12345678901234567890.10}', ['12345678901234567890.10']],
  ['{"word":"a","number":1e3}', ['a', '1e3']],
  ['{"data":"a"}', ['"a"']],
])('passes the arguments of %s as separate values', (json, values) => {
  expect(argumentValues(json, JSON.parse(json))).toEqual(values)
  // Without the parsed body the database reads it.
  expect(argumentValues(json)).toBe('object')
})

it('passes nested or invalid JSON to the database as one object', () => {
  const deep = `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  for (const json of ['{"data":{"word":"inside"}}', '{"data":[1]}', '{"word', '[{"word":"a"}]', deep])
    expect(argumentValues(json)).toBe('object')
})

it('does not parse a nested body a second time', () => {
  const json = '{"word":"a","data":[[],[],[]]}'
  const value: unknown = JSON.parse(json)
  const parse = vi.spyOn(JSON, 'parse')
  expect(argumentValues(json, value)).toBe('object')
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})
