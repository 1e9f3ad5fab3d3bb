import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { castFeast } from '../feasts/feast-casts.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTexts } from './write-texts.ts'

const textsOf = (prompt: string, seed: number, from: Language = 'en') =>
  writeTexts(parseWish(prompt, from, lexicon), seed, lexicon)

test('people beside a thing or in a feast are named together, and the same ones are counted', () => {
  const feast = (prompt: string) => writeTexts(castFeast(parseWish(prompt, 'en', lexicon)), 3, lexicon)
  expect(feast('may day').en.description).toContain('A maypole with a girl and a boy')
  expect(feast('may day').de.description).toContain('Maibaum mit einem Mädchen und einem Jungen')
  expect(feast('christmas').nl.description).toContain('versieren een meisje en een jongen een kerstboom')
  expect(feast('three kings').es.description).toContain('Los Reyes Magos con un camello')
  expect(feast('three kings').en.description).toContain('the wise men with a camel')
  expect(feast('san fermin').it.description).toContain('un toro con due uomini')
  expect(textsOf('a baker with bread and a child', 3).fr.title).toBe('Un boulanger et un enfant avec du pain')
})

test('verbs are those that a native speaker uses with the object', () => {
  const titles = (prompt: string, from: Language = 'en') => {
    const texts = textsOf(prompt, 3, from)
    return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].title]))
  }
  expect(titles('the easter bunny paints an egg')).toMatchObject({
    de: 'Der Osterhase bemalt ein Ei',
    nl: 'De paashaas beschildert een ei',
  })
  expect(titles('a child paints a rainbow').de).toContain('malt')
  expect(titles('Papa kocht eine Pizza', 'de')).toMatchObject({ de: 'Papa backt eine Pizza' })
  expect(titles('dad cooks a pancake')).toMatchObject({
    en: 'Dad Making a Pancake',
    de: 'Papa macht einen Pfannkuchen',
  })
  expect(titles('a child blows out a birthday cake').it).toContain('spegne le candeline di una torta')
  expect(titles('a doctor holds a teddy bear').es).toBe('Un médico sujetando un osito de peluche')
})

test('sitting figures agree in gender and number', () => {
  expect(textsOf('a sitting unicorn', 3).fr.title).toBe('Une licorne assise')
  expect(textsOf('two princesses sit in the garden', 3).es.title).toBe('Dos princesas sentadas en el jardín')
  expect(textsOf('a cat sits', 3).it.description).toContain('un gatto è seduto')
})

test('who walks over a place is on it, who flies is above it', () => {
  expect(textsOf('ein Kind geht über den Zebrastreifen', 3, 'de').nl.title).toContain('op het zebrapad')
  expect(textsOf('a child walks over the bridge', 3).de.title).toContain('auf einer Brücke')
  expect(textsOf('ein Flugzeug über der Stadt', 3, 'de').en.title).toBe('Airplane over the City')
})
