import { readFileSync, writeFileSync } from 'node:fs'

const MARKS = ['<!-- figures -->', '<!-- end of figures -->'] as const

/** Puts the measured figures between the two marks of a document; what people wrote around them stays. */
export function writeTable(file: string, rows: readonly (readonly string[])[]): void {
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), rows))
}

export function withTable(text: string, [head, ...rows]: readonly (readonly string[])[]): string {
  const [start, end] = MARKS.map((mark) => text.indexOf(mark))
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error('the document has no place for figures')
  const widths = head!.map((_, at) => Math.max(...[head!, ...rows].map((row) => row[at]!.length), 3))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const table = [
    line(head!),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ]
  return `${text.slice(0, start)}${MARKS[0]}\n\n${table.join('\n')}\n\n${text.slice(end)}`
}
