// Parsers of URLs, headers and texts return a valid result or their own error for any input.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathInLanguage, negotiateLanguage, parseLanguageSegment } from '#app/lib/language/url-language.ts'
import { parseLegalDocument } from '#app/lib/legal/parse-legal-document.ts'
import { safeRedirectPath } from '#app/lib/navigation/safe-redirect-path.ts'
import { checkObjectName } from '#backend/storage/object-name.ts'
import { parseRange } from '#backend/storage/objects/parse-range.ts'
import { StorageError } from '#backend/storage/http/storage-error.ts'
import { isLanguage, LANGUAGES } from '#domain/text/languages.ts'
import { parsePack } from '#domain/print/class-pack.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { parseSearchQuery } from '#domain/pages/search-query.ts'
import { creationSlug, isSlug, slugFromTitle } from '#domain/pages/slug.ts'
import { clientAddress, rateLimitKey } from '#server/http/client-address.ts'
import { parsePrintRequest } from '#server/print/parse-print-request.ts'
import { anyText, textOf } from './random-text.ts'
import { runs } from './runs.ts'

test('language negotiation returns a supported language and a path on this site', () => {
  const header = fc.oneof(
    textOf('de', 'en-US', 'fr', ';q=', '0.5', 'NaN', ',', '*', '-', 'q=', ' ', 'zz'),
    anyText,
  )
  fc.assert(
    fc.property(
      header,
      fc.oneof(textOf('preferred-language=', 'de', ';', ' ', 'xx'), anyText),
      anyText,
      (accept, cookie, path) => {
        expect(isLanguage(negotiateLanguage(cookie, accept))).toBe(true)
        expect(['none', 'language', 'plain', 'unsupported']).toContain(parseLanguageSegment(path).kind)
        expect(pathInLanguage(`/${path}`, 'nl').startsWith('/nl')).toBe(true)
      },
    ),
    { numRuns: runs(2000) },
  )
})

test('unsupported languages do not hide a supported one', () => {
  const foreign = fc.string({ unit: fc.constantFrom('z', 'x', 'q', '-', '*'), maxLength: 5 })
  fc.assert(
    fc.property(fc.array(foreign, { maxLength: 20 }), fc.constantFrom(...LANGUAGES), (others, language) => {
      expect(negotiateLanguage(null, [...others, language].join(','))).toBe(language)
    }),
  )
})

test('safeRedirectPath always returns a path on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        textOf('/', '//', '\\', 'evil.example', '@', ':', 'javascript:', '\t', '\n', '%2f', '..', '?', '#'),
        anyText,
      ),
      (requested) => {
        const path = safeRedirectPath(requested, '/en')
        expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
      },
    ),
    { numRuns: runs(3000) },
  )
})

test('generated slugs are valid', () => {
  const titles = fc.oneof(anyText, textOf('a cat', 'ß', '-', ' ', 'É', '🐱', 'and a very long dog'))
  fc.assert(
    fc.property(titles, fc.uint8Array({ minLength: 12, maxLength: 12 }), (title, randomBytes) => {
      expect(isSlug(creationSlug(title, () => randomBytes))).toBe(true)
      const slug = slugFromTitle(title)
      if (slug) expect(isSlug(slug)).toBe(true)
    }),
    { numRuns: runs(2000) },
  )
})

test('links in legal documents are paths, anchors or https URLs', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        textOf(
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
        anyText,
      ),
      (text) => {
        for (const block of parseLegalDocument(text)) {
          const spans = block.kind === 'text' ? block.spans : block.kind === 'list' ? block.items.flat() : []
          for (const span of spans)
            if (typeof span !== 'string') expect(span.href).toMatch(/^(\/|#|https:\/\/)/)
        }
      },
    ),
    { numRuns: runs(2000) },
  )
})

test('byte ranges, object names, class packs, print requests and search queries stay within their limits', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, textOf('0', '-', '7', '500', '99999', ' ')),
      fc.nat(10_000),
      (text, size) => {
        const range = parseRange(`bytes=${text}`, size)
        if (range && range !== 'unsatisfiable')
          expect(range.start <= range.end && range.end < size).toBe(true)
        try {
          expect(checkObjectName(text).split('/')).not.toContain('..')
        } catch (error) {
          expect(error).toBeInstanceOf(StorageError)
        }
        for (const { slug, copies } of parsePack(text) ?? [])
          expect(isSlug(slug) && copies > 0 && copies <= 40).toBe(true)
        const url = URL.parse(`http://x/print/${text}.pdf?paper=${text}`)
        if (url) expect(parsePrintRequest(url)?.paperSize ?? 'a4').toMatch(/^(a4|letter|a3|a5|legal)$/)
        expect(parseSearchQuery(text)).not.toMatch(/\p{Cc}/u)
      },
    ),
    { numRuns: runs(2000) },
  )
})

test('sanitise removes all executable markup, even if nested', () => {
  fc.assert(
    fc.property(textOf('java', 'script:', 'JavaScript:', '<', '>', 'on', 'click', ' =', 'x'), (text) => {
      expect(sanitise(text)).not.toMatch(/[<>]|javascript:|\bon\w+\s*=/i)
    }),
    { numRuns: runs(2000) },
  )
})

test('rateLimitKey returns a short key for any forwarded address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        textOf('1.2.3.4', '::1', '2001:db8::1', '::ffff:1.2.3.4', '[', ']', ':80', ',', '%eth0'),
        fc.ipV6(),
        anyText,
      ),
      fc.integer({ min: 0, max: 4 }),
      (header, hops) => {
        const address = clientAddress('192.0.2.9', header, hops)
        expect(rateLimitKey(address).length).toBeLessThan(50)
      },
    ),
    { numRuns: runs(2000) },
  )
})
