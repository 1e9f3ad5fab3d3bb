import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import {
  IMPORT_LIMITS,
  IMPORT_COLUMNS,
  pickImportCells,
  importRowTitle,
  parseImportRow,
  type RowProblem,
} from '#domain/import/import-row.ts'
import { decodeFile, type Encoding } from './decode-file.ts'

/** Why the whole file cannot be imported. */
type FileProblem = 'empty-or-invalid' | 'unparsable' | 'too-large' | 'too-many-rows'

export interface ParsedRow {
  /** The row number a spreadsheet shows: the header, comments and empty lines count. */
  rowNumber: number
  title: string
  cells: Record<string, string>
  problems: RowProblem[]
}

export interface ParsedImportFile {
  rows: ParsedRow[]
  /** Columns that the import does not use. */
  unknownColumns: string[]
  encoding: Encoding
}

type Cells = readonly string[]

const DELIMITERS = [',', ';', '\t'] as const
/** Excel writes the delimiter into a first line such as `sep=;`. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/

/** Parses an import file into rows with their numbers and problems. */
export function parseImportFile(
  bytes: Uint8Array,
  isCategory: (slug: string) => boolean,
): ParsedImportFile | { problem: FileProblem } {
  if (bytes.byteLength > IMPORT_LIMITS.maxBytes) return { problem: 'too-large' }
  const { text, encoding } = decodeFile(bytes)
  if (text.includes('\0')) return { problem: 'empty-or-invalid' }
  let records: Cells[]
  try {
    records = splitRecords(text)
  } catch (error) {
    if (error instanceof CsvError) return { problem: 'unparsable' }
    throw error
  }
  const headerAt = records.findIndex((record) => !isSkipped(record))
  const columns = records[headerAt]?.map(columnName) ?? []
  const recordsAfterHeader = records.slice(headerAt + 1)
  const known = columns.filter((column) => IMPORT_COLUMNS.includes(column))
  if (!known.some((column) => column.startsWith('title_')) || new Set(known).size < known.length)
    return { problem: 'empty-or-invalid' }

  const seen = new Set<string>()
  const rows = recordsAfterHeader.flatMap((record, index) =>
    isSkipped(record) ? [] : [parseRow(record, columns, headerAt + index + 2, isCategory, seen)],
  )
  if (rows.length === 0) return { problem: 'empty-or-invalid' }
  if (rows.length > IMPORT_LIMITS.maxRows) return { problem: 'too-many-rows' }
  return {
    rows,
    unknownColumns: columns.filter((column) => column !== '' && !IMPORT_COLUMNS.includes(column)),
    encoding,
  }
}

function parseRow(
  record: Cells,
  columns: Cells,
  rowNumber: number,
  isCategory: (slug: string) => boolean,
  seen: Set<string>,
): ParsedRow {
  const raw = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']))
  const problems: RowProblem[] = [...(parseImportRow(raw, isCategory).problems ?? [])]
  if (record.slice(columns.length).some((cell) => cell.trim() !== ''))
    problems.push({ code: 'too-many-cells' })
  const cells = pickImportCells(raw)
  const content = JSON.stringify(cells)
  if (seen.has(content)) problems.push({ code: 'duplicate-row' })
  seen.add(content)
  return { rowNumber, title: importRowTitle(raw), cells, problems }
}

/** Uses the delimiter named in a `sep=` line, or the one under which most header cells are known columns. */
function splitRecords(text: string): Cells[] {
  const [separatorLine, namedDelimiter] = SEPARATOR_LINE.exec(text) ?? []
  const body = separatorLine ? `\n${text.slice(separatorLine.length)}` : text
  const delimiter = namedDelimiter ?? bestDelimiter(body)
  return parse(body, {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Spreadsheets leave quotes inside cells unescaped and drop empty cells at the end of a line.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
  })
}

function bestDelimiter(text: string): string {
  const header = text.split(/\r\n|\n|\r/).find((line) => !/^\s*$|^\uFEFF?"?\s*#/.test(line)) ?? ''
  const knownColumns = (delimiter: string) =>
    header.split(delimiter).filter((cell) => IMPORT_COLUMNS.includes(columnName(cell.replaceAll('"', ''))))
      .length
  return DELIMITERS.reduce((best, next) => (knownColumns(next) > knownColumns(best) ? next : best))
}

const columnName = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Comments and empty lines. */
const isSkipped = (record: Cells) =>
  (record[0] ?? '').trimStart().startsWith('#') || record.every((cell) => cell.trim() === '')
