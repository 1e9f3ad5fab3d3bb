import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '../../tests/support/drawing/lexicon.ts'
import { parseWish } from './parse-wish.ts'

/** Forms of verbs that the artist cannot show: infinitive, third persons, gerund, participle, imperative. */
const VERB_FORMS: Record<Language, string> = {
  en: 'stomps stomping stomped trampling yawned snoring tickles sneaking whispered quarrelling exploding shivers forgetting measured',
  de: 'stampft stampfen gestampft zertrampelt kitzelt schleicht geschlichen gähnte schnarchend zittern verwandelt vergisst gestritten messend',
  fr: 'piétinent piétiner piétiné chatouillait bâillant ronfle explosent grelottaient mesurez oublie disputent transformé choisissez',
  es: 'pisotean pisoteando pisoteado bostezan roncaba tiemblan explotando olvidó miden susurrando discuten transformado eligió',
  it: 'pestano pestare pestando pestato calpestano calpestavano sbadigliano russava tremando dimenticato misurano litigano trasformato',
  nl: 'stampen stampt gestampt kietelt snurkend gaapte rilden vergeten gemeten sluipend ruziën ontploft veranderde',
}
/** Common words without a drawing that resemble a drawable one. */
const OTHER_WORDS: Record<Language, string> = {
  en: 'possible traitor concept minister widow prices status rules coast pain worst',
  de: 'Waffe Gericht Schluss schwanger Geschmack vertraut schlimm handeln Gewicht',
  fr: 'personnel ministre compagnie salaire patient original crise bouge partie',
  es: 'estado paciente consejo cerveza principio servicio ventaja clave campaña',
  it: 'persona consiglio situazione prigione ministro stagione destino controllo passaggio',
  nl: 'minister prijs gewicht controle bericht regering zwanger overheid wraak',
}

for (const [kind, lists] of [
  ['a form of a verb', VERB_FORMS],
  ['a word without a drawing', OTHER_WORDS],
] as const)
  test.each(Object.entries(lists) as [Language, string][])(
    `%s: ${kind} never becomes a figure`,
    (language, words) => {
      const subject = lexicon.nouns.get('elephant')![language].one
      for (const word of words.split(' ')) {
        const { figures } = parseWish(`${subject} ${word}`, language, lexicon)
        expect(
          figures.map(({ noun }) => noun),
          word,
        ).toEqual(['elephant'])
      }
    },
  )

test.each([
  ['en', 'a mermade', 'mermaid'],
  ['de', 'eine Prinzesin', 'princess'],
  ['fr', 'un elefant', 'elephant'],
  ['es', 'un dinosauro', 'dinosaur'],
  ['it', 'un ippopotano', 'hippo'],
  ['nl', 'een krokodill', 'crocodile'],
] as const)('%s: %s is still understood', (language, prompt, noun) => {
  expect(parseWish(prompt, language, lexicon).figures[0]?.noun).toBe(noun)
})
