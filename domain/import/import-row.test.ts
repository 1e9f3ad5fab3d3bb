import { expect, test } from 'vitest'
import { pickImportCells, importRowTitle, parseImportRow } from './import-row.ts'

const isCategory = (slug: string) => slug === 'animals'

test('a row with only a title is of medium difficulty and drawn from its title', () => {
  expect(parseImportRow({ title_de: ' Eine Katze ' }, isCategory).row).toEqual({
    categorySlug: null,
    difficulty: 'medium',
    texts: { title: { de: 'Eine Katze' }, description: {}, seo_description: {} },
    prompt: 'Eine Katze',
    promptLanguage: 'de',
  })
})

test('the prompt is drawn instead of the title, and is read in the language of the title', () => {
  const { row } = parseImportRow({ title_fr: 'Minou', title_de: 'Mieze', prompt: 'Katze' }, isCategory)
  expect([row?.prompt, row?.promptLanguage]).toEqual(['Katze', 'de'])
})

test('every problem of a row is reported with its column', () => {
  const cells = { category_slug: 'cars', difficulty: 'heavy', title_en: ' ', prompt: 'x'.repeat(501) }
  expect(parseImportRow(cells, isCategory).problems).toEqual([
    { code: 'cell-too-long', column: 'prompt' },
    { code: 'title-missing' },
    { code: 'bad-difficulty', column: 'difficulty' },
    { code: 'unknown-category', column: 'category_slug' },
  ])
})

test('cells that are no text count as empty, and inherited properties are ignored', () => {
  const cells = { title_en: ['A cat'], title_de: 7, prompt: null }
  expect(parseImportRow(cells, isCategory).problems).toEqual([{ code: 'title-missing' }])
  expect(parseImportRow(Object.create({ title_en: 'A cat' }), isCategory).problems).toBeDefined()
})

test('only known columns are stored, and each is cut', () => {
  const cells = pickImportCells({ title_en: 'A cat', evil: 'x', prompt: 'y'.repeat(9000), title_de: ' ' })
  expect(Object.keys(cells)).toEqual(['title_en', 'prompt'])
  expect(cells.prompt!.length).toBeLessThan(1100)
})

test('a row is listed by its English title, or by the first title it has', () => {
  expect(importRowTitle({ title_de: 'Katze', title_en: 'Cat' })).toBe('Cat')
  expect(importRowTitle({ title_nl: 'Kat', title_fr: ' ' })).toBe('Kat')
  expect(importRowTitle({})).toBe('')
})
