import type { Language } from '#domain/languages.ts'

/** A guess at the form under which a word stands in the lexicon. */
export interface Base {
  word: string
  plural?: boolean
  small?: boolean
  /** The ending belongs to this kind of word alone. */
  only?: 'verb' | 'adjective'
}

type Rule = [ending: RegExp, base: string, more?: Omit<Base, 'word'>]
const plural = { plural: true }
const small = { small: true }
const smalls = { small: true, plural: true }
const verb = { only: 'verb' } as const
const adjective = { only: 'adjective' } as const

/** Endings to undo, most telling first. The lexicon decides whether the result is a word. */
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
    [/let$/, '', small],
    [/([bdgnpt])\1(y|ie)$/, '$1', small],
    [/(y|ie)$/, '', small],
    [/(y|ie)s$/, '', smalls],
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
    [/(chen|lein)s?$/, '', small],
    [/(chen|lein)s?$/, 'e', small],
    [/(chen|lein)s?$/, 'en', small],
    [/lein$/, 'l', small],
    [/erl$|li$|i$/, '', small],
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
    [/ettes?$/, 'e', small],
    [/ettes?$/, '', small],
    [/(n?ette?s?)$/, '', small],
    [/ets?$/, '', small],
    [/es$/, '', plural],
    [/e$/, ''],
    [/ent$/, 'e', verb],
    [/ant$/, 'e', verb],
    [/er$/, 'e', verb],
    [/ées?$|és$/, 'é'],
  ],
  es: [
    [/ces$/, 'z', plural],
    [/([lnrdj])es$/, '$1', plural],
    [/ones$/, 'ón', plural],
    [/ines$/, 'ín', plural],
    [/anes$/, 'án', plural],
    [/s$/, '', plural],
    [/as?$/, 'o'],
    [/([nrl])as?$/, '$1'],
    [/(oncit[oa]s?)$/, 'ón', small],
    [/(e?cit[oa]s?)$/, '', small],
    [/(e?cit[oa]s?)$/, 'e', small],
    [/quit[oa]s?$/, 'co', small],
    [/quit[oa]s?$/, 'ca', small],
    [/guit[oa]s?$/, 'go', small],
    [/guit[oa]s?$/, 'ga', small],
    [/cit[oa]s?$/, 'zo', small],
    [/ecit[oa]s?$/, 'z', small],
    [/(it|ill)[oa]s?$/, 'o', small],
    [/(it|ill)[oa]s?$/, 'a', small],
    [/it[oa]s?$/, '', small],
    [/it[oa]s?$/, 'e', small],
    [/(ando|an|ar)$/, 'a', verb],
    [/(iendo|en|er|ir)$/, 'e', verb],
    [/ndose$/, 'ndo', verb],
  ],
  it: [
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
    [/(olin|cin|in|ett|ell|ucci|ott|acchiott|icell)[oa]$/, 'o', small],
    [/(olin|cin|in|ett|ell|ucci|ott|icell)[oa]$/, 'a', small],
    [/(olin|cin|in|ett|ell|ucci|ott|icell|iolin)[oa]$/, 'e', small],
    [/(olin|cin|in|ett|ell|ucci|ott|acchiott|icell)i$/, 'o', smalls],
    [/(olin|cin|in|ett|ell|ucci|ott|icell)[ie]$/, 'a', smalls],
    [/(olin|cin|in|ett|ell|ucci|ott|icell|iolin)i$/, 'e', smalls],
    [/(ando|ano|are)$/, 'a', verb],
    [/(endo|ono|ere|ire)$/, 'e', verb],
    [/hett[oa]$/, 'a', small],
  ],
  nl: [
    [/'s$/, '', plural],
    [/(tje|pje|je)s$/, '', smalls],
    [/(tje|pje|je)$/, '', small],
    [/([bdfgklmnprst])\1etjes$/, '$1', smalls],
    [/([bdfgklmnprst])\1etje$/, '$1', small],
    [/etjes$/, '', smalls],
    [/etje$/, '', small],
    [/(aa|oo|uu|ee)tjes?$/, '$1', small],
    [/aatjes?$/, 'a', small],
    [/ootjes?$/, 'o', small],
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
    [/(er|ere)$/, '', adjective],
    [/de?$/, '', verb],
    [/t$/, 'en', verb],
    [/ster$|in$/, ''],
    [/ke(s|n)?$|ie$/, '', small],
  ],
}

const SHORTEST = 3

/** Every base form a word may come from. German diminutives and plurals also lose their umlaut. */
export function bases(word: string, language: Language): Base[] {
  const found: Base[] = []
  for (const [ending, base, more] of RULES[language]) {
    if (!ending.test(word)) continue
    const stem = word.replace(ending, base)
    if (stem.length < SHORTEST) continue
    found.push({ word: stem, ...more })
    if (language === 'de' && /[äöü]/.test(stem)) found.push({ word: withoutUmlaut(stem), ...more })
  }
  if (language === 'de' && /ae|oe|ue/.test(word)) found.push({ word: withUmlaut(word) })
  return found
}

const withoutUmlaut = (word: string) => word.replace(/ä/g, 'a').replace(/ö/g, 'o').replace(/ü/g, 'u')
const withUmlaut = (word: string) => word.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü')
