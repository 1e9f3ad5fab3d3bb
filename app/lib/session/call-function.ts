import type { Language } from '#domain/languages.ts'
import type { Client } from './client.ts'

/** What a function answered, or the sentence that says why not; a broken line has no sentence. */
export type FunctionAnswer<Data> =
  { data: Data; failed?: never } | { failed: { sentence?: string; code?: string } }

/** Calls one of the product's functions; refusals come back in the reader's language. */
export async function callFunction<Data>(
  client: Client,
  name: string,
  body: Record<string, unknown>,
  language: Language,
): Promise<FunctionAnswer<Data>> {
  const { data, error } = await client.functions.invoke<Data>(name, {
    body,
    headers: { 'accept-language': language },
  })
  if (error) return { failed: await refusalOf(error) }
  return data === null ? { failed: {} } : { data }
}

async function refusalOf(problem: unknown): Promise<{ sentence?: string; code?: string }> {
  const { context } = problem as { context?: unknown }
  if (!(context instanceof Response)) return {}
  const body = (await context.json().catch(() => undefined)) as
    { error?: unknown; code?: unknown } | undefined
  return {
    ...(typeof body?.error === 'string' && { sentence: body.error }),
    ...(typeof body?.code === 'string' && { code: body.code }),
  }
}
