// How much of the wish book is in the scenes, and which missing words are not reported:
// node scripts/artist/measure-wishes.ts [file.jsonl] [--words] [--misses] [--drawn]
// --drawn draws every page and also counts what its shapes show, such as furniture.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Artist } from '#artist/artist.ts'
import type { Wish } from '#artist/wish.ts'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { diagramOf } from '#artist/diagrams/diagram-of-wish.ts'
import { parseWish } from '#artist/parser/parse-wish.ts'
import { planPicture } from '#artist/compose/picture.ts'
import type { Scene } from '#artist/scene.ts'
import { isLandmarkOfCity } from '#artist/scenery/settings/built/famous-city.ts'
import { settingOf } from '#artist/scenery/setting-of-place.ts'
import { doesSame, isSamePlace, isShownAs, PARTS_OF_THINGS } from './same-meaning.ts'

/** A wish with what a viewer must see, in English. Wishes without expectations only count silent misses. */
interface BookEntry {
  lang: Language
  wish: string
  class?: string
  who?: string[]
  with?: string[]
  doing?: string | null
  place?: string | null
  when?: string | null
  must?: string[]
}
const PARTS = ['who', 'with', 'doing', 'place', 'when', 'must'] as const
type Tally = Record<(typeof PARTS)[number], { found: number; of: number }>

const BODY_PARTS = new Set('face hand foot eye body tooth'.split(' '))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'boolean' }, misses: { type: 'boolean' }, drawn: { type: 'boolean' } },
})
const file = positionals[0] ?? 'bench/artist/prompts/wish-book.jsonl'
const entries = (await readFile(file, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as BookEntry)
const functionWords = new Set((await readFile('bench/artist/function-words.txt', 'utf8')).split(/\s+/))
const artist = await createLocalArtist()

const tallies = new Map<string, Tally>()
const silent = new Map<string, number>()
const counts = { words: 0, drawn: 0, drawnAs: 0, toColor: 0, notDrawn: 0, unknown: 0, silent: 0 }
/** Sentences about shapes, parts of the body and manners, which a scene does not list. Only eyes can check them. */
let uncheckable = 0
const times: number[] = []
for (const entry of entries) {
  const started = performance.now()
  const scene = artist.createScene({ prompt: entry.wish, language: entry.lang, style: 'cartoon', seed: 1 })
  times.push(performance.now() - started)
  const outcome = scene.outcome!
  const listed = [
    ...outcome.drawn,
    ...outcome.drawnAs.map(({ word }) => word),
    ...outcome.toColor,
    ...outcome.notDrawn,
    ...outcome.unknown,
  ]
  for (const key of ['drawn', 'drawnAs', 'toColor', 'notDrawn', 'unknown'] as const)
    counts[key] += outcome[key].length
  const told = new Set(listed.flatMap(wordsOf))
  for (const word of wordsOf(entry.wish)) {
    if (functionWords.has(word)) continue
    counts.words++
    if (told.has(word)) continue
    counts.silent++
    silent.set(`${entry.lang}:${word}`, (silent.get(`${entry.lang}:${word}`) ?? 0) + 1)
  }
  const tally = tallies.get(entry.class ?? 'other') ?? createTally()
  tallies.set(entry.class ?? 'other', tally)
  const missing = compare(entry, scene, tally, artist)
  if (values.misses && missing.length > 0) console.log(`${entry.lang} ${entry.wish}: ${missing.join('; ')}`)
}

for (const [name, tally] of [...tallies, ['all', total([...tallies.values()])] as const])
  console.log(name.padEnd(10), PARTS.map((part) => `${part} ${share(tally[part])}`).join('  '))
console.log(`must: ${uncheckable} more sentences cannot be checked by a program`)
console.log(counts)
const sorted = times.toSorted((a, b) => a - b)
console.log(`createScene: median ${at(sorted, 0.5)} ms, 95 % ${at(sorted, 0.95)} ms`)
if (values.words)
  console.log(
    [...silent]
      .toSorted((a, b) => b[1] - a[1])
      .map(([word, n]) => `${word} ${n}`)
      .join('\n'),
  )

function at(list: number[], part: number): string {
  return (list[Math.floor(list.length * part)] ?? 0).toFixed(1)
}

function createTally(): Tally {
  return Object.fromEntries(PARTS.map((part) => [part, { found: 0, of: 0 }])) as Tally
}

function total(all: Tally[]): Tally {
  const sum = createTally()
  for (const tally of all)
    for (const part of PARTS) {
      sum[part].found += tally[part].found
      sum[part].of += tally[part].of
    }
  return sum
}

function share({ found, of }: { found: number; of: number }): string {
  return `${of === 0 ? '-' : Math.round((100 * found) / of)} % (${found}/${of})`
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Everything a scene shows, as ids of the lexicon. */
function idsOf(wish: Wish, shown: Artist): Set<string> {
  const { setting, feast, weather, season, time } = wish
  const diagram = diagramOf(wish)
  const nouns = [
    ...wish.figures.flatMap(({ noun, role, wears, holds }) => [noun, role ?? '', ...wears, ...holds]),
    ...(diagram ? [...diagram.labels, ...(diagram.shows ?? []), 'arrow'] : []),
  ]
  const groups = [...shown.lexicon.groups.values()].filter(({ members }) =>
    members.some((member) => nouns.includes(member)),
  )
  return new Set([...nouns, ...groups.map(({ id }) => id), setting, feast, weather, season, time].map(String))
}

/** Counts the expected parts that the scene has, and lists the missing ones. */
function compare(entry: BookEntry, scene: Scene, tally: Tally, shown: Artist): string[] {
  const { wish } = scene
  const ids = idsOf(wish, shown)
  if (values.drawn) for (const label of shown.draw(scene).composition.picture.labels ?? []) ids.add(label)
  const missing: string[] = []
  const count = (part: (typeof PARTS)[number], expected: string, isFound: boolean) => {
    tally[part].of++
    if (isFound) tally[part].found++
    else missing.push(`${part} ${expected}`)
  }
  const parseOwn = ({ wish: prompt, lang }: BookEntry) => parseWish(prompt, lang, shown.lexicon)
  const parse = (text: string) =>
    shown.createScene({ prompt: text, language: 'en', style: 'cartoon', seed: 1 })
  const has = (text: string) => {
    // Without the people and things that a page of only this word would get.
    const expected = parseWish(text, 'en', shown.lexicon)
    const nouns = expected.figures.flatMap(({ noun, role, wears }) => [
      noun,
      ...(role ? [role] : []),
      ...wears,
    ])
    const wanted =
      nouns.length > 0 ? nouns : [expected.setting, expected.feast].filter((id) => id !== undefined)
    return (
      wanted.length > 0 &&
      expected.unknown.length === 0 &&
      wanted.every((id) => isShownAs(id, ids, shown) || isMember(id, ids, shown))
    )
  }
  for (const who of entry.who ?? []) count('who', who, has(who))
  for (const thing of entry.with ?? []) count('with', thing, has(thing))
  for (const action of entry.doing?.split(';') ?? []) {
    const [verb = '', object = ''] = action.split(/[()]/).map((part) => part.trim())
    const verbs = verbsOf([verb, `${verb} ${object.split(',').at(-1)}`, verb.split(' ')[0]!], shown)
    count(
      'doing',
      action,
      wish.figures.some((figure) => doesSame(verbs, verb, figure, wish.figures, shown)),
    )
  }
  if (entry.place) {
    const expected = parse(`a cat in the ${entry.place}`).wish.setting
    // A wish without a place is still drawn in one.
    const { place } = planPicture(wish, shown.figureFinder)
    // A landmark that is the main figure stands for its city.
    const isCity = wish.figures.some(({ noun }) => isLandmarkOfCity(noun, expected ?? ''))
    const isIt = !!expected && (isCity || settingOf(expected) === settingOf(place))
    // Where the wish names no place, the book's is one of several that fit.
    const isFree = parseOwn(entry).setting === undefined && !!expected
    count('place', entry.place, isIt || (isFree && isSamePlace(expected, place)))
  }
  if (entry.when) {
    const { time, season, weather, feast } = parse(entry.when).wish
    const wanted = [time, season, weather, feast].filter((each) => each !== undefined)
    count(
      'when',
      entry.when,
      wanted.some((id) => ids.has(id)),
    )
  }
  for (const must of entry.must ?? []) {
    const things = thingsOf(must, parse(must))
    if (things)
      count(
        'must',
        must,
        things.every((id) => isShownAs(id, ids, shown) || isMember(id, ids, shown)),
      )
    else uncheckable++
  }
  return missing
}

/**
 * What a sentence of the wish book demands, as ids. Undefined if it names a part of a body or a word that the lexicon does not have:
 * a scene cannot say whether a tail is long. Adjectives, numbers and verbs are not compared, because other parts measure them.
 */
function thingsOf(sentence: string, { words = [], outcome, wish }: Scene): string[] | undefined {
  const isPart = ({ kind, id }: { kind: string; id: string }) =>
    kind === 'trait' || id.endsWith('-part') || BODY_PARTS.has(id) || PARTS_OF_THINGS.has(id)
  if (outcome!.unknown.length > 0 || words.some(isPart)) return undefined
  const things = words
    .filter(({ kind }) => ['noun', 'group', 'place', 'known'].includes(kind))
    .map(({ id }) => id)
  const added = [wish.time, wish.weather, wish.season].filter((each) => each !== undefined)
  const demanded = [...things, ...added].filter((id) => !id.startsWith('do-') && !id.endsWith('-state'))
  return demanded.length > 0 ? demanded : undefined
}

/** Whether a group of the sentence ("animals") has a member in the scene. */
function isMember(id: string, ids: Set<string>, { lexicon }: Artist): boolean {
  return lexicon.groups.get(id)?.members.some((member) => ids.has(member)) ?? false
}

function verbsOf(texts: readonly string[], { lexicon }: Artist): string[] {
  const senses = texts.flatMap((text) => lexicon.words.en.exact.get(text) ?? [])
  return senses.flatMap((sense) => (sense.kind === 'verb' ? [sense.id] : []))
}
