import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WordIndex, WordSense } from '#artist/lexicon/word-index.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import { removeAccents } from '#artist/lexicon/spelling.ts'
import { splitCompound } from './compounds.ts'
import { baseForms } from './inflection.ts'
import { matchSingleSign, matchWrittenWord } from './written-words.ts'
import { isBreak, isStop, type Token } from '../tokens/tokenise.ts'
import { findSeparableVerb } from './separable-verbs.ts'
import { correctTypo } from './typos.ts'
import type { WordMatch } from './word-match.ts'

/** Looks the tokens up from left to right and prefers the longest entry. */
export function matchWords(tokens: Token[], language: Language, lexicon: Lexicon): WordMatch[] {
  const index = lexicon.words[language]
  const lone = matchSingleSign(tokens)
  if (lone) return [lone]
  const matches: WordMatch[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    if (isBreak(token)) {
      matches.push({ ...token, senses: [], pause: isStop(token) ? 'stop' : 'comma' })
      at++
      continue
    }
    const written = matchWrittenWord(tokens, at, language, lexicon)
    if (written) {
      matches.push(written.match)
      at += written.length
      continue
    }
    const exact = findLongest(
      tokens,
      at,
      isLetterToSomebody(tokens, at) ? 1 : index.maxWords,
      (key) =>
        index.exact.get(key) ??
        index.withoutAccents.get(removeAccents(key)) ??
        // "A teddy bear's heart".
        (/ .*['’]s$/.test(key) ? index.exact.get(key.slice(0, -2)) : undefined),
    )
    const phrase = exact && exact.length > 1 ? exact : (findVerbPhrase(tokens, at, language, index) ?? exact)
    if (phrase && phrase.length > 1) {
      const words = tokens.slice(at, at + phrase.length)
      matches.push({
        typed: typedText(words),
        word: words.map((word) => word.word).join(' '),
        capital: token.capital,
        senses: phrase.senses,
      })
      at += phrase.length
      continue
    }
    const splitWord = matchSplitWord(tokens, at, language, lexicon)
    if (splitWord) {
      matches.push({ ...token, typed: `${token.typed} ${tokens[at + 1]!.typed}`, senses: splitWord })
      at += 2
      continue
    }
    matches.push({
      ...token,
      ...(phrase
        ? { senses: phrase.senses }
        : withoutVerbs(
            matchUnlisted(token, isName(tokens, at, language), language, lexicon),
            tokens,
            at,
            language,
          )),
    })
    at++
  }
  return matches
}

/** Italian "una lettera a Babbo Natale" has a receiver; "la lettera A" is the letter A. */
const isLetterToSomebody = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word === 'lettera' &&
  tokens[at + 1]?.typed === 'a' &&
  tokens[at + 2] !== undefined &&
  !isBreak(tokens[at + 2]!)

/** The words as typed; "grand-mère" is two words of one piece. */
const typedText = (words: Token[]) =>
  words
    .map((word) => word.typed)
    .filter((typed, at, all) => typed !== all[at - 1])
    .join(' ')

function findLongest(
  tokens: Token[],
  at: number,
  max: number,
  find: (key: string) => WordSense[] | undefined,
) {
  let end = at
  while (end < tokens.length && end - at < max && !isBreak(tokens[end]!)) end++
  for (; end > at; end--) {
    const senses = find(
      tokens
        .slice(at, end)
        .map((token) => token.word)
        .join(' '),
    )
    if (senses) return { senses, length: end - at }
  }
  return undefined
}

/** Finds a verb with its preposition in every form of the verb: "tirando de" is "tira de", pulls, not "tira", throws. */
function findVerbPhrase(tokens: Token[], at: number, language: Language, index: WordIndex) {
  const next = tokens[at + 1]
  if (!next || isBreak(next)) return undefined
  for (const { word, only } of baseForms(tokens[at]!.word, language)) {
    if (only && only !== 'verb') continue
    const inflected = tokens.slice(0, at + index.maxWords)
    inflected[at] = { ...tokens[at]!, word }
    const found = findLongest(inflected, at, index.maxWords, (key) =>
      key.includes(' ') ? index.exact.get(key)?.filter(({ kind }) => kind === 'verb') : undefined,
    )
    if (found && found.senses.length > 0) return found
  }
  return undefined
}

/** Matches one word written as two: "Feuerwehr Auto", "fire man", "piraten schip". */
function matchSplitWord(
  tokens: Token[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): WordSense[] | undefined {
  const next = tokens[at + 1]
  if (!next || isBreak(next)) return undefined
  const { exact } = lexicon.words[language]
  // Grammar words never join: "hond en kat" is not "honden", "ein Lehrer in der Schule" is not "Lehrerin".
  if (exact.get(next.word)?.some(({ kind }) => !CONTENT_KINDS.has(kind))) return undefined
  const senses = exact.get(tokens[at]!.word + next.word)
  const noun = senses?.find((sense) => sense.kind === 'noun')
  if (!noun) return undefined
  // "a dragon flies" is a noun and a verb, "dragon fly" is one noun.
  const actsAsVerb = noun.plural && exact.get(next.word)?.some((sense) => sense.kind === 'verb')
  const isAnimateNoun = exact.get(tokens[at]!.word)?.some(({ kind, ...rest }) => kind === 'noun' && 'id' in rest && isAnimate(rest.id, lexicon)) // prettier-ignore
  return actsAsVerb && isAnimateNoun ? undefined : senses
}

/** A capital inside a German sentence marks a noun: "Land" is no form of "landen", but "beim Landen" is. */
function withoutVerbs(match: UnlistedMatch, tokens: Token[], at: number, language: Language): UnlistedMatch {
  const { capital, word } = tokens[at]!
  const before = tokens[at - 1]
  const isNoun =
    language === 'de' && capital && !!before && !isStop(before) && !before.capital && !word.endsWith('n')
  return isNoun ? { ...match, senses: match.senses.filter(({ kind }) => kind !== 'verb') } : match
}

type UnlistedMatch = Pick<WordMatch, 'senses' | 'modifier' | 'inexact'>

/** The largest number in the lexicon; a page has no room for more copies. */
const MAX_NUMBER = 21

/** A capital inside a sentence marks a name, except in German, where every noun has one. */
function isName(tokens: Token[], at: number, language: Language): boolean {
  const before = tokens[at - 1]
  const isShouted = tokens.filter(({ capital }) => capital).length > tokens.length / 2
  return language !== 'de' && !!before && !isStop(before) && tokens[at]!.capital && !isShouted
}

/** Looks up a word that is not in the lexicon as typed: inflected, compound, misspelt or from another language. */
function matchUnlisted(
  { word }: Token,
  isName: boolean,
  language: Language,
  lexicon: Lexicon,
): UnlistedMatch {
  const emoji = lexicon.emoji.get(word.replace(/\ufe0f/g, ''))
  if (emoji) return { senses: [{ kind: 'noun', id: emoji, plural: false }] }
  if (/^\d+$/.test(word)) return { senses: [{ kind: 'number', means: Math.min(Number(word), MAX_NUMBER) }] }
  const inflected = findByBaseForm(word, language, lexicon)
  if (inflected) return { senses: inflected }
  const separable = findSeparableVerb(
    word,
    language,
    lexicon,
    (part) => lexicon.words[language].exact.get(part) ?? findByBaseForm(part, language, lexicon),
  )
  if (separable) return { senses: separable }
  const compound = findCompound(word, language, lexicon)
  if (compound) return compound
  const foreign = findInOtherLanguage(word, language, lexicon)
  if (foreign) return { senses: foreign }
  const isWordElsewhere = LANGUAGES.some((other) => lexicon.words[other].exact.has(word))
  const corrected = isName || isWordElsewhere ? undefined : correctTypo(word, lexicon.words[language])
  if (corrected)
    return { senses: contentSenses(lexicon.words[language].exact.get(corrected)) ?? [], inexact: true }
  return { senses: [] }
}

const CONTENT_KINDS = new Set<WordSense['kind']>([
  'noun',
  'place',
  'verb',
  'adjective',
  'group',
  'trait',
  'known',
])
const contentSenses = (senses: WordSense[] | undefined) => {
  const found = senses?.filter((sense) => CONTENT_KINDS.has(sense.kind))
  return found?.length ? found : undefined
}

/** Known actions without a drawing count as verbs. */
const isOfKind = (sense: WordSense, kind: string | undefined): boolean =>
  sense.kind === kind || (kind === 'verb' && sense.kind === 'known' && sense.id.startsWith('do-'))

function findByBaseForm(word: string, language: Language, lexicon: Lexicon): WordSense[] | undefined {
  const index = lexicon.words[language]
  for (const base of baseForms(word, language)) {
    const found = contentSenses(
      index.exact.get(base.word) ?? index.withoutAccents.get(removeAccents(base.word)),
    )
    const senses = base.only ? found?.filter((sense) => isOfKind(sense, base.only)) : found
    if (!senses?.length) continue
    return senses.map((sense) =>
      sense.kind === 'noun'
        ? { ...sense, plural: sense.plural || !!base.plural, small: !!base.diminutive }
        : sense,
    )
  }
  return undefined
}

function findCompound(word: string, language: Language, lexicon: Lexicon): UnlistedMatch | undefined {
  const find = (part: string) => {
    const senses =
      contentSenses(lexicon.words[language].exact.get(part)) ?? findByBaseForm(part, language, lexicon)
    // "kattenastronaut" has one cat: the plural is only a linking form.
    return senses
      ?.filter((sense) => sense.kind === 'noun' || sense.kind === 'place' || sense.kind === 'group')
      .map((sense) => (sense.kind === 'noun' ? { ...sense, plural: false } : sense))
  }
  const compound = splitCompound(word, language, (part) => !!find(part)?.length)
  if (!compound) return undefined
  const head =
    contentSenses(lexicon.words[language].exact.get(compound.head)) ??
    findByBaseForm(compound.head, language, lexicon)
  const modifier = find(compound.modifier)
  return { senses: head ?? [], modifier, ...(!modifier?.length && { inexact: true as const }) }
}

/** Synonyms of another language are often a different word in this one. */
function isUsualName(word: string, id: string, language: Language, lexicon: Lexicon): boolean {
  const { one, many } = lexicon.nouns.get(id)![language]
  return word === one.toLowerCase() || word === many.toLowerCase()
}

/** A child may write "Unicorn" in a German sentence. Short words are skipped, because they mean other things. */
function findInOtherLanguage(word: string, language: Language, lexicon: Lexicon): WordSense[] | undefined {
  if (word.length < 4 || lexicon.words[language].realWords.has(word)) return undefined
  for (const other of LANGUAGES) {
    if (other === language) continue
    const senses = lexicon.words[other].exact
      .get(word)
      ?.filter((sense) => sense.kind === 'noun' && isUsualName(word, sense.id, other, lexicon))
    if (senses?.length) return senses
  }
  return undefined
}
