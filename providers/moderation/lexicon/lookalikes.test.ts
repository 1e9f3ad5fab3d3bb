import { expect, it } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createTextAnalyser } from '../analyse-text.ts'

const analyse = createTextAnalyser()
const conceptsOf = (word: string, language: Language) => [...analyse(word, language).concepts[0]!]

it.each<[Language, string, string]>([
  ['en', 'stable', 'violent-act'],
  ['en', 'striped', 'nude'],
  ['en', 'jewels', 'ethnic-group'],
  ['de', 'Waffeln', 'gun'],
  ['de', 'Blüte', 'blood'],
  ['fr', 'bouche', 'hunting'],
  ['fr', 'caméléon', 'drug-use'],
  ['es', 'robots', 'theft'],
  ['es', 'armadillo', 'gun'],
  ['it', 'tetto', 'sex-organ'],
  ['it', 'rapido', 'abduct'],
  ['nl', 'vuilnisman', 'hatred'],
  ['nl', 'wonderland', 'blood'],
])('in %s "%s" only begins like a word of the concept %s', (language, word, concept) => {
  expect(conceptsOf(word, language)).not.toContain(concept)
})

it.each<[Language, string, string]>([
  ['en', 'stabbing', 'violent-act'],
  ['en', 'chainsaw', 'blade'],
  ['de', 'Waffen', 'gun'],
  ['fr', 'boucher', 'hunting'],
  ['es', 'robar', 'theft'],
  ['it', 'tette', 'sex-organ'],
  ['nl', 'wond', 'blood'],
])('in %s "%s" belongs to the concept %s', (language, word, concept) => {
  expect(conceptsOf(word, language)).toContain(concept)
})
