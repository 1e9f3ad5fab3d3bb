import { expect, test } from 'vitest'
import { masterFolder, PICTURE_SOURCES, sourceOfMaster } from './picture-source.ts'

test('where a master lies says how it came to be', () => {
  for (const source of PICTURE_SOURCES)
    expect(sourceOfMaster(`/storage/v1/object/public/pages/${masterFolder(source)}/a-cat.svg`)).toBe(source)
})

test('anything else was drawn by us or by nobody we know', () => {
  for (const address of [null, '', '/storage/v1/object/public/pages/starter/cat.svg', '/made/oil/cat.svg'])
    expect(sourceOfMaster(address)).toBe('algorithmic')
})
