import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Artist } from '../artist.ts'
import { isNothingDrawable } from './nothing-drawable.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})

test.each(LANGUAGES)('a wish of which nothing can be drawn gets three others that can (%s)', (language) => {
  const scene = artist.createScene({ prompt: 'qwertz uiop', language, style: 'cartoon', seed: 1 })
  expect(isNothingDrawable(scene)).toBe(true)
  const ideas = artist.suggestIdeas('qwertz uiop', language)
  expect(new Set(ideas).size).toBe(3)
  for (const prompt of ideas) {
    const { outcome, flaws } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
    expect({ ...outcome, drawn: [], flaws }, prompt).toEqual({ drawn: [], drawnAs: [], toColor: [], notDrawn: [], unknown: [], flaws: [] }) // prettier-ignore
  }
  expect(artist.suggestIdeas('qwertz uiop', language)).toEqual(ideas)
})

test('ideas are close: words that are written alike, and the place of the wish', () => {
  expect(artist.suggestIdeas('a dinoxor', 'en')[0]).toMatch(/dinosaur/i)
  for (const idea of artist.suggestIdeas('ein Blorptang im Dschungel', 'de'))
    expect(idea).toMatch(/im Dschungel/)
})
