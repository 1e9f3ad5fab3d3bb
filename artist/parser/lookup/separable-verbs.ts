import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'

/** Adverbs in front of a verb that only say where to or with whom: "hochzieht", "terugbrengt". */
const ADVERBS: Partial<Record<Language, RegExp>> = {
  de: /^(?:hinterher|zusammen|hinunter|herunter|hinauf|herauf|hinein|herein|heraus|hinaus|hinüber|herüber|entlang|zurück|vorbei|weiter|umher|herum|davon|empor|voran|heim|hoch|runter|rauf|raus|rein|rüber|fest|nach|fort|weg|los|mit|zu|hin|her)(?=.{4})/,
  nl: /^(?:achterna|achteruit|vooruit|omhoog|omlaag|samen|terug|voort|voorbij|binnen|langs|thuis|rond|vast|neer|heen|weg|mee|toe)(?=.{4})/,
}
/** Adverbs that may change the meaning: the whole verb must be in the lexicon ("einschläft": einschlafen). */
const OTHERS: Partial<Record<Language, RegExp>> = {
  de: /^(?:auf|aus|ein|vor|an|ab|um|bei)(?=.{4})/,
  nl: /^(?:aan|uit|voor|over|op|af|in|om|na)(?=.{4})/,
}

/** The verb in one word with its separable part, as at the end of a German or Dutch clause. */
export function findSeparableVerb(
  word: string,
  language: Language,
  lexicon: Lexicon,
  find: (part: string) => WordSense[] | undefined,
): WordSense[] | undefined {
  const verbsOf = (rest: string) => find(rest)?.filter(isAction)
  const adverb = ADVERBS[language]?.exec(word)?.[0]
  const plain = adverb ? verbsOf(word.slice(adverb.length)) : undefined
  if (plain?.length) return plain
  const other = OTHERS[language]?.exec(word)?.[0]
  if (!other) return undefined
  const infinitives = (verbsOf(word.slice(other.length)) ?? []).flatMap((sense) =>
    sense.kind === 'verb' ? (lexicon.verbs.get(sense.id)?.[language].inf ?? []) : [],
  )
  const { exact } = lexicon.words[language]
  const whole = infinitives.map((infinitive) => exact.get(other + infinitive)?.filter(isAction))
  return whole.find((senses) => senses?.length) ?? verbsOf(word.slice(other.length))?.filter(isTowards)
}

/** "Anschaut", "aankijkt": with some verbs "an" only says at whom. */
const TOWARDS = new Set('look-at laugh shout spray talk roar'.split(' '))
const isTowards = (sense: WordSense): boolean => sense.kind === 'verb' && TOWARDS.has(sense.id)

const isAction = (sense: WordSense): boolean =>
  (sense.kind === 'verb' && !sense.tail) || (sense.kind === 'known' && sense.id.startsWith('do-'))
