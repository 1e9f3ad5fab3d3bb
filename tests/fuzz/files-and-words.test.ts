// Readers of files, addresses and texts: whatever comes, an answer of the promised shape comes out.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromSvg } from '#artist/page/from-svg.ts'
import { inLanguage, negotiate, readSegment } from '#app/lib/language.ts'
import { readDocument } from '#app/lib/legal/read-document.ts'
import { ownPath } from '#app/lib/own-path.ts'
import { readCsv } from '#app/features/admin/import/read-csv.ts'
import { checkedName } from '#backend/storage/object-name.ts'
import { readRange } from '#backend/storage/objects/range.ts'
import { StorageError } from '#backend/storage/wire/storage-error.ts'
import { csvLine } from '#domain/csv-line.ts'
import { IMPORT_COLUMNS } from '#domain/import-row.ts'
import { isLanguage, LANGUAGES } from '#domain/languages.ts'
import { readPack } from '#domain/pack.ts'
import { sanitise } from '#domain/sanitise.ts'
import { readQuery } from '#domain/search-query.ts'
import { creationSlug, isSlug, slugOf } from '#domain/slug.ts'
import { clientAddress, limitKey } from '#server/http/client-address.ts'
import { readOrder } from '#server/print/read-order.ts'
import { FunctionError } from '#supabase/functions/define-function.ts'
import { readRecording } from '#supabase/functions/generate-ai-coloring-page/voice.ts'

const anything = fc.string({ unit: 'binary', maxLength: 200 })
const of = (...pieces: string[]) =>
  fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 5 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''))

test('SVG masters: a page of finite numbers, or nothing', () => {
  const body = of(
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
    fc.property(fc.oneof(body, anything), size, pen, (text, box, width) => {
      const page = fromSvg(
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
    { numRuns: 3000 },
  )
})

test('recordings: what does not begin like one is refused by name', () => {
  const base64 = fc.oneof(
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('base64')),
    anything,
    fc.constant('data:audio/webm;base64,GkXfow=='),
  )
  fc.assert(
    fc.property(base64, fc.option(fc.double(), { nil: null }), (audioBase64, audioDuration) => {
      try {
        const recording = readRecording({ audioBase64, audioDuration } as Parameters<typeof readRecording>[0])
        if (!recording) return
        expect(recording.mediaType).toMatch(/^audio\/(webm|mp4|wav|ogg)$/)
        const beginning = Buffer.from(recording.audio.subarray(0, 8)).toString('hex')
        // EBML, ftyp, RIFF, OggS
        expect(beginning).toMatch(/^(1a45dfa3|.{8}66747970|52494646|4f676753)/)
      } catch (error) {
        expect(error).toBeInstanceOf(FunctionError)
      }
    }),
    { numRuns: 2000 },
  )
})

test('import files: rows with their numbers, or a reason', () => {
  const header = IMPORT_COLUMNS.slice(0, 6).join(',')
  const file = fc.oneof(
    of('"', ',', ';', '\n', '\r\n', '\r', '\uFEFF', '#', 'sep=;\n', 'title_en', 'cat', '=1+1', '\t', header),
    anything,
  )
  fc.assert(
    fc.property(file, fc.boolean(), (text, withHeader) => {
      const read = readCsv(new TextEncoder().encode(withHeader ? `${header}\n${text}` : text), () => true)
      if ('problem' in read) return void expect(typeof read.problem).toBe('string')
      for (const { row, cells } of read.lines) {
        expect(row).toBeGreaterThan(0)
        for (const column of Object.keys(cells)) expect(IMPORT_COLUMNS).toContain(column)
      }
    }),
    { numRuns: 1500 },
  )
})

test('any bytes are no reason for an import file to break', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readCsv(bytes, () => false)),
    { numRuns: 1000 },
  )
})

test('a line of CSV never becomes two, and never a formula', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 30 }),
          of('=', '+', '-', '@', '＝', '\t', '\r', '\n', '"', ',', ';', '#', ' ', 'SUM(A1)', "'"),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      (cells) => {
        const line = csvLine(cells)
        const outside = line.slice(0, -2).replaceAll(/"(?:[^"]|"")*"/g, '')
        expect(outside).not.toMatch(/[\r\n]/)
        // As a spreadsheet reads it: quotes around a formula do not keep it from being one.
        const [read = [], ...more] = parse(line, { record_delimiter: '\r\n', skip_empty_lines: false })
        expect([read.length, more]).toEqual([cells.length, []])
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      },
    ),
    { numRuns: 2000 },
  )
})

test('languages: always one of the six, and a path that stays on the site', () => {
  const header = fc.oneof(
    of('de', 'en-US', 'fr', ';q=', '0.5', 'NaN', ',', '*', '-', 'q=', ' ', 'zz'),
    anything,
  )
  fc.assert(
    fc.property(
      header,
      fc.oneof(of('preferred-language=', 'de', ';', ' ', 'xx'), anything),
      anything,
      (accept, cookie, path) => {
        expect(isLanguage(negotiate(cookie, accept))).toBe(true)
        expect(['none', 'language', 'plain', 'unsupported']).toContain(readSegment(path).kind)
        expect(inLanguage(`/${path}`, 'nl').startsWith('/nl')).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('languages: what we do not speak does not hide one we do', () => {
  const foreign = fc.string({ unit: fc.constantFrom('z', 'x', 'q', '-', '*'), maxLength: 5 })
  fc.assert(
    fc.property(fc.array(foreign, { maxLength: 20 }), fc.constantFrom(...LANGUAGES), (others, language) => {
      expect(negotiate(null, [...others, language].join(','))).toBe(language)
    }),
  )
})

test('a wished-for address is a path of ours, whatever was wished for', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        of('/', '//', '\\', 'evil.example', '@', ':', 'javascript:', '\t', '\n', '%2f', '..', '?', '#'),
        anything,
      ),
      (wanted) => {
        const path = ownPath(wanted, '/en')
        expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
      },
    ),
    { numRuns: 3000 },
  )
})

test('slugs: what we make we also take', () => {
  const titles = fc.oneof(anything, of('a cat', 'ß', '-', ' ', 'É', '🐱', 'and a very long dog'))
  fc.assert(
    fc.property(titles, fc.uint8Array({ minLength: 12, maxLength: 12 }), (title, chance) => {
      expect(isSlug(creationSlug(title, () => chance))).toBe(true)
      const slug = slugOf(title)
      if (slug) expect(isSlug(slug)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('long texts: links lead to the site, to a place on it, or to an https address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        of(
          '[',
          ']',
          '(',
          ')',
          '](',
          'javascript:',
          '/',
          '#',
          'https://',
          '\n\n',
          '- ',
          '## ',
          '{#a}',
          '::operator',
          '<b>',
        ),
        anything,
      ),
      (text) => {
        for (const block of readDocument(text)) {
          const spans = block.kind === 'text' ? block.spans : block.kind === 'list' ? block.items.flat() : []
          for (const span of spans)
            if (typeof span !== 'string') expect(span.href).toMatch(/^(\/|#|https:\/\/)/)
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('ranges, file names, orders, packs and queries keep to their bounds', () => {
  fc.assert(
    fc.property(fc.oneof(anything, of('0', '-', '7', '500', '99999', ' ')), fc.nat(10_000), (text, size) => {
      const range = readRange(`bytes=${text}`, size)
      if (range && range !== 'unsatisfiable') expect(range.start <= range.end && range.end < size).toBe(true)
      try {
        expect(checkedName(text).split('/')).not.toContain('..')
      } catch (error) {
        expect(error).toBeInstanceOf(StorageError)
      }
      for (const { slug, copies } of readPack(text) ?? [])
        expect(isSlug(slug) && copies > 0 && copies <= 40).toBe(true)
      const url = URL.parse(`http://x/print/${text}.pdf?paper=${text}`)
      if (url) expect(readOrder(url)?.paper ?? 'a4').toMatch(/^(a4|letter|a3|a5|legal)$/)
      expect(readQuery(text)).not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 2000 },
  )
})

test('texts of people: nothing that runs is left, however it was nested', () => {
  fc.assert(
    fc.property(of('java', 'script:', 'JavaScript:', '<', '>', 'on', 'click', ' =', 'x'), (text) => {
      expect(sanitise(text)).not.toMatch(/[<>]|javascript:|\bon\w+\s*=/i)
    }),
    { numRuns: 2000 },
  )
})

test('addresses of callers: one key for limits, whatever a proxy says', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        of('1.2.3.4', '::1', '2001:db8::1', '::ffff:1.2.3.4', '[', ']', ':80', ',', '%eth0'),
        fc.ipV6(),
        anything,
      ),
      fc.integer({ min: 0, max: 4 }),
      (header, hops) => {
        const address = clientAddress('192.0.2.9', header, hops)
        expect(limitKey(address).length).toBeLessThan(50)
      },
    ),
    { numRuns: 2000 },
  )
})
