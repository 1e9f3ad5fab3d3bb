import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from '#domain/text/csv-line.ts'
import { IMPORT_LIMITS, IMPORT_COLUMNS } from '#domain/import/import-row.ts'
import { importTemplate } from '#domain/import/import-template.ts'
import { parseImportFile } from './parse-import-file.ts'

const isCategory = (slug: string) => ['animals', 'vehicles', 'people'].includes(slug)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const parse = (text: string) => parseImportFile(bytesOf(text), isCategory)
const rowsOf = (result: ReturnType<typeof parseImportFile>) => ('problem' in result ? [] : result.rows)

/** The problem of a file, or a text for each row: its number, its title and its problems. */
function summaryOf(name: string): string[] | string {
  const result = parseImportFile(readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url)), isCategory)
  if ('problem' in result) return result.problem
  return result.rows.map(({ rowNumber, title, problems }) =>
    [
      `${rowNumber} ${title}`,
      ...problems.map(({ code, column }) => (column ? `${code} in ${column}` : code)),
    ].join(' | '),
  )
}

describe('files as spreadsheets and editors write them', () => {
  test.each<[name: string, summary: string[] | string]>([
    ['plain', ['2 A cat']],
    ['crlf', ['2 A cat']],
    ['carriage-return-line-ends', ['2 A cat']],
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
    ['comment-with-one-quote', ['4 A cat']],
    ['empty-lines', ['5 A cat']],
    ['quotes-and-line-breaks-inside', ['2 A cat,\na dog\nand a mouse', '3 A cat']],
    ['quotes-inside-a-cell', ['2 A "clever" cat']],
    ['spaces-around-cells', ['2 A cat']],
    ['columns-in-another-order', ['2 A cat']],
    ['one-title-column', ['2 Een kat']],
    ['all-columns', ['2 Text 1']],
    ['unknown-columns', ['2 A cat']],
    ['short-rows', ['2 A cat', '3 A dog']],
    ['too-many-cells', ['2 A cat | too-many-cells', '3 A dog']],
    ['no-title', ['2  | title-missing', '3 A cat']],
    ['blank-title', ['2  | title-missing']],
    ['title-of-html-tags', ['2  | title-missing']],
    ['markup-in-cells', ['2 A cat img src=x alert(1)']],
    ['formulas', ['2 +A cat']],
    ['bad-difficulty', ['2 A cat | bad-difficulty in difficulty', '3 A cat']],
    ['unknown-category', ['2 A cat | unknown-category in category_slug', '3 A dog']],
    ['long-cells', ['2 A cat | cell-too-long in title_de | cell-too-long in prompt']],
    ['duplicate-row', ['2 A cat', '3 A dog', '4 A cat | duplicate-row']],
    [
      'control-characters',
      ['2 A cat\u001b[31m | unreadable-characters in title_de | unreadable-characters in title_en'],
    ],
    ['replacement-characters', ['2 A bear | unreadable-characters in title_de']],
    ['right-to-left-and-emoji', ['2 A cat 😀']],
    ['prototype-names', ['2 A cat']],
    ['duplicate-column', 'empty-or-invalid'],
    ['header-only', 'empty-or-invalid'],
    ['comments-only', 'empty-or-invalid'],
    ['empty', 'empty-or-invalid'],
    ['blank', 'empty-or-invalid'],
    ['no-header', 'empty-or-invalid'],
    ['unclosed-quote', 'unparsable'],
    ['xlsx-named-csv', 'empty-or-invalid'],
    ['html-named-csv', 'empty-or-invalid'],
    ['json-named-csv', 'empty-or-invalid'],
  ])('%s', (name, expected) => expect(summaryOf(name)).toEqual(expected))
})

test('umlauts and quotation marks of a Windows file are decoded correctly', () => {
  const file = parseImportFile(
    readFileSync(new URL('fixtures/windows-1252.csv', import.meta.url)),
    isCategory,
  )
  expect(rowsOf(file)[0]?.cells.title_de).toBe('Bär mit Äpfeln – „süß“')
  expect(file).toMatchObject({ encoding: 'windows-1252' })
})

test('unknown columns are reported', () => {
  expect(parse('title_en,notes\nA cat,mine\n')).toMatchObject({ unknownColumns: ['notes'] })
})

test('files above the limits are rejected as a whole', () => {
  const row = (number: number) => `A cat ${number}\n`
  const rows = (count: number) => `title_en\n${Array.from({ length: count }, (_, i) => row(i)).join('')}`
  expect(rowsOf(parse(rows(IMPORT_LIMITS.maxRows)))).toHaveLength(IMPORT_LIMITS.maxRows)
  expect(parse(rows(IMPORT_LIMITS.maxRows + 1))).toEqual({ problem: 'too-many-rows' })
  expect(parse(`title_en\n${'x'.repeat(IMPORT_LIMITS.maxBytes)}`)).toEqual({ problem: 'too-large' })
})

test.each([',', ';'])('both templates can be imported unchanged, separated by %s', (delimiter) => {
  for (const size of [1, 3]) {
    const rows = rowsOf(parse(importTemplate(size, ['One; two, three', 'four'], delimiter)))
    expect(rows.map(({ problems }) => problems)).toEqual(Array.from({ length: size }, () => []))
  }
})

test('the comment lines of a template begin with a plain #', () => {
  const lines = importTemplate(1, ['One; two, three', 'four'], ';').replace('\uFEFF', '').split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['# One; two, three', '# four'])
})

test('a file of random bytes is parsed into rows or a problem', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const result = parseImportFile(bytes, isCategory)
      expect('problem' in result || result.rows.length > 0).toBe(true)
    }),
  )
})

test('cells written as CSV are parsed back unchanged', () => {
  const cell = fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim())
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      (cells, delimiter) => {
        const titles = cells.map((text, index) => `${index} ${text}`.trim())
        const file =
          csvLine(['title_en', 'prompt'], delimiter) +
          titles.map((title) => csvLine([title, title], delimiter)).join('')
        expect(rowsOf(parse(file)).map((row) => row.cells.title_en)).toEqual(titles)
      },
    ),
  )
})

test('the file has two general columns, three texts in six languages, and the prompt', () => {
  expect(IMPORT_COLUMNS).toHaveLength(2 + 3 * 6 + 1)
})
