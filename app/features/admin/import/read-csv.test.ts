import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from '#domain/csv-line.ts'
import { IMPORT, IMPORT_COLUMNS } from '#domain/import-row.ts'
import { importTemplate } from '#domain/import-template.ts'
import { readCsv } from './read-csv.ts'

const isCategory = (slug: string) => ['animals', 'vehicles', 'people'].includes(slug)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytesOf(text), isCategory)
const linesOf = (result: ReturnType<typeof readCsv>) => ('problem' in result ? [] : result.lines)

/** A file in one line: its problem, or what each row is called and what is wrong with it. */
function told(name: string): string[] | string {
  const result = readCsv(readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url)), isCategory)
  if ('problem' in result) return result.problem
  return result.lines.map(({ row, title, problems }) =>
    [`${row} ${title}`, ...problems.map(({ code, column }) => (column ? `${code} in ${column}` : code))].join(
      ' | ',
    ),
  )
}

describe('files as people have them', () => {
  test.each<[name: string, told: string[] | string]>([
    ['plain', ['2 A cat']],
    ['crlf', ['2 A cat']],
    ['old-mac-line-ends', ['2 A cat']],
    ['mixed-line-ends', ['2 A cat', '3 A dog']],
    ['no-last-line-end', ['2 A cat']],
    ['byte-order-mark', ['2 A cat']],
    ['semicolons', ['2 A cat']],
    ['semicolons-with-commas-inside', ['2 Cat, dog and mouse']],
    ['tabs', ['2 A cat']],
    ['excel-separator-line', ['3 A cat']],
    ['windows-1252', ['2 A bear']],
    ['latin-1-accents', ['2 A lion']],
    ['utf-16-little', ['2 A cat']],
    ['utf-16-big', ['2 A cat']],
    ['comments', ['4 A cat']],
    ['quoted-comments', ['4 A cat']],
    ['comment-with-a-lone-quote', ['4 A cat']],
    ['empty-lines', ['5 A cat']],
    ['quotes-and-line-breaks-inside', ['2 A cat,\na dog\nand a mouse', '3 A cat']],
    ['quotes-inside-a-cell', ['2 A "clever" cat']],
    ['blanks-around-cells', ['2 A cat']],
    ['columns-in-another-order', ['2 A cat']],
    ['one-title-column', ['2 Een kat']],
    ['all-columns', ['2 Text 1']],
    ['unknown-columns', ['2 A cat']],
    ['short-rows', ['2 A cat', '3 A dog']],
    ['too-many-cells', ['2 A cat | too-many-cells', '3 A dog']],
    ['no-title', ['2  | title-missing', '3 A cat']],
    ['blank-title', ['2  | title-missing']],
    ['title-of-tags-only', ['2  | title-missing']],
    ['markup-in-cells', ['2 A cat img src=x alert(1)']],
    ['formulas', ['2 +A cat']],
    ['bad-difficulty', ['2 A cat | bad-difficulty in difficulty', '3 A cat']],
    ['unknown-category', ['2 A cat | unknown-category in category_slug', '3 A dog']],
    ['long-cells', ['2 A cat | cell-too-long in title_de | cell-too-long in prompt']],
    ['same-row-twice', ['2 A cat', '3 A dog', '4 A cat | duplicate-row']],
    [
      'control-characters',
      ['2 A cat\u001b[31m | unreadable-characters in title_de | unreadable-characters in title_en'],
    ],
    ['lost-letters', ['2 A bear | unreadable-characters in title_de']],
    ['right-to-left-and-emoji', ['2 A cat 😀']],
    ['prototype-names', ['2 A cat']],
    ['twice-the-same-column', 'empty-or-invalid'],
    ['header-only', 'empty-or-invalid'],
    ['comments-only', 'empty-or-invalid'],
    ['empty', 'empty-or-invalid'],
    ['blank', 'empty-or-invalid'],
    ['no-header', 'empty-or-invalid'],
    ['unclosed-quote', 'unparsable'],
    ['spreadsheet-in-disguise', 'empty-or-invalid'],
    ['page-of-html', 'empty-or-invalid'],
    ['json-in-disguise', 'empty-or-invalid'],
  ])('%s', (name, expected) => expect(told(name)).toEqual(expected))
})

test('umlauts and quotation marks of a Windows file arrive as they were written', () => {
  const file = readCsv(readFileSync(new URL('fixtures/windows-1252.csv', import.meta.url)), isCategory)
  expect(linesOf(file)[0]?.cells.title_de).toBe('Bär mit Äpfeln – „süß“')
  expect(file).toMatchObject({ encoding: 'windows-1252' })
})

test('columns that mean nothing here are named', () => {
  expect(read('title_en,notes\nA cat,mine\n')).toMatchObject({ ignored: ['notes'] })
})

test('files beyond the bounds are refused as a whole', () => {
  const row = (number: number) => `A cat ${number}\n`
  const rows = (count: number) => `title_en\n${Array.from({ length: count }, (_, i) => row(i)).join('')}`
  expect(linesOf(read(rows(IMPORT.maxRows)))).toHaveLength(IMPORT.maxRows)
  expect(read(rows(IMPORT.maxRows + 1))).toEqual({ problem: 'too-many-rows' })
  expect(read(`title_en\n${'x'.repeat(IMPORT.maxBytes)}`)).toEqual({ problem: 'too-large' })
})

test.each([',', ';'])('both templates can be imported as they are, separated by %s', (delimiter) => {
  for (const size of [1, 3]) {
    const lines = linesOf(read(importTemplate(size, ['One; two, three', 'four'], delimiter)))
    expect(lines.map(({ problems }) => problems)).toEqual(Array.from({ length: size }, () => []))
  }
})

test('whatever the bytes, reading ends with rows or a problem', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const result = readCsv(bytes, isCategory)
      expect('problem' in result || result.lines.length > 0).toBe(true)
    }),
  )
})

test('what is written as CSV is read back, whatever stands in the cells', () => {
  const cell = fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim())
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      (cells, by) => {
        const titles = cells.map((text, index) => `${index} ${text}`.trim())
        const file = csvLine(['title_en', 'prompt'], by) + titles.map((t) => csvLine([t, t], by)).join('')
        expect(linesOf(read(file)).map((line) => line.cells.title_en)).toEqual(titles)
      },
    ),
  )
})

test('no column of the contract is forgotten', () => {
  expect(IMPORT_COLUMNS).toHaveLength(2 + 3 * 6 + 1)
})
