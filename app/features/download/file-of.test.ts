import { expect, test } from 'vitest'
import { fileOf } from './file-of.ts'

const a4 = { paper: 'a4', foot: true } as const

test('a page of ours is saved as a sheet for the chosen paper', () => {
  const page = { file_url: '/print/cat.pdf', thumbnail_url: '/storage/cat.svg' }
  expect(fileOf(page, 'de', a4)).toEqual({ kind: 'pdf', href: '/print/cat.pdf?lang=de&paper=a4&download' })
  expect(fileOf(page, 'en', { paper: 'letter', foot: false })?.href).toBe(
    '/print/cat.pdf?lang=en&paper=letter&foot=off&download',
  )
})

test('a PDF from elsewhere is taken as it is', () => {
  const file_url = 'https://files.example/cat.pdf?v=2'
  expect(fileOf({ file_url, thumbnail_url: null }, 'en', a4)).toEqual({ kind: 'pdf', href: file_url })
})

test('a page with only a picture becomes a PDF in the browser', () => {
  const picture = { kind: 'picture', href: '/storage/cat.png' }
  expect(fileOf({ file_url: '/storage/cat.png', thumbnail_url: null }, 'en', a4)).toEqual(picture)
  expect(fileOf({ file_url: null, thumbnail_url: '/storage/cat.png' }, 'en', a4)).toEqual(picture)
})

test('a page without any file offers none', () => {
  expect(fileOf({ file_url: null, thumbnail_url: null }, 'en', a4)).toBeUndefined()
  expect(fileOf({ file_url: '', thumbnail_url: '' }, 'en', a4)).toBeUndefined()
})
