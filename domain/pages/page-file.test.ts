import { expect, test } from 'vitest'
import { createdMaster, masterFileName, pageFileUrl, pageFileName, pictureSource } from './page-file.ts'
import { PICTURE_SOURCES } from './picture-source.ts'

test('the folder of a master records the source of the picture', () => {
  for (const source of PICTURE_SOURCES)
    expect(pictureSource(pageFileUrl(createdMaster(source, 'a-cat')))).toBe(source)
})

test('a picture in any other folder counts as drawn by the algorithm', () => {
  for (const url of [null, '', '/storage/v1/object/public/pages/starter/cat.svg', '/made/oil/cat.svg'])
    expect(pictureSource(url)).toBe('algorithmic')
})

test('the name of a file is read from its URL, and only from a URL in the bucket', () => {
  expect(pageFileName(pageFileUrl('library/cat.svg'))).toBe('library/cat.svg')
  expect(pageFileName(pageFileUrl('a%20cat.svg'))).toBe('a cat.svg')
  for (const url of [
    null,
    '',
    pageFileUrl(''),
    pageFileUrl('cat.svg?format=webp'),
    pageFileUrl('%'),
    'https://evil.example/storage/v1/object/public/pages/cat.svg',
    '/storage/v1/object/public/avatars/cat.svg',
  ])
    expect(pageFileName(url), String(url)).toBeUndefined()
})

test('only an SVG file is a master', () => {
  expect(masterFileName(pageFileUrl('library/cat.svg'))).toBe('library/cat.svg')
  expect(masterFileName(pageFileUrl('uploaded/cat.png'))).toBeUndefined()
})
