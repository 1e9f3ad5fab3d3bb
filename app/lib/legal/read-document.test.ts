import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { DOCUMENTS, legalDocument } from './documents.server.ts'
import { readDocument } from './read-document.ts'

test('headings, paragraphs, lists, links and the operator’s place are read', () => {
  expect(
    readDocument('## Cookies {#cookies}\n\nOne\nline, [two](/license).\n\n- a\n- b\n\n::operator\n'),
  ).toEqual([
    { kind: 'heading', text: 'Cookies', id: 'cookies' },
    { kind: 'text', spans: ['One line, ', { text: 'two', href: '/license' }, '.'] },
    { kind: 'list', items: [['a'], ['b']] },
    { kind: 'operator' },
  ])
})

test('a link that would run a script stays text', () => {
  expect(readDocument('[x](javascript:alert)')).toEqual([{ kind: 'text', spans: ['[x](javascript:alert)'] }])
})

test.each(DOCUMENTS)('%s says the same in all six languages, section by section', async (name) => {
  const shape = async (language: (typeof LANGUAGES)[number]) =>
    (await legalDocument(name, language)).map((block) =>
      block.kind === 'list'
        ? `list ${block.items.length}`
        : `${block.kind} ${(block.kind === 'heading' && block.id) || ''}`,
    )
  const english = await shape('en')
  for (const language of LANGUAGES) expect([language, await shape(language)]).toEqual([language, english])
})

test('the privacy notice has the sections the footer leads to', async () => {
  const ids = (await legalDocument('privacy-policy', 'de')).map(
    (block) => block.kind === 'heading' && block.id,
  )
  expect(ids).toEqual(expect.arrayContaining(['cookies', 'gdpr']))
})
