import type { Language } from '#domain/text/languages.ts'
import { type Block, parseLegalDocument } from './parse-legal-document.ts'

/**
 * The legal texts by the last segment of their path. Only the server loads them, so no browser bundle contains
 * them.
 */
export const LEGAL_DOCUMENTS = ['impressum', 'privacy-policy', 'terms-of-service', 'license'] as const
export type DocumentName = (typeof LEGAL_DOCUMENTS)[number]

const FILES = import.meta.glob<string>('../../../locales/*/legal/*.md', { query: '?raw', import: 'default' })

export async function loadLegalDocument(name: DocumentName, language: Language): Promise<Block[]> {
  const read = FILES[`../../../locales/${language}/legal/${name}.md`]
  if (!read) throw new Error(`locales/${language}/legal/${name}.md is missing`)
  return parseLegalDocument(await read())
}
