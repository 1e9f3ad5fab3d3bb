import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

const artist = await createLocalArtist()
const nouns = (prompt: string) =>
  artist
    .createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    .wish.figures.map(({ noun }) => noun)

test('a birthday cake is the cake, and a birthday party has guests', () => {
  expect(nouns('a birthday cake')).toEqual(['birthday-cake'])
  expect(nouns('a birthday party').length).toBeGreaterThan(2)
  expect(nouns('a menorah')).toContain('mother')
})
