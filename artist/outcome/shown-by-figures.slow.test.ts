import { beforeAll, expect, test } from 'vitest'
import type { Artist } from '../artist.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { FigureRequest } from '../drawing.ts'
import {
  CLOTHES_OF_ANIMALS,
  CLOTHES_OF_PEOPLE,
  LOOKS_OF_ANIMALS,
  LOOKS_OF_BIRDS,
  LOOKS_OF_CHARACTERS,
  LOOKS_OF_PEOPLE,
} from './shown-by-figures.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})

/** The words of a list that leave the drawing of every given figure as it was. */
function withoutEffect(nouns: string[], list: ReadonlySet<string>, key: 'looks' | 'wears'): string[] {
  const makers = nouns.map((noun) => artist.figureFinder.find(noun)!.maker)
  const drawings = (request: Partial<FigureRequest>) =>
    makers.map((maker) => JSON.stringify(maker.draw({ seed: 1, detail: 0, ...request }).shapes))
  const plain = drawings({})
  return [...list].filter((word) => drawings({ [key]: [word] }).every((drawing, at) => drawing === plain[at]))
}

test(
  'every look and every piece of clothing that counts as drawn changes the drawing',
  { timeout: 300_000 },
  () => {
    expect(withoutEffect(['girl', 'king'], LOOKS_OF_PEOPLE, 'looks')).toEqual([])
    expect(withoutEffect(['dog'], LOOKS_OF_ANIMALS, 'looks')).toEqual([])
    expect(withoutEffect(['duck'], LOOKS_OF_BIRDS, 'looks')).toEqual([])
    for (const noun of ['robot', 'monster', 'alien', 'snowman'])
      expect(withoutEffect([noun], LOOKS_OF_CHARACTERS, 'looks'), noun).toEqual([])
    expect(withoutEffect(['girl', 'boy'], CLOTHES_OF_PEOPLE, 'wears')).toEqual([])
    expect(withoutEffect(['dog'], CLOTHES_OF_ANIMALS, 'wears')).toEqual([])
  },
)
