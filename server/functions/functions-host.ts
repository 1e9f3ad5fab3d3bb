import { setTimeout as pause } from 'node:timers/promises'
import { readBearerToken } from '#backend/auth/tokens/identify.ts'
import { createFairShare } from '#backend/fairness/fair-share.ts'
import type { Fetch, Identify, Identity } from '#backend/identity.ts'
import { isLanguage, type Language } from '#domain/text/languages.ts'
import { isStorable } from '#domain/text/storable.ts'
import type { Caller, FunctionContext, FunctionDefinition } from '#supabase/functions/define-function.ts'
import { FunctionError } from '#supabase/shared/function-error.ts'
import { clientAddressOf, VISITOR_HASH_HEADER } from '../http/middleware/visitor-headers.ts'
import type { Log } from '../monitoring/log.ts'
import { describeError } from './describe-error.ts'
import { createProgressStream } from './progress-stream.ts'
import { createSharedCalls, type Work } from './shared-calls.ts'
import type { SupabaseClients } from './supabase-clients.ts'

/** Calls that run, also those whose client has left. One address gets enough for a school class. */
const RUNNING_CALLS = { total: 200, perKey: 30 }

/** Clients that call again at once would keep the process busy with refusals. */
const REFUSAL_DELAY_MS = 1000

interface Options<Providers> {
  functions: Readonly<Record<string, FunctionDefinition<Providers>>>
  identify: Identify
  clients: SupabaseClients
  providers: Providers
  log: Log
  timeoutMs: number
}

interface FunctionsHost {
  fetch: Fetch
  /** Resolves when no call is running. A call may run longer than its client waits. */
  idle(): Promise<void>
}

/**
 * Handles `/functions/v1/<name>`: checks caller and input, runs the function, and translates error messages.
 */
export function createFunctionsHost<Providers>(options: Options<Providers>): FunctionsHost {
  const { functions, identify, log } = options
  const running = new Set<Promise<unknown>>()
  const places = createFairShare(RUNNING_CALLS)
  const share = createSharedCalls()
  return {
    async fetch(request) {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const language = languageOf(request)
      const describeAndLog = (error: unknown) => {
        const described = describeError(error, language)
        if (described.status === 500) log.error({ function: name, err: error }, 'a function failed')
        return described
      }
      let releaseEarly: (() => void) | undefined
      try {
        const definition = Object.hasOwn(functions, name) ? functions[name] : undefined
        if (!definition) throw new FunctionError(404, 'unknown-function')
        if (request.method !== 'POST') throw new FunctionError(405, 'post-only')
        const release = places.take(clientAddressOf(request))
        if (!release) {
          await pause(REFUSAL_DELAY_MS, undefined, { signal: request.signal, ref: false }).catch(() => {})
          throw new FunctionError(429, 'too-many', 5)
        }
        releaseEarly = release
        const identity = await identify(request)
        const context = await createContext(options, definition, identity, request, language)
        const input = definition.input.safeParse(await readBody(request))
        if (!input.success) throw new FunctionError(400, 'bad-input')
        const repeatKey = definition.repeatKey?.(input.data as never)
        const sharedKey = repeatKey && JSON.stringify([name, context.user?.id, repeatKey])
        const work: Work = (reportStage) => definition.run(input.data as never, { ...context, reportStage })
        const run: Work = (reportStage) => {
          const call = share(sharedKey, work, reportStage)
          running.add(call)
          releaseEarly = undefined
          const forget = () => {
            running.delete(call)
            release()
          }
          call.then(forget, forget)
          return call
        }
        if (!acceptsEventStream(request)) return jsonResponse(await run(() => {}), 200)
        return eventStreamResponse(await createProgressStream(run, (error) => describeAndLog(error).body))
      } catch (error) {
        releaseEarly?.()
        const { body, status, retryAfter } = describeAndLog(error)
        return jsonResponse(body, status, retryAfter)
      }
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

async function createContext<Providers>(
  { clients, providers, timeoutMs }: Options<Providers>,
  { auth, outlivesCaller }: FunctionDefinition<Providers>,
  identity: Identity,
  request: Request,
  language: Language,
): Promise<Omit<FunctionContext<Providers>, 'reportStage'>> {
  const user = callerOf(identity)
  if (auth !== 'anyone' && !user) throw new FunctionError(401, 'sign-in-first')
  const asUser = clients.asCaller(readBearerToken(request))
  // A token stays valid for up to an hour after its session ended or its account was disabled.
  if (user && !(await isSignedIn(asUser))) throw new FunctionError(401, 'sign-in-first')
  const forAdmins = auth === 'admin' || auth === 'admin-with-second-factor'
  if (forAdmins && !(await isAdmin(asUser))) throw new FunctionError(403, 'admins-only')
  if (auth === 'admin-with-second-factor' && identity.claims.aal !== 'aal2')
    throw new FunctionError(403, 'second-factor-first')
  const deadline = AbortSignal.timeout(timeoutMs)
  return {
    asUser,
    asService: clients.asService,
    user: user as Caller,
    claims: identity.claims,
    language,
    providers,
    signal: outlivesCaller ? deadline : AbortSignal.any([request.signal, deadline]),
    visitor: request.headers.get(VISITOR_HASH_HEADER) ?? 'unknown',
  }
}

const callerOf = ({ claims }: Identity): Caller | null =>
  typeof claims.sub === 'string' ? { id: claims.sub, email: String(claims.email ?? '') } : null

async function isSignedIn(asUser: FunctionContext<unknown>['asUser']): Promise<boolean> {
  const { data, error } = await asUser.rpc('am_i_signed_in')
  if (error) throw new FunctionError(503, 'unexpected', 2)
  return data
}

async function isAdmin(asUser: FunctionContext<unknown>['asUser']): Promise<boolean> {
  const { data } = await asUser.rpc('am_i_admin')
  return data === true
}

/** More than the largest import has. Parsing millions of small values would keep every other request waiting. */
const MAX_VALUES = 200_000
/** Only these escapes can stand for text that cannot be stored. */
const UNUSUAL_ESCAPE = /\\u(?:0000|d[89a-f])/i

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  if (hasTooManyValues(text)) throw new FunctionError(400, 'bad-input')
  try {
    return JSON.parse(text, UNUSUAL_ESCAPE.test(text) ? requireStorable : undefined)
  } catch (error) {
    throw error instanceof FunctionError ? error : new FunctionError(400, 'bad-input')
  }
}

/** Counts the marks that begin a value, also those inside texts. */
function hasTooManyValues(json: string): boolean {
  let count = 0
  for (let at = 0; at < json.length && count <= MAX_VALUES; at++) {
    const char = json[at]
    if (char === ',' || char === '[' || char === '{') count++
  }
  return count > MAX_VALUES
}

/** Names and values are checked here once, because every function stores some of them. */
function requireStorable(name: string, value: unknown): unknown {
  if (!isStorable(name) || (typeof value === 'string' && !isStorable(value)))
    throw new FunctionError(400, 'unusable-characters')
  return value
}

function languageOf(request: Request): Language {
  const requested = request.headers.get('accept-language')?.slice(0, 2).toLowerCase()
  return isLanguage(requested) ? requested : 'en'
}

const acceptsEventStream = (request: Request) =>
  request.headers.get('accept')?.includes('text/event-stream') ?? false

const jsonResponse = (body: object, status: number, retryAfter?: number) =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  })

const eventStreamResponse = (body: ReadableStream) =>
  new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Stops nginx from buffering the events until the response ends.
      'x-accel-buffering': 'no',
    },
  })
