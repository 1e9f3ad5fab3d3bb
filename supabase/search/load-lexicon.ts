import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import type { KnownWord, RealWords, SmallWords } from '#artist/lexicon/entries.ts'
import { LEXICON_FILES, parseLexicon, type LexiconTexts } from '#artist/lexicon/lexicon.ts'
import { createLexiconRows, type LexiconRows } from './lexicon-rows.ts'
import { createWordFilters } from './real-words.ts'

const ARTIST_LEXICON = new URL('../../artist/lexicon/', import.meta.url)
const VOCABULARY = new URL('vocabulary/', import.meta.url)
const REAL_WORDS = new URL('real-words.txt.br', VOCABULARY)
const VOCABULARY_FILES = [
  'broader.jsonl',
  'synonyms.jsonl',
  'small-words.jsonl',
  'phrases.jsonl',
  'similar.jsonl',
]
/** Must be increased when the code creates other rows from the same data files. */
const FORMAT = 10
/** A small library is indexed before the site serves requests, the rest of a large one by the job `refresh-search-index`. */
const PAGES_AT_START = 2_000

/** Brings the tables of search in step with the lexicon. Does nothing when they are. */
export async function loadSearchLexicon(sql: Sql): Promise<void> {
  const files = await readFiles()
  const realWords = await readFile(REAL_WORDS)
  const hash = createHash('sha256').update(String(FORMAT)).update(realWords)
  for (const text of files.values()) hash.update(text)
  const fingerprint = hash.digest('base64url')
  await sql.begin(async (tx) => {
    // Several processes may start at once.
    const [loaded] = await tx`select fingerprint from private.search_lexicon for update`
    if (loaded?.fingerprint === fingerprint) return
    // The first start of a busy machine needs longer than a request may take.
    await tx`set local statement_timeout = '5min'`
    await tx`select private.load_search_lexicon(${tx.json(createRows(files) as never)}, ${fingerprint})`
    await tx`select private.load_real_words(${tx.json((await createWordFilters(realWords)) as never)})`
  })
  for (let indexed = 0; indexed < PAGES_AT_START;) {
    const [row] = await sql<{ pages: number }[]>`select public.refresh_search_index(500) as pages`
    if (row!.pages === 0) return
    indexed += row!.pages
  }
}

/** The rows of the current data files. */
export const readLexiconRows = async (): Promise<LexiconRows> => createRows(await readFiles())

async function readFiles(): Promise<Map<string, string>> {
  const urls = [
    ...Object.entries(LEXICON_FILES).map(([key, file]) => [key, new URL(file, ARTIST_LEXICON)] as const),
    ...VOCABULARY_FILES.map((file) => [file, new URL(file, VOCABULARY)] as const),
  ]
  return new Map(
    await Promise.all(urls.map(async ([key, url]) => [key, await readFile(url, 'utf8')] as const)),
  )
}

function createRows(files: ReadonlyMap<string, string>): LexiconRows {
  const texts = Object.fromEntries(files) as unknown as LexiconTexts
  const parseLines = <T>(name: string): T[] =>
    files
      .get(name)!
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as T)
  const smallWords = parseLines<SmallWords>('smallWords')
  const knownWords = parseLines<KnownWord>('knownWords')
  const realWords = parseLines<RealWords>('realWords')
  return createLexiconRows(parseLexicon(texts), smallWords, knownWords, realWords, {
    broader: parseLines('broader.jsonl'),
    synonyms: parseLines('synonyms.jsonl'),
    smallWords: parseLines('small-words.jsonl'),
    phrases: parseLines('phrases.jsonl'),
    similar: parseLines('similar.jsonl'),
  })
}
