import type { NounForms } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { formsOf, withSuffix } from './character-forms.ts'
import type { Character } from './story.ts'
import { FAMILY } from './family.ts'
import { titleCase } from './grammar/english.ts'
import { spaced, type Phrase } from './grammar/grammar.ts'
import { GRAMMARS } from './grammar/grammars.ts'

/** A character as the grammars need it. */
export const phraseOf = (
  character: Character,
  language: Language,
  lexicon: Lexicon,
  second = false,
): Phrase => ({
  id: character.noun,
  forms: inOnePiece(
    withFamilyArticle(withContents(character, language, lexicon), character, language, second),
    character,
  ),
  count: character.count,
  vague: character.vague,
  looks: character.looks,
  animate: character.animate,
  second,
})

/** "A basket of Easter eggs", "ein Korb voller Ostereier". */
function withContents(character: Character, language: Language, lexicon: Lexicon): NounForms {
  const forms = formsOf(character, language, lexicon)
  if (!character.contents) return forms
  const contents = phraseOf(character.contents, language, lexicon)
  const named = GRAMMARS[language].phrase(contents, 'bare', CONTENTS_ROLE[language])
  return withSuffix(forms, spaced(FULL_OF[language], named))
}
const FULL_OF: Partial<Record<Language, string>> = { en: 'of', de: 'voller', nl: 'vol' }
const CONTENTS_ROLE: Partial<Record<Language, string>> = { de: 'gen', fr: 'de', es: 'de', it: 'di' }

/** Everybody has only one of them: "umarmt Opa", "con mamá", "con la nonna". */
function withFamilyArticle(
  forms: NounForms,
  { noun, count, looks, role, inWheelchair }: Character,
  language: Language,
  second: boolean,
): NounForms {
  if (!FAMILY.has(noun) || count > 1 || looks.length > 0 || role || inWheelchair) return forms
  if (language === 'de' || language === 'nl') return { ...forms, det: 'none' }
  if (language === 'en') return { ...forms, one: titleCase(forms.one), det: 'none' }
  if (!second) return forms
  const hasArticle = language === 'it' || (language === 'es' && noun.startsWith('grand'))
  return { ...forms, det: hasArticle ? 'def' : 'none' }
}

/**
 * An adjective of size makes an uncountable noun countable ("a huge cheese", but "old cheese"), and one with a look is one of many:
 * "a happy sun".
 */
const inOnePiece = ({ det, ...forms }: NounForms, { looks, count }: Character): NounForms =>
  (det === 'mass' && count === 1 && looks.some((look) => look.class === 'size')) ||
  (det === 'unique' && looks.length > 0)
    ? forms
    : { ...forms, ...(det && { det }) }
