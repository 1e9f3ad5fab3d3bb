import { expect, test } from 'vitest'
import {
  DEFAULT_PACK_OPTIONS,
  formatPackOptions,
  parsePackOptions,
  type PackOptions,
} from './pack-options.ts'

const parse = (query: string) => {
  const params = new URLSearchParams(query)
  return parsePackOptions((name) => params.get(name))
}

test('options survive the way through a link', () => {
  const all: PackOptions[] = [
    DEFAULT_PACK_OPTIONS,
    { nameLine: false, word: 'Klasse 2b & Freunde', titles: false, numbers: 'add-20' },
    { nameLine: true, word: '', titles: true },
  ]
  for (const options of all) expect(parse(formatPackOptions(options).slice(1))).toEqual(options)
})

test('a link without options or with invalid ones has the defaults', () => {
  expect(parse('')).toEqual(DEFAULT_PACK_OPTIONS)
  expect(parse('name=maybe&titles=1&numbers=guess')).toEqual(DEFAULT_PACK_OPTIONS)
})
