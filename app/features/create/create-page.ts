import { CREATION_STAGES, type CreationStage, type Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import type { Client } from '#app/lib/session/client.ts'
import { readEvents } from './read-events.ts'

export interface CreateRequest {
  prompt: string
  style: Style
  language: Language
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  /** Sent when nothing was typed. */
  recording?: { base64: string; seconds: number }
  /** One tap, one page, however often it is sent. */
  key: string
}

/** A page with its address; or why there is none, in the reader's words when the server said so. */
export type Created = { slug: string | undefined } | Refusal

interface Refusal {
  failed: string | undefined
  code?: string
}

interface Answer {
  success?: boolean
  page?: { slug?: string } | null
  error?: string
  code?: string
}

/** A broken line is tried again with the same key: the page of the first try is answered, not a second one. */
const TRIES = 3

export const FUNCTION_NAME = 'generate-ai-coloring-page'

/** Asks for a page and tells how far it is. */
export async function createPage(
  client: Client,
  request: CreateRequest,
  tell: (stage: CreationStage) => void,
): Promise<Created> {
  for (let tries = 1; ; tries++) {
    const created = await ask(client, request, tell)
    if (created) return created
    if (tries === TRIES) return { failed: undefined }
  }
}

async function ask(
  client: Client,
  { prompt, style, language, basePageId, recording, key }: CreateRequest,
  tell: (stage: CreationStage) => void,
): Promise<Created | undefined> {
  const { data, error } = await client.functions.invoke<Response | Answer>(FUNCTION_NAME, {
    body: {
      prompt,
      style,
      basePage: basePageId ? { id: basePageId } : undefined,
      audioBase64: recording?.base64,
      audioDuration: recording?.seconds,
      idempotencyKey: key,
    },
    headers: { accept: 'text/event-stream', 'accept-language': language },
  })
  if (error) return refusalOf(error)
  if (!(data instanceof Response)) return createdOf(data)
  try {
    for await (const event of readEvents(data.body!)) {
      if (isStage(event.name)) tell(event.name)
      if (event.name === 'done' || event.name === 'error') return createdOf(event.data as Answer)
    }
  } catch {
    // The line broke in the middle.
  }
  return undefined
}

const isStage = (name: string): name is CreationStage => (CREATION_STAGES as readonly string[]).includes(name)

const createdOf = (answer: Answer | null): Created =>
  answer?.success ? { slug: answer.page?.slug } : { failed: answer?.error, code: answer?.code }

/** A refusal carries its sentence in the reader's language; a line that broke before any answer carries none. */
export async function refusalOf(problem: unknown): Promise<Refusal | undefined> {
  const { context } = problem as { context?: unknown }
  if (!(context instanceof Response)) return undefined
  const body = (await context.json().catch(() => undefined)) as Answer | undefined
  return { failed: typeof body?.error === 'string' ? body.error : undefined, code: body?.code }
}
