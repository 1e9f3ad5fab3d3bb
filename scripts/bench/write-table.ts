import { readFileSync, writeFileSync } from 'node:fs'

const MARKERS = ['<!-- figures -->', '<!-- end of figures -->'] as const

/** Replaces the table between the two markers of a document. The text around it stays unchanged. */
export function writeTable(file: string, rows: readonly (readonly string[])[]): void {
  writeFileSync(file, replaceTable(readFileSync(file, 'utf8'), rows))
}

export function replaceTable(text: string, [head, ...rows]: readonly (readonly string[])[]): string {
  const [start, end] = MARKERS.map((marker) => text.indexOf(marker))
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error('the document has no markers for the figures')
  const widths = head!.map((_, column) => Math.max(...[head!, ...rows].map((row) => row[column]!.length), 3))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const table = [
    line(head!),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ]
  return `${text.slice(0, start)}${MARKERS[0]}\n\n${table.join('\n')}\n\n${text.slice(end)}`
}
