import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const none = new Set<string>()
const english = {
  hello: 'Hello {name}, how are you?',
  pages: '{count, plural, one {# page} other {# pages}}',
}

test('complete texts have no problems', () => {
  const german = {
    hello: 'Hallo {name}, wie geht es dir?',
    pages: '{count, plural, one {# Bild} other {# Bilder}}',
  }
  expect(problemsOf('de', english, german, none)).toEqual([])
})

test.each([
  ['a missing key', 'de', { pages: '{count, plural, one {# Bild} other {# Bilder}}' }, /"hello" is missing/],
  [
    'a spare key',
    'de',
    { hello: 'Hallo {name}', pages: '{count, plural, one {#} other {#}}', x: 'y' },
    /"x" does not exist/,
  ],
  [
    'a forgotten placeholder',
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
    'a plural that French needs',
    'fr',
    { hello: 'Bonjour {name}', pages: '{count, plural, one {# page à colorier} other {# pages à colorier}}' },
    /lacks the plural many/,
  ],
  [
    'a space that breaks before a French question mark, in a plural too',
    'fr',
    {
      hello: 'Bonjour {name}\u00A0!',
      pages: '{count, plural, one {# page ?} many {# pages\u00A0?} other {# pages\u00A0?}}',
    },
    /^"pages" needs a no-break space \(U\+00A0\) in "# page \? # pa"$/,
  ],
  [
    'a gap with a French mark right behind it',
    'fr',
    { hello: 'Bonjour {name}!', pages: '{count, plural, one {#} many {#} other {#}}' },
    /^"hello" needs a no-break space \(U\+00A0\) in "Bonjour x!"$/,
  ],
  [
    'broken syntax',
    'de',
    { hello: 'Hallo {name', pages: '{count, plural, one {# Bild} other {# Bilder}}' },
    /brace too many or too few/,
  ],
])('%s is found', (_, language, own, problem) => {
  expect(problemsOf(language, english, own as unknown as Record<string, string>, none).join('\n')).toMatch(
    problem,
  )
})
