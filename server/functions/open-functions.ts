import type { Tokens } from '#backend/auth/tokens/open-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import type { Providers } from '#supabase/functions/providers.ts'
import { functions } from '#supabase/functions/registry.ts'
import type { Log } from '../log.ts'
import { createClients } from './clients.ts'
import { createFunctionsHost } from './functions-host.ts'

interface Options {
  siteUrl: string
  tokens: Tokens
  providers: Providers
  rest: Fetch
  storage: Fetch
  log: Log
}

const TIMEOUT_MS = 120_000

/** The product's functions with what they work with: our own wires and the providers. */
export function openFunctions({ siteUrl, tokens, providers, rest, storage, log }: Options): Fetch {
  const wires: Fetch = (request) =>
    new URL(request.url).pathname.startsWith('/storage/') ? storage(request) : rest(request)
  return createFunctionsHost({
    functions,
    identify: tokens.identify,
    clients: createClients({ siteUrl, apiKeys: tokens.apiKeys, wires }),
    providers,
    log,
    timeoutMs: TIMEOUT_MS,
  })
}
