import type { Language } from '#domain/text/languages.ts'

/** Endings of finite forms, participles and imperatives, and the infinitive they belong to. */
type Rule = readonly [form: RegExp, infinitive: string]

/** The lexicon lists the usual forms of its verbs; these rules find the others, so that none of them is taken for a typo. */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/([bdgklmnprt])\1(?:ed|ing)$/, '$1'],
    [/ie[sd]$/, 'y'],
    [/(?:ed|ing|es|s)$/, ''],
    [/(?:ed|ing|es)$/, 'e'],
    [/in$/, ''],
  ],
  de: [
    [/(?:s?t|e?te[nt]?|e?test)$/, 'en'],
    [/e$/, 'en'],
    [/$/, 'en'],
    [/([lr])(?:e|s?t|te[nt]?|test|nd)$/, '$1n'],
    [/end(?:e[nrsm]?)?$/, 'en'],
    [/^(an|auf|aus|ab|ein|um|vor|weg|zu|mit|los|nach)?ge(.+?)e?t(?:e[nrsm]?)?$/, '$1$2en'],
    [/^(an|auf|aus|ab|ein|um|vor|weg|zu|mit|los|nach)?ge(.+[lr])t(?:e[nrsm]?)?$/, '$1$2n'],
    [/^(an|auf|aus|ab|ein|um|vor|weg|zu|mit|los|nach)zu(.+)$/, '$1$2'],
  ],
  fr: [
    [/(?:e|es|ez|ons|ent|ais|ait|aient|ant|é|ée|és|ées|a|era|erai|eront|erait)$/, 'er'],
    [/(?:e[sz]|ons|ais|ait|aient|ant|ée?s?)$/, 'e'],
    [/(?:is|it|issent|issez|issons|issait|issant|ie?s?|ira|iront)$/, 'ir'],
    [/(?:s|ent|ez|ons|ait|ant|ue?s?|ra|ront)?$/, 're'],
  ],
  es: [
    [
      /(?:o|as?|amos|an|ando|ad[oa]s?|aba[ns]?|ó|aron|é|ará[ns]?|aré|e[ns]?|emos|ad)(?:se|me|te|lo|la|los|las|le|les)?$/,
      'ar',
    ],
    [
      /(?:o|es?|emos|en|iendo|id[oa]s?|ía[ns]?|ió|ieron|í|erá[ns]?|an?|ed)(?:se|me|te|lo|la|los|las|le|les)?$/,
      'er',
    ],
    [
      /(?:o|es?|imos|en|iendo|id[oa]s?|ía[ns]?|ió|ieron|í|irá[ns]?|an?|id)(?:se|me|te|lo|la|los|las|le|les)?$/,
      'ir',
    ],
    [/(?:qu)(?:e[ns]?|é|emos)$/, 'car'],
    [/(?:gu)(?:e[ns]?|é|emos)$/, 'gar'],
    [/c(?:e[ns]?|é|emos)$/, 'zar'],
    [/([aei]r)(?:se|me|te|lo|la|los|las|le|les)$/, '$1'],
    [/ándo(?:se|me|te|lo|la|los|las|le|les|nos)$/, 'ar'],
    [/[iy]éndo(?:se|me|te|lo|la|los|las|le|les|nos)$/, 'er'],
    [/[iy]éndo(?:se|me|te|lo|la|los|las|le|les|nos)$/, 'ir'],
  ],
  it: [
    [
      /(?:o|i|a|iamo|at[eoia]|ano|ando|av[aio]|avano|ò|arono|erà|eranno|ino)(?:si|lo|la|li|le|gli|ne)?$/,
      'are',
    ],
    [
      /(?:o|i|e|iamo|ete|ono|endo|ut[eoia]|ev[aio]|evano|é|erono|erà|eranno)(?:si|lo|la|li|le|gli|ne)?$/,
      'ere',
    ],
    [
      /(?:o|i|e|isce|isco|isci|iscono|iamo|ite|ono|endo|it[oia]|iv[aio]|ivano|ì|irono|irà|iranno)(?:si|lo|la|li|le|gli|ne)?$/,
      'ire',
    ],
    [/(?:[iao]|iamo|iate|iano)$/, 'iare'],
    [/h(?:i|iamo|erà|eranno)$/, 'are'],
    [/([aei]r)(?:si|lo|la|li|le|gli|ne)$/, '$1e'],
  ],
  nl: [
    [/(?:[td]|te|ten|de|den|end|ende)?$/, 'en'],
    [/([bdfgklmnprst])[td]?$/, '$1$1en'],
    [/([aeou])\1([bdfgklmnprst])(?:t|te|ten|de|den)?$/, '$1$2en'],
    [/([aeou])\1f(?:t|de|den)?$/, '$1ven'],
    [/([aeou])\1s(?:t|de|den)?$/, '$1zen'],
    [/f(?:t|de|den)?$/, 'ven'],
    [/s(?:t|de|den)?$/, 'zen'],
    [/^(aan|op|uit|af|in|om|voor|weg|mee|na)?ge(.+?)[td]$/, '$1$2en'],
    [/^(aan|op|uit|af|in|om|voor|weg|mee|na)?ge(.*)([aeou])\3([bdfgklmnprst])[td]$/, '$1$2$3$4en'],
    [/^(aan|op|uit|af|in|om|voor|weg|mee|na)?ge(.+?)([bdfgklmnprst])[td]?$/, '$1$2$3$3en'],
    [/^(aan|op|uit|af|in|om|voor|weg|mee|na)te(.+)$/, '$1$2'],
  ],
}
const MIN_STEM_LENGTH = 4

/** The infinitives that a word may be a form of. The lexicon decides which of them is a verb. */
export function infinitives(word: string, language: Language): string[] {
  const found = new Set<string>()
  for (const [form, infinitive] of RULES[language]) {
    if (!form.test(word)) continue
    const base = word.replace(form, infinitive)
    if (base.length >= MIN_STEM_LENGTH && base !== word) found.add(base)
  }
  return [...found]
}

/** Spanish and Italian verbs of which the lexicon has the third person only: "robaba", robar, roba. */
const THIRD_PERSON: Partial<Record<Language, readonly Rule[]>> = {
  es: [
    [/ar$/, 'a'],
    [/[ei]r$/, 'e'],
  ],
  it: [
    [/are$/, 'a'],
    [/[ei]re$/, 'e'],
  ],
}

export const thirdPersons = (infinitive: string, language: Language): string[] =>
  (THIRD_PERSON[language] ?? [])
    .filter(([ending]) => ending.test(infinitive))
    .map(([ending, base]) => infinitive.replace(ending, base))
