import type { NounForms } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Sex } from '../wish.ts'
import type { Character } from './story.ts'
import { sexOf } from './sex-of-character.ts'

/**
 * The noun forms of a character: the feminine or masculine word, and the text of a written name ("the name Anna").
 */
export function formsOf(character: Character, language: Language, lexicon: Lexicon): NounForms {
  const { noun, sex, writes, role, inWheelchair, baby } = character
  const word = ofSex(named(noun, language, lexicon), sex, language)
  const own = baby ? asBaby(word, language) : word
  const forms = inWheelchair ? withSuffix(own, IN_WHEELCHAIR[language]) : own
  if (role && isCostume(noun, role, lexicon))
    return dressedAs(forms, lexicon.nouns.get(role)![language], language, sex)
  if (role)
    return isChild(noun) && language === 'en'
      ? childInRole(forms, lexicon.nouns.get(role)!.en)
      : inRole(forms, lexicon.nouns.get(role)![language], language, sex ?? sexIn(noun, forms, language))
  if (!writes) return forms
  return { ...forms, one: `${forms.one} ${writes}`, ...(forms.weak && { weak: `${forms.weak} ${writes}` }) }
}

/** The forms of a noun. Spanish calls one child of unknown sex a boy. */
function named(noun: string, language: Language, { nouns }: Lexicon): NounForms {
  const forms = nouns.get(noun)![language]
  return language === 'es' && noun === 'child' ? { ...forms, one: nouns.get('boy')!.es.one } : forms
}

/** "Baby elephant", "Baby-Elefant", "bébé éléphant", "cría de elefante", "cucciolo di elefante", "babyolifant". */
function asBaby(forms: NounForms, language: Language): NounForms {
  const { one, many, weak, dat, det: _, ...others } = forms
  const [before, gender, several] = BABY[language]
  const joined = (word: string) => before + word
  return {
    ...others,
    one: joined(one),
    many: language === 'fr' ? `bébés ${many}` : several ? several + one : joined(many),
    ...(weak && { weak: joined(weak) }),
    ...(dat && { dat: joined(dat) }),
    ...(gender && { g: gender }),
  }
}

/** What comes before the name of the animal, its gender, and the plural if the animal stays in the singular. */
const BABY: Record<Language, [before: string, gender?: string, several?: string]> = {
  en: ['baby '],
  de: ['Baby-'],
  fr: ['bébé ', 'm'],
  es: ['cría de ', 'f', 'crías de '],
  it: ['cucciolo di ', 'm', 'cuccioli di '],
  nl: ['baby'],
}

const IN_WHEELCHAIR: Record<Language, string> = {
  en: 'in a wheelchair',
  de: 'im Rollstuhl',
  fr: 'en fauteuil roulant',
  es: 'en silla de ruedas',
  it: 'in sedia a rotelle',
  nl: 'in een rolstoel',
}

export const withSuffix = ({ one, many, weak, dat, ...forms }: NounForms, suffix: string): NounForms => ({
  ...forms,
  one: `${one} ${suffix}`,
  many: `${many} ${suffix}`,
  ...(weak && { weak: `${weak} ${suffix}` }),
  ...(dat && { dat: `${dat} ${suffix}` }),
})

/** The gender that a verb phrase agrees with: Dutch "haar tanden" depends on the person, not on the word. */
export const genderOf = (character: Character, language: Language, lexicon: Lexicon): string | undefined =>
  language === 'nl'
    ? sexOf(character) === 'female'
      ? 'f'
      : undefined
    : formsOf(character, language, lexicon).g

const CHILDREN = new Set(['girl', 'boy', 'child', 'baby'])
/** Whether the role is a costume: children become firefighters, but only dress up as witches. */
const isCostume = (noun: string, role: string, { nouns }: Lexicon): boolean =>
  CHILDREN.has(noun) && COSTUMES.has(nouns.get(role)?.topic ?? '')
const COSTUMES = new Set(['fantasy', 'animals', 'birds', 'insects', 'dinosaurs', 'feasts'])

/** "Girl dressed as a witch", "une fille déguisée en sorcière". */
function dressedAs(
  forms: NounForms,
  roleForms: NounForms,
  language: Language,
  sex: Sex | undefined,
): NounForms {
  const { one, many } = ofSex(roleForms, sex, language)
  const isFeminine = forms.g === 'f'
  const [single, several] = {
    en: [
      `dressed as ${/^[aeiou]/.test(one) && !one.startsWith('uni') ? 'an' : 'a'} ${one}`,
      `dressed as ${many}`,
    ],
    de: [`als ${one}`, `als ${many}`],
    fr: [`déguisé${isFeminine ? 'e' : ''} en ${one}`, `déguisé${isFeminine ? 'es' : 's'} en ${many}`],
    es: [`disfrazad${isFeminine ? 'a' : 'o'} de ${one}`, `disfrazad${isFeminine ? 'as' : 'os'} de ${many}`],
    it: [`vestit${isFeminine ? 'a' : 'o'} da ${one}`, `vestit${isFeminine ? 'e' : 'i'} da ${many}`],
    nl: [`als ${one}`, `als ${many}`],
  }[language] as [string, string]
  return { ...forms, one: `${forms.one} ${single}`, many: `${forms.many} ${several}` }
}

const isChild = (noun: string) => noun === 'girl' || noun === 'boy'
/** "Girl soccer player". */
const childInRole = (forms: NounForms, role: NounForms): NounForms => ({
  ...forms,
  one: `${forms.one} ${role.one}`,
  many: `${forms.one} ${role.many}`,
})

/** "Astronaut cat", "chat astronaute", "Katze als Astronaut". */
function inRole(forms: NounForms, roleForms: NounForms, language: Language, sex: Sex | undefined): NounForms {
  const role = ofSex(roleForms, sex, language)
  const join = (word: string, as: string) =>
    language === 'en' && !NAMED_LAST.has(as)
      ? `${as} ${word}`
      : AS[language]
        ? `${word} ${AS[language]} ${as}`
        : `${word} ${as}`
  return {
    ...forms,
    one: join(forms.one, role.one),
    many: join(forms.many, language === 'en' ? role.one : role.many),
    ...(forms.weak && { weak: join(forms.weak, role.one) }),
    ...(forms.dat && { dat: join(forms.dat, role.one) }),
  }
}
/** "Frog princess", but "pirate rabbit". */
const NAMED_LAST = new Set(
  'princess prince king queen ballerina doctor nurse vet teacher chef baker musician scientist'.split(' '),
)
const AS: Partial<Record<Language, string>> = { de: 'als', nl: 'als' }

/** "Una tortuga bombera": the role's word takes the gender of the animal's word. */
const sexIn = (noun: string, { g }: NounForms, language: Language): Sex | undefined =>
  sexOf({ noun }) === 'female'
    ? 'female'
    : AS[language] || language === 'en'
      ? undefined
      : g === 'f'
        ? 'female'
        : 'male'

function ofSex(usual: NounForms, sex: Sex | undefined, language: Language): NounForms {
  const own = sex && (sex === 'female' ? usual.she : usual.he)
  if (!own) return usual
  const g = language === 'nl' ? 'de' : sex === 'female' ? 'f' : 'm'
  return { one: own[0], many: own[1], also: [], g, ...(usual.det && { det: usual.det }) }
}
