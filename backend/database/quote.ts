/** PostgreSQL's protocol ends a text at a NUL byte, so a name is cut there: else the closing quote would be lost. */
const cutAtNul = (text: string) => (text.includes('\0') ? text.slice(0, text.indexOf('\0')) : text)

export const quoteIdentifier = (name: string) => `"${cutAtNul(name).replaceAll('"', '""')}"`

/** Valid because every session sets standard_conforming_strings. */
export const quoteText = (text: string) => `'${cutAtNul(text).replaceAll("'", "''")}'`

export const quoteQualified = (schema: string, name: string) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`

/** `{"a","b"}`: an array literal of unknown type, so that PostgreSQL infers it from the column. */
export const arrayLiteral = (values: readonly string[]) =>
  `{${values.map((value) => `"${cutAtNul(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
