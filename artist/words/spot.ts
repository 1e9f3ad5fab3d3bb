import { LANGUAGES, type Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Reading } from '#artist/lexicon/readings.ts'
import { isAnimate } from '#artist/lexicon/senses.ts'
import { plain } from '#artist/lexicon/spelling.ts'
import { splitCompound } from './compounds.ts'
import { bases } from './inflection.ts'
import { loneSign, writtenAt } from './signs.ts'
import { isBreak, isStop, type Token } from './tokens.ts'
import { nearestWord } from './typos.ts'

/** A stretch of the wish with everything it may mean. No readings: a word we do not know. */
export interface Spot {
  typed: string
  word: string
  capital: boolean
  readings: Reading[]
  /** First part of a compound: the cat of "Katzenprinzessin". */
  modifier?: Reading[]
  pause?: 'comma' | 'stop'
}

/** Reads the tokens from left to right, always taking the longest entry that fits. */
export function spot(tokens: Token[], language: Language, lexicon: Lexicon): Spot[] {
  const index = lexicon.words[language]
  const lone = loneSign(tokens)
  if (lone) return [lone]
  const spots: Spot[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    if (isBreak(token)) {
      spots.push({ ...token, readings: [], pause: isStop(token) ? 'stop' : 'comma' })
      at++
      continue
    }
    const written = writtenAt(tokens, at, language, lexicon)
    if (written) {
      spots.push(written.spot)
      at += written.length
      continue
    }
    const phrase = longest(tokens, at, index.longest, (key) => index.exact.get(key) ?? index.plain.get(key))
    if (phrase && phrase.length > 1) {
      const words = tokens.slice(at, at + phrase.length)
      spots.push({
        typed: words.map((word) => word.typed).join(' '),
        word: words.map((word) => word.word).join(' '),
        capital: token.capital,
        readings: phrase.readings,
      })
      at += phrase.length
      continue
    }
    const together = joined(tokens, at, language, lexicon)
    if (together) {
      spots.push({ ...token, typed: `${token.typed} ${tokens[at + 1]!.typed}`, readings: together })
      at += 2
      continue
    }
    spots.push({
      ...token,
      ...(phrase ? { readings: phrase.readings } : single(token.word, language, lexicon)),
    })
    at++
  }
  return spots
}

function longest(tokens: Token[], at: number, most: number, find: (key: string) => Reading[] | undefined) {
  let end = at
  while (end < tokens.length && end - at < most && !isBreak(tokens[end]!)) end++
  for (; end > at; end--) {
    const readings = find(
      tokens
        .slice(at, end)
        .map((token) => token.word)
        .join(' '),
    )
    if (readings) return { readings, length: end - at }
  }
  return undefined
}

/** "Feuerwehr Auto", "fire man", "piraten schip": one word written as two. */
function joined(tokens: Token[], at: number, language: Language, lexicon: Lexicon): Reading[] | undefined {
  const next = tokens[at + 1]
  if (!next || isBreak(next)) return undefined
  const { exact } = lexicon.words[language]
  // "hond en kat" are no "honden", and "ein Lehrer in der Schule" is no Lehrerin
  if (exact.get(next.word)?.some(({ kind }) => !CONTENT.has(kind))) return undefined
  const readings = exact.get(tokens[at]!.word + next.word)
  const noun = readings?.find((reading) => reading.kind === 'noun')
  if (!noun) return undefined
  // "a dragon flies" does something, "dragon fly" is one word
  const does = noun.plural && exact.get(next.word)?.some((reading) => reading.kind === 'verb')
  const doer = exact.get(tokens[at]!.word)?.some(({ kind, ...rest }) => kind === 'noun' && 'id' in rest && isAnimate(rest.id, lexicon)) // prettier-ignore
  return does && doer ? undefined : readings
}

/** One word that is not in the lexicon as typed: inflected, compound, misspelt or from another language. */
function single(word: string, language: Language, lexicon: Lexicon): Pick<Spot, 'readings' | 'modifier'> {
  const emoji = lexicon.emoji.get(word.replace(/\ufe0f/g, ''))
  if (emoji) return { readings: [{ kind: 'noun', id: emoji, plural: false }] }
  if (/^\d+$/.test(word)) return { readings: [{ kind: 'number', means: Math.min(Number(word), 12) }] }
  const inflected = byBase(word, language, lexicon)
  if (inflected) return { readings: inflected }
  const compound = byParts(word, language, lexicon)
  if (compound) return compound
  const foreign = inOtherLanguage(word, language, lexicon)
  if (foreign) return { readings: foreign }
  const meant = nearestWord(word, lexicon.words[language])
  if (meant) return { readings: lexicon.words[language].exact.get(meant) ?? [] }
  return { readings: [] }
}

const CONTENT = new Set<Reading['kind']>(['noun', 'place', 'verb', 'adjective', 'group', 'trait', 'hint'])
const content = (readings: Reading[] | undefined) => {
  const found = readings?.filter((reading) => CONTENT.has(reading.kind))
  return found?.length ? found : undefined
}

function byBase(word: string, language: Language, lexicon: Lexicon): Reading[] | undefined {
  const index = lexicon.words[language]
  for (const base of bases(word, language)) {
    const found = content(index.exact.get(base.word) ?? index.plain.get(plain(base.word)))
    const readings = base.only ? found?.filter((reading) => reading.kind === base.only) : found
    if (!readings?.length) continue
    return readings.map((reading) =>
      reading.kind === 'noun'
        ? { ...reading, plural: reading.plural || !!base.plural, small: !!base.small }
        : reading,
    )
  }
  return undefined
}

function byParts(
  word: string,
  language: Language,
  lexicon: Lexicon,
): Pick<Spot, 'readings' | 'modifier'> | undefined {
  const find = (part: string) => {
    const readings = content(lexicon.words[language].exact.get(part)) ?? byBase(part, language, lexicon)
    // "kattenastronaut" has one cat: the plural is only the joint
    return readings
      ?.filter((reading) => reading.kind === 'noun' || reading.kind === 'place' || reading.kind === 'group')
      .map((reading) => (reading.kind === 'noun' ? { ...reading, plural: false } : reading))
  }
  const compound = splitCompound(word, language, (part) => !!find(part)?.length)
  if (!compound) return undefined
  const head =
    content(lexicon.words[language].exact.get(compound.head)) ?? byBase(compound.head, language, lexicon)
  return { readings: head ?? [], modifier: find(compound.modifier) }
}

/** A child may say "Unicorn" in a German sentence. Short words are too often something else. */
function inOtherLanguage(word: string, language: Language, lexicon: Lexicon): Reading[] | undefined {
  if (word.length < 4) return undefined
  for (const other of LANGUAGES) {
    if (other === language) continue
    const readings = lexicon.words[other].exact.get(word)?.filter((reading) => reading.kind === 'noun')
    if (readings?.length) return readings
  }
  return undefined
}
