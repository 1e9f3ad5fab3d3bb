import type { Language } from '#domain/text/languages.ts'
import type { Client } from './supabase-client.ts'

/** The message is in the user's language; it is missing when the server did not respond. */
export interface FunctionError {
  message?: string
  code?: string
  /** Wishes that would work instead. */
  ideas?: string[]
}

type FunctionResult<Data> = { data: Data; failed?: never } | { failed: FunctionError }

/** Calls an edge function; `failed` is set when it reports an error or cannot be reached. */
export async function callFunction<Data>(
  client: Client,
  name: string,
  body: Record<string, unknown>,
  language: Language,
): Promise<FunctionResult<Data>> {
  const { data, error } = await client.functions.invoke<Data>(name, {
    body,
    headers: { 'accept-language': language },
  })
  if (error) return { failed: (await readFunctionError(error)) ?? {} }
  return data === null ? { failed: {} } : { data }
}

/** Reads the error response behind an error of supabase-js; undefined when the server did not respond. */
export async function readFunctionError(clientError: unknown): Promise<FunctionError | undefined> {
  const { context } = clientError as { context?: unknown }
  if (!(context instanceof Response)) return undefined
  const body = (await context.json().catch(() => undefined)) as
    { error?: unknown; code?: unknown; ideas?: unknown } | undefined
  return {
    ...(typeof body?.error === 'string' && { message: body.error }),
    ...(typeof body?.code === 'string' && { code: body.code }),
    ...(Array.isArray(body?.ideas) && { ideas: body.ideas.map(String) }),
  }
}
