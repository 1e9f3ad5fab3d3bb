import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { LEGAL_DOCUMENTS, loadLegalDocument } from './legal-documents.server.ts'
import { parseLegalDocument } from './parse-legal-document.ts'

test('headings, paragraphs, lists, links and the operator block are parsed', () => {
  expect(
    parseLegalDocument('## Cookies {#cookies}\n\nOne\nline, [two](/license).\n\n- a\n- b\n\n::operator\n'),
  ).toEqual([
    { kind: 'heading', text: 'Cookies', id: 'cookies' },
    { kind: 'text', spans: ['One line, ', { text: 'two', href: '/license' }, '.'] },
    { kind: 'list', items: [['a'], ['b']] },
    { kind: 'operator' },
  ])
})

test('a link with a javascript: address stays text', () => {
  expect(parseLegalDocument('[x](javascript:alert)')).toEqual([
    { kind: 'text', spans: ['[x](javascript:alert)'] },
  ])
})

test.each(LEGAL_DOCUMENTS)('%s has the same sections in all six languages', async (name) => {
  const shape = async (language: (typeof LANGUAGES)[number]) =>
    (await loadLegalDocument(name, language)).map((block) =>
      block.kind === 'list'
        ? `list ${block.items.length}`
        : `${block.kind} ${(block.kind === 'heading' && block.id) || ''}`,
    )
  const english = await shape('en')
  for (const language of LANGUAGES) expect([language, await shape(language)]).toEqual([language, english])
})

test('the privacy policy has the sections that the footer links to', async () => {
  const ids = (await loadLegalDocument('privacy-policy', 'de')).map(
    (block) => block.kind === 'heading' && block.id,
  )
  expect(ids).toEqual(expect.arrayContaining(['cookies', 'gdpr']))
})
