import type { Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import type { Client } from '#app/lib/session/client.ts'

export interface CreateRequest {
  prompt: string
  style: Style
  language: Language
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  /** One tap, one page, however often it is sent. */
  key: string
}

export type Created = { slug: string } | { failed: string | undefined }

/** Asks for a page; answers its slug, or the sentence that says why not. */
export async function createPage(
  client: Client,
  { prompt, style, language, basePageId, key }: CreateRequest,
): Promise<Created> {
  const { data, error } = await client.functions.invoke<{
    success: boolean
    page?: { slug?: string }
    error?: string
  }>('generate-ai-coloring-page', {
    body: { prompt, style, basePage: basePageId ? { id: basePageId } : undefined, idempotencyKey: key },
    headers: { 'accept-language': language },
  })
  if (error) return { failed: await sentenceOf(error) }
  return data?.page?.slug ? { slug: data.page.slug } : { failed: data?.error }
}

/** A refusal carries its sentence in the reader's language; a broken line carries none. */
async function sentenceOf(problem: unknown): Promise<string | undefined> {
  const { context } = problem as { context?: unknown }
  if (!(context instanceof Response)) return undefined
  const body = (await context.json().catch(() => undefined)) as { error?: unknown } | undefined
  return typeof body?.error === 'string' ? body.error : undefined
}
