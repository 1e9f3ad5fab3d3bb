import type { Language } from '#domain/languages.ts'
import { type Block, readDocument } from './read-document.ts'

/** The long texts, by the last part of their address. They are read on the server and never enter a browser's bundle. */
export const DOCUMENTS = ['impressum', 'privacy-policy', 'terms-of-service', 'license'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

const FILES = import.meta.glob<string>('../../../locales/*/legal/*.md', { query: '?raw', import: 'default' })

export async function legalDocument(name: DocumentName, language: Language): Promise<Block[]> {
  const read = FILES[`../../../locales/${language}/legal/${name}.md`]
  if (!read) throw new Error(`locales/${language}/legal/${name}.md is missing`)
  return readDocument(await read())
}
