import { expect, test } from 'vitest'
import { languageProblems } from './text-problems.ts'

const noAllowedSame = new Set<string>()
const english = {
  hello: 'Hello {name}, how are you?',
  pages: '{count, plural, one {# page} other {# pages}}',
}

test('complete texts have no problems', () => {
  const german = {
    hello: 'Hallo {name}, wie geht es dir?',
    pages: '{count, plural, one {# Bild} other {# Bilder}}',
  }
  expect(languageProblems('de', english, german, noAllowedSame)).toEqual([])
})

test.each([
  ['a missing key', 'de', { pages: '{count, plural, one {# Bild} other {# Bilder}}' }, /"hello" is missing/],
  [
    'an extra key',
    'de',
    { hello: 'Hallo {name}', pages: '{count, plural, one {#} other {#}}', x: 'y' },
    /"x" does not exist/,
  ],
  [
    'a missing placeholder',
    'de',
    { hello: 'Hallo du', pages: '{count, plural, one {# Bild} other {# Bilder}}' },
    /uses \{\} but English uses \{name\}/,
  ],
  [
    'a text left in English',
    'nl',
    { hello: 'Hello {name}, how are you?', pages: '{count, plural, one {# plaat} other {# platen}}' },
    /same as in English/,
  ],
  [
    'a missing plural form of French',
    'fr',
    { hello: 'Bonjour {name}', pages: '{count, plural, one {# page à colorier} other {# pages à colorier}}' },
    /lacks the plural many/,
  ],
  [
    'a breaking space before a French question mark in a plural form',
    'fr',
    {
      hello: 'Bonjour {name}\u00A0!',
      pages: '{count, plural, one {# page ?} many {# pages\u00A0?} other {# pages\u00A0?}}',
    },
    /^"pages" needs a no-break space \(U\+00A0\) in "# page \? # pa"$/,
  ],
  [
    'a placeholder directly followed by French punctuation',
    'fr',
    { hello: 'Bonjour {name}!', pages: '{count, plural, one {#} many {#} other {#}}' },
    /^"hello" needs a no-break space \(U\+00A0\) in "Bonjour x!"$/,
  ],
  [
    'an unbalanced brace',
    'de',
    { hello: 'Hallo {name', pages: '{count, plural, one {# Bild} other {# Bilder}}' },
    /brace too many or too few/,
  ],
])('%s is reported', (_, language, translated, problem) => {
  expect(
    languageProblems(language, english, translated as unknown as Record<string, string>, noAllowedSame).join(
      '\n',
    ),
  ).toMatch(problem)
})
