import { bearerOf } from '#backend/auth/tokens/identify.ts'
import type { Fetch, Identify, Identity } from '#backend/identity.ts'
import { WireError } from '#backend/wire-error.ts'
import { isLanguage, type Language } from '#domain/languages.ts'
import type { Caller, FunctionContext, FunctionDefinition } from '#supabase/functions/define-function.ts'
import { FunctionError } from '#supabase/functions/define-function.ts'
import type { Log } from '../log.ts'
import type { Clients } from './clients.ts'
import { sentenceFor } from './sentences.ts'

interface Options<Providers> {
  functions: Readonly<Record<string, FunctionDefinition<Providers>>>
  identify: Identify
  clients: Clients
  providers: Providers
  log: Log
  timeoutMs: number
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, accept-language, idempotency-key',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** `/functions/v1/<name>`: checks who calls and what with, runs the function, and turns refusals into sentences. */
export function createFunctionsHost<Providers>(options: Options<Providers>): Fetch {
  const { functions, identify, log } = options
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const language = languageOf(request)
    try {
      const definition = Object.hasOwn(functions, name) ? functions[name] : undefined
      if (!definition) throw new FunctionError(404, 'unknown-function')
      if (request.method !== 'POST') throw new FunctionError(405, 'post-only')
      const identity = await identify(request)
      const context = await contextFor(options, definition, identity, request, language)
      const input = definition.input.safeParse(await readBody(request))
      if (!input.success) throw new FunctionError(400, 'bad-input')
      return answer(await definition.run(input.data as never, context), 200)
    } catch (error) {
      if (error instanceof FunctionError) return answer(refusal(error.code, language), error.status)
      if (error instanceof WireError)
        return answer({ ...refusal('sign-in-first', language), code: error.code }, error.status)
      log.error({ function: name, err: error }, 'a function failed')
      return answer(refusal('unexpected', language), 500)
    }
  }
}

async function contextFor<Providers>(
  { clients, providers, timeoutMs }: Options<Providers>,
  { auth }: FunctionDefinition<Providers>,
  identity: Identity,
  request: Request,
  language: Language,
): Promise<FunctionContext<Providers>> {
  const user = callerOf(identity)
  if (auth !== 'anyone' && !user) throw new FunctionError(401, 'sign-in-first')
  const asUser = clients.asCaller(bearerOf(request))
  if (auth === 'admin' && !(await isAdmin(asUser))) throw new FunctionError(403, 'admins-only')
  return {
    asUser,
    asService: clients.asService,
    user: user as Caller,
    language,
    providers,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
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

const refusal = (code: string, language: Language) => ({
  success: false,
  code,
  error: sentenceFor(code, language),
})

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store' } })
