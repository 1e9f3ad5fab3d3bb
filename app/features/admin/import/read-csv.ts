import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import {
  IMPORT,
  IMPORT_COLUMNS,
  importCells,
  importTitle,
  readImportRow,
  type RowProblem,
} from '#domain/import-row.ts'
import { decode, type Encoding } from './decode.ts'

/** Why a file as a whole cannot be imported. */
export type FileProblem = 'empty-or-invalid' | 'unparsable' | 'too-large' | 'too-many-rows'

export type LineProblem = RowProblem | { code: 'too-many-cells' | 'duplicate-row'; column?: undefined }

export interface ReadLine {
  /** As a spreadsheet numbers it: the header, comments and empty lines count. */
  row: number
  title: string
  cells: Record<string, string>
  problems: LineProblem[]
}

export interface ReadFile {
  lines: ReadLine[]
  /** Columns that mean nothing here and are left out. */
  ignored: string[]
  encoding: Encoding
}

type Cells = readonly string[]

const DELIMITERS = [',', ';', '\t'] as const
const HINT = /^\uFEFF?sep=(.)\r?\n/

/** An import file as it stands: its rows with their numbers, and what is wrong with each before anything runs. */
export function readCsv(
  bytes: Uint8Array,
  isCategory: (slug: string) => boolean,
): ReadFile | { problem: FileProblem } {
  if (bytes.byteLength > IMPORT.maxBytes) return { problem: 'too-large' }
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) return { problem: 'empty-or-invalid' }
  let records: Cells[]
  try {
    records = split(text)
  } catch (error) {
    if (error instanceof CsvError) return { problem: 'unparsable' }
    throw error
  }
  const headerAt = records.findIndex((record) => !isSkipped(record))
  const columns = records[headerAt]?.map(columnName) ?? []
  const lines = records.slice(headerAt + 1)
  const known = columns.filter((column) => IMPORT_COLUMNS.includes(column))
  if (!known.some((column) => column.startsWith('title_')) || new Set(known).size < known.length)
    return { problem: 'empty-or-invalid' }

  const seen = new Set<string>()
  const rows = lines.flatMap((record, index) =>
    isSkipped(record) ? [] : [readLine(record, columns, headerAt + index + 2, isCategory, seen)],
  )
  if (rows.length === 0) return { problem: 'empty-or-invalid' }
  if (rows.length > IMPORT.maxRows) return { problem: 'too-many-rows' }
  return {
    lines: rows,
    ignored: columns.filter((column) => column !== '' && !IMPORT_COLUMNS.includes(column)),
    encoding,
  }
}

function readLine(
  record: Cells,
  columns: Cells,
  row: number,
  isCategory: (slug: string) => boolean,
  seen: Set<string>,
): ReadLine {
  const raw = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']))
  const problems: LineProblem[] = [...(readImportRow(raw, isCategory).problems ?? [])]
  if (record.slice(columns.length).some((cell) => cell.trim() !== ''))
    problems.push({ code: 'too-many-cells' })
  const cells = importCells(raw)
  const whole = JSON.stringify(cells)
  if (seen.has(whole)) problems.push({ code: 'duplicate-row' })
  seen.add(whole)
  return { row, title: importTitle(raw), cells, problems }
}

/** Records with the separator under which the header makes most sense; some programs name it in a line of its own. */
function split(text: string): Cells[] {
  const [hint, named] = HINT.exec(text) ?? []
  const body = hint ? `\n${text.slice(hint.length)}` : text
  const delimiter = named ?? bestDelimiter(body)
  return parse(body, {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Spreadsheets are careless with quotes inside a cell and with empty cells at the end of a line.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
  })
}

function bestDelimiter(text: string): string {
  const header = text.split(/\r\n|\n|\r/).find((line) => !/^\s*$|^\uFEFF?"?\s*#/.test(line)) ?? ''
  const fits = (delimiter: string) =>
    header.split(delimiter).filter((cell) => IMPORT_COLUMNS.includes(columnName(cell.replaceAll('"', ''))))
      .length
  return DELIMITERS.reduce((best, next) => (fits(next) > fits(best) ? next : best))
}

const columnName = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Comments and lines without anything in them. */
const isSkipped = (record: Cells) =>
  (record[0] ?? '').trimStart().startsWith('#') || record.every((cell) => cell.trim() === '')
