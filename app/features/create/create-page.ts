import { CREATION_STAGES, type CreationStage, type Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import { type FunctionError, readFunctionError } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { readServerEvents } from './read-server-events.ts'

export interface CreateRequest {
  prompt: string
  style: Style
  language: Language
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  /** Sent when nothing was typed. */
  recording?: { base64: string; seconds: number }
  /** Repeated requests with the same key create one page. */
  idempotencyKey: string
}

/** The slug of the page, or the error; its message is missing when the server did not respond. */
type CreateResult = { slug: string | undefined } | { failed: FunctionError }

interface CreateResponse {
  success?: boolean
  page?: { slug?: string } | null
  error?: string
  code?: string
  ideas?: string[]
}

/** After a lost connection the same idempotency key makes the server return the first page instead of drawing another. */
const MAX_TRIES = 3

export const FUNCTION_NAME = 'generate-ai-coloring-page'

/** Requests a page and reports its stages. */
export async function createPage(
  client: Client,
  request: CreateRequest,
  onStage: (stage: CreationStage) => void,
): Promise<CreateResult> {
  for (let tries = 1; ; tries++) {
    const result = await requestPage(client, request, onStage)
    if (result) return result
    if (tries === MAX_TRIES) return { failed: {} }
  }
}

async function requestPage(
  client: Client,
  { prompt, style, language, basePageId, recording, idempotencyKey }: CreateRequest,
  onStage: (stage: CreationStage) => void,
): Promise<CreateResult | undefined> {
  const { data, error } = await client.functions.invoke<Response | CreateResponse>(FUNCTION_NAME, {
    body: {
      prompt,
      style,
      basePage: basePageId ? { id: basePageId } : undefined,
      audioBase64: recording?.base64,
      audioDuration: recording?.seconds,
      idempotencyKey,
    },
    headers: { accept: 'text/event-stream', 'accept-language': language },
  })
  if (error) {
    const failed = await readFunctionError(error)
    return failed && { failed }
  }
  if (!(data instanceof Response)) return toCreateResult(data)
  try {
    for await (const event of readServerEvents(data.body!)) {
      if (isStage(event.name)) onStage(event.name)
      if (event.name === 'done' || event.name === 'error') return toCreateResult(event.data as CreateResponse)
    }
  } catch {
    // The connection was lost.
  }
  return undefined
}

const isStage = (name: string): name is CreationStage => (CREATION_STAGES as readonly string[]).includes(name)

const toCreateResult = (response: CreateResponse | null): CreateResult =>
  response?.success
    ? { slug: response.page?.slug }
    : { failed: { message: response?.error, code: response?.code, ideas: response?.ideas } }
