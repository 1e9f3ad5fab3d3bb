import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

test.each<[string, Language, string | undefined]>([
  ['Eine Lehrerin in der Schule', 'de', 'female'],
  ['Ein Lehrer in der Schule', 'de', 'male'],
  ['Zwei Freundinnen essen Eis', 'de', 'female'],
  ['Ein Feuerwehrmann', 'de', 'male'],
  ['Eine Ärztin', 'de', 'female'],
  ['la maîtresse', 'fr', 'female'],
  ['una doctora', 'es', 'female'],
  ['un médico', 'es', 'male'],
  ['una dottoressa', 'it', 'female'],
  ['une médecin', 'fr', 'female'],
  ['le docteur', 'fr', 'male'],
  ['una astronauta', 'es', 'female'],
  ['un astronauta', 'it', 'male'],
  ['der Arzt', 'de', 'male'],
  ['een juf', 'nl', 'female'],
  ['a policewoman', 'en', 'female'],
  ['a doctor', 'en', undefined],
  ['Ein Kind', 'de', undefined],
  ['una leonessa', 'it', 'female'],
])('%s (%s) is drawn as %s', (prompt, language, sex) => {
  expect(parseWish(prompt, language, lexicon).figures[0]?.sex).toBe(sex)
})
