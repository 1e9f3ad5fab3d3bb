import { expect, test } from 'vitest'
import { downloadSource } from './download-source.ts'

const a4 = { paper: 'a4', foot: true } as const

test('a PDF of this site is requested for the chosen paper size', () => {
  const page = { file_url: '/print/cat.pdf', thumbnail_url: '/storage/cat.svg' }
  expect(downloadSource(page, 'de', a4)).toEqual({
    kind: 'pdf',
    href: '/print/cat.pdf?lang=de&paper=a4&download',
  })
  expect(downloadSource(page, 'en', { paper: 'letter', foot: false })?.href).toBe(
    '/print/cat.pdf?lang=en&paper=letter&foot=off&download',
  )
})

test('a PDF of another site is used unchanged', () => {
  const file_url = 'https://files.example/cat.pdf?v=2'
  expect(downloadSource({ file_url, thumbnail_url: null }, 'en', a4)).toEqual({ kind: 'pdf', href: file_url })
})

test('a page with only a picture is converted to PDF in the browser', () => {
  const picture = { kind: 'picture', href: '/storage/cat.png' }
  expect(downloadSource({ file_url: '/storage/cat.png', thumbnail_url: null }, 'en', a4)).toEqual(picture)
  expect(downloadSource({ file_url: null, thumbnail_url: '/storage/cat.png' }, 'en', a4)).toEqual(picture)
})

test('a page without a file has no download source', () => {
  expect(downloadSource({ file_url: null, thumbnail_url: null }, 'en', a4)).toBeUndefined()
  expect(downloadSource({ file_url: '', thumbnail_url: '' }, 'en', a4)).toBeUndefined()
})
