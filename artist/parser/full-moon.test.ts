import { expect, test } from 'vitest'
import { lexicon } from '../../tests/support/drawing/lexicon.ts'
import { parseWish } from './parse-wish.ts'

test.each([
  ['en', 'a witch flies under the full moon', 'a witch flies in the moonlight'],
  ['de', 'eine Hexe fliegt bei Vollmond', 'eine Hexe fliegt im Mondschein'],
  ['fr', 'une sorcière vole sous la pleine lune', 'une sorcière vole au clair de lune'],
  ['es', 'una bruja vuela con luna llena', 'una bruja vuela a la luz de la luna'],
  ['it', 'una strega vola con la luna piena', 'una strega vola al chiaro di luna'],
  ['nl', 'een heks vliegt bij volle maan', 'een heks vliegt in het maanlicht'],
] as const)('%s: the moon is full in "%s", any moon in "%s"', (language, full, any) => {
  expect(parseWish(full, language, lexicon)).toMatchObject({ time: 'night', fullMoon: true })
  expect(parseWish(any, language, lexicon).fullMoon).toBeUndefined()
})
