import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { castPlace } from './place-casts.ts'

const nouns = (language: 'en' | 'de' | 'fr', wish: string, drawable: readonly string[] = []) =>
  castPlace(parseWish(wish, language, lexicon), lexicon, (noun) => drawable.includes(noun)).figures.map(
    ({ noun }) => noun,
  )

test('a wish for a place shows who is there, also if its word could be a building', () => {
  expect(nouns('de', 'in der Bäckerei', ['bakery'])).toContain('baker')
  expect(nouns('fr', 'la ferme')).toContain('farmer')
  expect(nouns('en', 'library story hour')).toContain('librarian')
})

test('a building that has a drawing is drawn', () => {
  expect(nouns('en', 'a school', ['school'])).toEqual(['school'])
})
