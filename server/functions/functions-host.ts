import { bearerOf } from '#backend/auth/tokens/identify.ts'
import { isDatabaseAway } from '#backend/database/away.ts'
import type { Fetch, Identify, Identity } from '#backend/identity.ts'
import { WireError } from '#backend/wire-error.ts'
import { isLanguage, type Language } from '#domain/languages.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Caller, FunctionContext, FunctionDefinition } from '#supabase/functions/define-function.ts'
import { FunctionError } from '#supabase/functions/define-function.ts'
import { PROVIDER_STATUS } from '#supabase/functions/provider-problem.ts'
import { sentenceFor } from '#supabase/functions/sentences.ts'
import { VISITOR_HASH } from '../http/visitor.ts'
import type { Log } from '../log.ts'
import type { Clients } from './clients.ts'
import { stageStream } from './stage-stream.ts'

interface Options<Providers> {
  functions: Readonly<Record<string, FunctionDefinition<Providers>>>
  identify: Identify
  clients: Clients
  providers: Providers
  log: Log
  timeoutMs: number
}

export interface FunctionsHost {
  fetch: Fetch
  /** Resolves when nothing is at work any more: callers may have left long before. */
  idle(): Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, accept-language, idempotency-key',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** `/functions/v1/<name>`: checks who calls and what with, runs the function, and turns refusals into sentences. */
export function createFunctionsHost<Providers>(options: Options<Providers>): FunctionsHost {
  const { functions, identify, log } = options
  const atWork = new Set<Promise<unknown>>()
  return {
    async fetch(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const language = languageOf(request)
      const refusalOf = (error: unknown) => {
        const refusal = readRefusal(error, language)
        if (refusal.status === 500) log.error({ function: name, err: error }, 'a function failed')
        return refusal
      }
      try {
        const definition = Object.hasOwn(functions, name) ? functions[name] : undefined
        if (!definition) throw new FunctionError(404, 'unknown-function')
        if (request.method !== 'POST') throw new FunctionError(405, 'post-only')
        const identity = await identify(request)
        const context = await contextFor(options, definition, identity, request, language)
        const input = definition.input.safeParse(await readBody(request))
        if (!input.success) throw new FunctionError(400, 'bad-input')
        const run = (tell: (stage: string) => void) => {
          const work = definition.run(input.data as never, { ...context, tell })
          atWork.add(work)
          const end = () => atWork.delete(work)
          work.then(end, end)
          return work
        }
        if (!wantsStages(request)) return answer(await run(() => {}), 200)
        return events(await stageStream(run, (error) => refusalOf(error).body))
      } catch (error) {
        const { body, status, retryAfter } = refusalOf(error)
        return answer(body, status, retryAfter)
      }
    },
    async idle() {
      while (atWork.size > 0) await Promise.allSettled(atWork)
    },
  }
}

async function contextFor<Providers>(
  { clients, providers, timeoutMs }: Options<Providers>,
  { auth, outlivesCaller }: FunctionDefinition<Providers>,
  identity: Identity,
  request: Request,
  language: Language,
): Promise<Omit<FunctionContext<Providers>, 'tell'>> {
  const user = callerOf(identity)
  if (auth !== 'anyone' && !user) throw new FunctionError(401, 'sign-in-first')
  const asUser = clients.asCaller(bearerOf(request))
  if (auth === 'admin' && !(await isAdmin(asUser))) throw new FunctionError(403, 'admins-only')
  const deadline = AbortSignal.timeout(timeoutMs)
  return {
    asUser,
    asService: clients.asService,
    user: user as Caller,
    language,
    providers,
    signal: outlivesCaller ? deadline : AbortSignal.any([request.signal, deadline]),
    visitor: request.headers.get(VISITOR_HASH) ?? 'unknown',
  }
}

const callerOf = ({ claims }: Identity): Caller | null =>
  typeof claims.sub === 'string' ? { id: claims.sub, email: String(claims.email ?? '') } : null

async function isAdmin(asUser: FunctionContext<unknown>['asUser']): Promise<boolean> {
  const { data } = await asUser.rpc('am_i_admin')
  return data === true
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new FunctionError(400, 'bad-input')
  }
}

function languageOf(request: Request): Language {
  const wanted = request.headers.get('accept-language')?.slice(0, 2).toLowerCase()
  return isLanguage(wanted) ? wanted : 'en'
}

const wantsStages = (request: Request) =>
  request.headers.get('accept')?.includes('text/event-stream') ?? false

/** What a caller is told of a failure: a refusal in their language, never the inside of ours. */
function readRefusal(error: unknown, language: Language) {
  const say = (code: string, shown = code) => ({
    success: false,
    code: shown,
    error: sentenceFor(code, language),
  })
  if (error instanceof FunctionError)
    return { body: say(error.code), status: error.status, retryAfter: error.retryAfter }
  if (error instanceof ProviderError) return { body: say(error.code), status: PROVIDER_STATUS[error.code] }
  if (error instanceof WireError) return { body: say('sign-in-first', error.code), status: error.status }
  if (isDatabaseAway(error)) return { body: say('unexpected'), status: 503, retryAfter: 2 }
  return { body: say('unexpected'), status: 500 }
}

const answer = (body: object, status: number, retryAfter?: number) =>
  Response.json(body, {
    status,
    headers: {
      ...CORS,
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  })

const events = (body: ReadableStream) =>
  new Response(body, {
    headers: {
      ...CORS,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Some proxies collect an answer before they pass it on.
      'x-accel-buffering': 'no',
    },
  })
