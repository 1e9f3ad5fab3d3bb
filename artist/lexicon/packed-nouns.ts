import { LANGUAGES } from '#domain/text/languages.ts'
import type { Noun, NounForms } from './entries.ts'

// Nouns as columns: all entries without their forms, then the forms of each language, one noun a line. Compressed, this is a quarter
// smaller than JSON lines, and the browser loads it.

const BLOCK = '\n\n'
const FIELD = '|'
const WORD = ';'

/** Only packed nouns have blocks. */
export const isPacked = (text: string): boolean => text.includes(BLOCK)

export function packNouns(nouns: readonly Noun[]): string {
  const columns = LANGUAGES.map((language) => nouns.map((noun) => packForms(noun[language])).join('\n'))
  return [nouns.map(withoutForms).join('\n'), ...columns].join(BLOCK)
}

export function unpackNouns(text: string): Noun[] {
  const [entries = '', ...columns] = text.split(BLOCK)
  const forms = columns.map((column) => column.split('\n'))
  return entries.split('\n').map((entry, at) => {
    const byLanguage = LANGUAGES.map((language, column) => [language, unpackForms(forms[column]![at]!)])
    return { ...(JSON.parse(entry) as object), ...Object.fromEntries(byLanguage) } as Noun
  })
}

function withoutForms(noun: Noun): string {
  const languages: readonly string[] = LANGUAGES
  return JSON.stringify(Object.fromEntries(Object.entries(noun).filter(([key]) => !languages.includes(key))))
}

function packForms({ one, many, also, g = '', ...rest }: NounForms): string {
  const more = Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : []
  const fields = [one, changeOf(one, many), g, also.join(WORD), ...more]
  const isUnsafe = [one, many, ...also].some((word) => /[|;\n]/.test(word))
  if (isUnsafe) throw new Error(`a noun contains a separator: ${one}`)
  return fields.join(FIELD)
}

function unpackForms(line: string): NounForms {
  const [one = '', change = '', g = '', also = '', ...more] = line.split(FIELD)
  const rest = more.length > 0 ? (JSON.parse(more.join(FIELD)) as Partial<NounForms>) : {}
  return {
    one,
    many: changed(one, change),
    also: also === '' ? [] : also.split(WORD),
    ...(g && { g }),
    ...rest,
  }
}

/** How the plural differs from the singular: the number of letters to cut, and the ending. "puppy", "puppies": `1ies`. */
function changeOf(one: string, many: string): string {
  let same = 0
  while (same < one.length && one[same] === many[same]) same++
  return `${one.length - same}${many.slice(same)}`
}

function changed(one: string, change: string): string {
  const [, cut = '0', ending = ''] = /^(\d+)([^]*)$/.exec(change) ?? []
  return one.slice(0, one.length - Number(cut)) + ending
}
