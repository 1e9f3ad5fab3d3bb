import type { Language } from '#domain/text/languages.ts'
import { infinitives, thirdPersons } from './verb-endings.ts'

/** A possible lexicon form of an inflected word. */
interface BaseForm {
  word: string
  plural?: boolean
  diminutive?: boolean
  /** The ending belongs to this part of speech only. */
  only?: 'verb' | 'adjective'
}

type Rule = [ending: RegExp, base: string, more?: Omit<BaseForm, 'word'>]
const plural = { plural: true }
const diminutive = { diminutive: true }
const diminutivePlural = { diminutive: true, plural: true }
const verb = { only: 'verb' } as const
const adjective = { only: 'adjective' } as const

/** Endings and their replacements, most specific first. The lexicon decides whether the result is a word. */
const RULES: Record<Language, Rule[]> = {
  en: [
    [/'s$/, ''],
    [/s'$/, 's', plural],
    [/ies$/, 'y', plural],
    [/ves$/, 'f', plural],
    [/(s|x|z|ch|sh|o)es$/, '$1', plural],
    [/s$/, '', plural],
    [/([bdgklmnprt])\1ing$/, '$1', verb],
    [/ing$/, '', verb],
    [/ing$/, 'e', verb],
    [/([bdgmnprt])\1(er|est)$/, '$1', adjective],
    [/i(er|est)$/, 'y', adjective],
    [/(er|est)$/, '', adjective],
    [/(er|est)$/, 'e', adjective],
    [/ed$/, '', verb],
    [/ed$/, 'e', verb],
    [/let$/, '', diminutive],
    [/([bdgnpt])\1(y|ie)$/, '$1', diminutive],
    [/(y|ie)$/, '', diminutive],
    [/(y|ie)s$/, '', diminutivePlural],
    [/ish$/, '', adjective],
  ],
  de: [
    [/innen$/, '', plural],
    [/in$/, ''],
    [/in$/, 'e'],
    [/innen$/, 'e', plural],
    [/(e[lr])n$/, '$1', plural],
    [/en$/, 'e'],
    [/n$/, '', plural],
    [/en$/, '', plural],
    [/es$/, ''],
    [/s$/, ''],
    [/e$/, '', plural],
    [/er$/, '', plural],
    [/ern$/, '', plural],
    [/(chen|lein)s?$/, '', diminutive],
    [/(chen|lein)s?$/, 'e', diminutive],
    [/(chen|lein)s?$/, 'en', diminutive],
    [/lein$/, 'l', diminutive],
    [/erl$|li$|i$/, '', diminutive],
    [/(er|ste[nrsm]?|ere[nrsm]?)$/, '', adjective],
    [/e[nrsm]$/, ''],
    [/t$/, 'en', verb],
    [/st$/, 'en', verb],
    [/nd(e[nrsm]?)?$/, 'n', verb],
  ],
  fr: [
    [/eaux$/, 'eau', plural],
    [/aux$/, 'al', plural],
    [/x$/, '', plural],
    [/s$/, '', plural],
    [/ères?$/, 'er'],
    [/iennes?$/, 'ien'],
    [/onnes?$/, 'on'],
    [/euses?$/, 'eur'],
    [/trices?$/, 'teur'],
    [/ettes?$/, 'e', diminutive],
    [/ettes?$/, '', diminutive],
    [/(n?ette?s?)$/, '', diminutive],
    [/ets?$/, '', diminutive],
    [/es$/, '', plural],
    [/e$/, ''],
    [/ent$/, 'e', verb],
    [/ant$/, 'e', verb],
    [/er$/, 'e', verb],
    [/ées?$|és$/, 'é'],
  ],
  es: [
    [/ísim([oa]s?)$/, '$1', adjective],
    [/ísim[oa]s?$/, 'e', adjective],
    [/ces$/, 'z', plural],
    [/([lnrdj])es$/, '$1', plural],
    [/ones$/, 'ón', plural],
    [/ines$/, 'ín', plural],
    [/anes$/, 'án', plural],
    [/s$/, '', plural],
    [/as?$/, 'o'],
    [/([nrl])as?$/, '$1'],
    [/(oncit[oa]s?)$/, 'ón', diminutive],
    [/(e?cit[oa]s?)$/, '', diminutive],
    [/(e?cit[oa]s?)$/, 'e', diminutive],
    [/quit[oa]s?$/, 'co', diminutive],
    [/quit[oa]s?$/, 'ca', diminutive],
    [/guit[oa]s?$/, 'go', diminutive],
    [/guit[oa]s?$/, 'ga', diminutive],
    [/cit[oa]s?$/, 'zo', diminutive],
    [/ecit[oa]s?$/, 'z', diminutive],
    [/(it|ill)[oa]s?$/, 'o', diminutive],
    [/(it|ill)[oa]s?$/, 'a', diminutive],
    [/it[oa]s?$/, '', diminutive],
    [/it[oa]s?$/, 'e', diminutive],
    [/(ando|an|ar)$/, 'a', verb],
    [/(iendo|en|er|ir)$/, 'e', verb],
    [/ndose$/, 'ndo', verb],
    [/ándo(?:se|me|te|lo|la|los|las|le|les|nos)$/, 'ando', verb],
    [/éndo(?:se|me|te|lo|la|los|las|le|les|nos)$/, 'endo', verb],
  ],
  it: [
    [/issim([oaie])$/, '$1', adjective],
    [/issim[oaie]$/, 'e', adjective],
    [/hissim([oa])$/, '$1', adjective],
    [/chi$/, 'co', plural],
    [/che$/, 'ca', plural],
    [/ghi$/, 'go', plural],
    [/ghe$/, 'ga', plural],
    [/i$/, 'o', plural],
    [/i$/, 'e', plural],
    [/i$/, 'io', plural],
    [/i$/, 'a', plural],
    [/e$/, 'a', plural],
    [/a$/, 'o'],
    [/e$/, 'o'],
    [/trice$/, 'tore'],
    [/trici$/, 'tore', plural],
    [/(olin|cin|in|ett|ell|ucci|ott|acchiott|icell)[oa]$/, 'o', diminutive],
    [/(olin|cin|in|ett|ell|ucci|ott|icell)[oa]$/, 'a', diminutive],
    [/(olin|cin|in|ett|ell|ucci|ott|icell|iolin)[oa]$/, 'e', diminutive],
    [/(olin|cin|in|ett|ell|ucci|ott|acchiott|icell)i$/, 'o', diminutivePlural],
    [/(olin|cin|in|ett|ell|ucci|ott|icell)[ie]$/, 'a', diminutivePlural],
    [/(olin|cin|in|ett|ell|ucci|ott|icell|iolin)i$/, 'e', diminutivePlural],
    [/(ando|ano|are)$/, 'a', verb],
    [/(endo|ono|ere|ire)$/, 'e', verb],
    [/hett[oa]$/, 'a', diminutive],
  ],
  nl: [
    [/'s$/, '', plural],
    [/(tje|pje|je)s$/, '', diminutivePlural],
    [/(tje|pje|je)$/, '', diminutive],
    [/([bdfgklmnprst])\1etjes$/, '$1', diminutivePlural],
    [/([bdfgklmnprst])\1etje$/, '$1', diminutive],
    [/etjes$/, '', diminutivePlural],
    [/etje$/, '', diminutive],
    [/(aa|oo|uu|ee)tjes?$/, '$1', diminutive],
    [/aatjes?$/, 'a', diminutive],
    [/ootjes?$/, 'o', diminutive],
    [/([bdfgklmnprst])\1en$/, '$1', plural],
    [/([aou])([bdfgklmnprst])en$/, '$1$1$2', plural],
    [/e([bdfgklmnprst])en$/, 'ee$1', plural],
    [/ven$/, 'f', plural],
    [/zen$/, 's', plural],
    [/eren$/, '', plural],
    [/en$/, '', plural],
    [/n$/, '', plural],
    [/s$/, '', plural],
    [/([bdfgklmnprst])\1e$/, '$1'],
    [/([aou])([bdfgklmnprst])e$/, '$1$1$2'],
    [/ve$/, 'f'],
    [/ze$/, 's'],
    [/e$/, ''],
    [/([bdfgklmnprst])\1ere?$/, '$1', adjective],
    [/(er|ere)$/, '', adjective],
    [/de?$/, '', verb],
    [/t$/, 'en', verb],
    [/ster$|in$/, ''],
    [/ke(s|n)?$|ie$/, '', diminutive],
  ],
}

/** Forms of short verbs that begin phrases: "font du vélo", "vanno in bicicletta". */
const IRREGULAR: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    font: 'fait faire',
    faisant: 'fait faire',
    faisait: 'fait faire',
    vont: 'va aller',
    prennent: 'prend prendre',
    prenant: 'prend prendre',
    mettent: 'met mettre',
    mettant: 'met mettre',
  },
  es: {
    van: 'va ir',
    yendo: 'va ir',
    dan: 'da dar',
    dando: 'da dar',
    dándole: 'da dar',
    hacen: 'hace hacer',
    haciendo: 'hace hacer',
    juegan: 'juega jugar',
  },
  it: {
    fanno: 'fa fare',
    facendo: 'fa fare',
    vanno: 'va andare',
    andando: 'va andare',
    danno: 'dà dare',
    dando: 'dà dare',
    stanno: 'sta stare',
  },
}

const MIN_STEM_LENGTH = 3

/** Every form the word may be inflected from. German stems are also tried without their umlaut. */
export function baseForms(word: string, language: Language): BaseForm[] {
  const found: BaseForm[] = []
  for (const [ending, base, more] of RULES[language]) {
    if (!ending.test(word)) continue
    const stem = word.replace(ending, base)
    if (stem.length < MIN_STEM_LENGTH) continue
    found.push({ word: stem, ...more })
    if (language === 'de' && /[äöü]/.test(stem)) found.push({ word: withoutUmlaut(stem), ...more })
  }
  const irregular = IRREGULAR[language]
  // Only own properties, because "constructor" in a wish must not find the prototype.
  if (irregular && Object.hasOwn(irregular, word))
    for (const form of irregular[word]!.split(' ')) found.push({ word: form, only: 'verb' })
  const verbs = infinitives(word, language)
  for (const form of [...verbs, ...verbs.flatMap((verb) => thirdPersons(verb, language))])
    if (form !== word) found.push({ word: form, only: 'verb' })
  if (language === 'de' && /ae|oe|ue/.test(word)) found.push({ word: withUmlaut(word) })
  return found
}

const withoutUmlaut = (word: string) => word.replace(/ä/g, 'a').replace(/ö/g, 'o').replace(/ü/g, 'u')
const withUmlaut = (word: string) => word.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü')
