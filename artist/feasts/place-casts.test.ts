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

test('a rainbow over a place is in its sky, and a Christmas market has stalls', () => {
  const over = castPlace(parseWish('ein Regenbogen über dem Bauernhof', 'de', lexicon), lexicon, () => true)
  expect(over).toMatchObject({ weather: 'rainbow', setting: 'farm' })
  expect(over.figures.map(({ noun }) => noun)).not.toContain('rainbow')
  const market = castPlace(parseWish('ein Weihnachtsmarkt', 'de', lexicon), lexicon, () => false)
  expect(market).toMatchObject({ setting: 'market', season: 'winter', feast: 'christmas' })
})

test('a field of flowers is about the flowers, also as one word', () => {
  expect(nouns('de', 'ein Sonnenblumenfeld')).toEqual(['sunflower'])
  expect(nouns('fr', 'un champ de tournesols')).toEqual(['sunflower'])
})

test('children at a playground use it, unless the wish says how many there are', () => {
  expect(nouns('de', 'Kinder auf dem Spielplatz')).toEqual(['child', 'swing', 'child'])
  expect(nouns('en', 'three children at the playground')).toEqual(['child'])
})

test('a village has houses, at Christmas also a tree, and visitors of a zoo see an animal', () => {
  expect(nouns('de', 'ein Dorf im Winter')).toEqual(['house'])
  expect(nouns('en', 'a snowy village at Christmas')).toEqual(['christmas-tree', 'house'])
  expect(nouns('fr', 'une famille au zoo')).toEqual(['family', 'giraffe'])
  expect(nouns('en', 'a lion at the zoo')).toEqual(['lion'])
})
