// Parsers of files return a valid result or their own error for any input.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMaster } from '#artist/page/parse-master.ts'
import { parseImportFile } from '#app/features/admin/import/parse-import-file.ts'
import { csvLine } from '#domain/text/csv-line.ts'
import { IMPORT_COLUMNS } from '#domain/import/import-row.ts'
import { FunctionError } from '#supabase/shared/function-error.ts'
import { parseRecording } from '#supabase/functions/generate-ai-coloring-page/voice-recording.ts'
import { anyText, textOf } from './random-text.ts'
import { runs } from './runs.ts'

test('parseMaster returns a page of finite numbers or undefined', () => {
  const body = textOf(
    '<path d="',
    '"/>',
    '<g fill="#fff" stroke="#000" stroke-width="',
    'M',
    'c',
    'h',
    'v',
    'Z',
    'l',
    ' 1e999',
    ' -1e308',
    ' 5',
    ' .5',
    '-',
    '..',
    ' stroke-width="0"',
    ' fill="none"',
    ' stroke="none"',
    '<script>',
    '&x;',
  )
  const size = fc.constantFrom('0 0 100 140', '0 0 0 0', '0 0 1 0', '0 0 99999999999 1')
  const pen = fc.constantFrom('2', '0', '1.2.3', '...', '1e9')
  fc.assert(
    fc.property(fc.oneof(body, anyText), size, pen, (text, box, width) => {
      const page = parseMaster(
        `<svg viewBox="${box}"><g fill="#fff" stroke="#000" stroke-width="${width}">${text}`,
      )
      if (!page) return
      expect(Number.isFinite(page.pen) && page.pen > 0).toBe(true)
      for (const { d, stroke } of page.shapes) {
        expect(d).toMatch(/^[MLCZ\d. e+-]*$/)
        expect(d).not.toMatch(/NaN|Infinity/)
        expect(Number.isFinite(stroke)).toBe(true)
      }
    }),
    { numRuns: runs(3000) },
  )
})

test('parseRecording rejects data that does not start like a recording', () => {
  const base64 = fc.oneof(
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('base64')),
    anyText,
    fc.constant('data:audio/webm;base64,GkXfow=='),
  )
  fc.assert(
    fc.property(base64, fc.option(fc.double(), { nil: null }), (audioBase64, audioDuration) => {
      try {
        const recording = parseRecording({ audioBase64, audioDuration } as Parameters<
          typeof parseRecording
        >[0])
        if (!recording) return
        expect(recording.mediaType).toMatch(/^audio\/(webm|mp4|wav|ogg)$/)
        const start = Buffer.from(recording.audio.subarray(0, 8)).toString('hex')
        // EBML, ftyp, RIFF, OggS
        expect(start).toMatch(/^(1a45dfa3|.{8}66747970|52494646|4f676753)/)
      } catch (error) {
        expect(error).toBeInstanceOf(FunctionError)
      }
    }),
    { numRuns: runs(2000) },
  )
})

test('parseImportFile returns numbered rows or a problem', () => {
  const header = IMPORT_COLUMNS.slice(0, 6).join(',')
  const file = fc.oneof(
    textOf(
      '"',
      ',',
      ';',
      '\n',
      '\r\n',
      '\r',
      '\uFEFF',
      '#',
      'sep=;\n',
      'title_en',
      'cat',
      '=1+1',
      '\t',
      header,
    ),
    anyText,
  )
  fc.assert(
    fc.property(file, fc.boolean(), (text, withHeader) => {
      const result = parseImportFile(
        new TextEncoder().encode(withHeader ? `${header}\n${text}` : text),
        () => true,
      )
      if ('problem' in result) return void expect(typeof result.problem).toBe('string')
      for (const { rowNumber, cells } of result.rows) {
        expect(rowNumber).toBeGreaterThan(0)
        for (const column of Object.keys(cells)) expect(IMPORT_COLUMNS).toContain(column)
      }
    }),
    { numRuns: runs(1500) },
  )
})

test('parseImportFile handles any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void parseImportFile(bytes, () => false)),
    { numRuns: runs(1000) },
  )
})

test('csvLine writes one line without formulas', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 30 }),
          textOf('=', '+', '-', '@', '＝', '\t', '\r', '\n', '"', ',', ';', '#', ' ', 'SUM(A1)', "'"),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      (cells) => {
        const line = csvLine(cells)
        const unquoted = line.slice(0, -2).replaceAll(/"(?:[^"]|"")*"/g, '')
        expect(unquoted).not.toMatch(/[\r\n]/)
        // A spreadsheet evaluates a formula even inside quotes.
        const [parsed = [], ...more] = parse(line, { record_delimiter: '\r\n', skip_empty_lines: false })
        expect([parsed.length, more]).toEqual([cells.length, []])
        for (const cell of parsed) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      },
    ),
    { numRuns: runs(2000) },
  )
})
