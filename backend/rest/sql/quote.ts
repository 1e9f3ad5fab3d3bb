/** PostgreSQL ends a text at a zero byte, and so must we before quoting, or the quote would never be closed. */
const untilZero = (text: string) => (text.includes('\0') ? text.slice(0, text.indexOf('\0')) : text)

export const quoteName = (name: string) => `"${untilZero(name).replaceAll('"', '""')}"`

/** Valid because every session sets standard_conforming_strings. */
export const quoteText = (text: string) => `'${untilZero(text).replaceAll("'", "''")}'`

export const quoteQualified = (schema: string, name: string) => `${quoteName(schema)}.${quoteName(name)}`

/** `{"a","b"}`: an array literal of unknown type, so that PostgreSQL infers it from the column. */
export const arrayLiteral = (values: readonly string[]) =>
  `{${values.map((value) => `"${untilZero(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
