import type { Tokens } from '#backend/auth/tokens/open-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import type { ArtistWorkers } from '#providers/images/artist/workers.ts'
import { createOwnCheck } from '#providers/moderation/own-check.ts'
import { functions } from '#supabase/functions/registry.ts'
import type { Log } from '../log.ts'
import { createClients } from './clients.ts'
import { createFunctionsHost } from './functions-host.ts'

interface Options {
  siteUrl: string
  tokens: Tokens
  artist: ArtistWorkers
  rest: Fetch
  storage: Fetch
  log: Log
}

const TIMEOUT_MS = 120_000

/** The product's functions with what they work with: our own wires, the artist, the check for children. */
export function openFunctions({ siteUrl, tokens, artist, rest, storage, log }: Options): Fetch {
  const wires: Fetch = (request) =>
    new URL(request.url).pathname.startsWith('/storage/') ? storage(request) : rest(request)
  const ownCheck = createOwnCheck()
  return createFunctionsHost({
    functions,
    identify: tokens.identify,
    clients: createClients({ siteUrl, apiKeys: tokens.apiKeys, wires }),
    providers: { artist, moderation: { isFitForChildren: async (text) => ownCheck.check(text).fit } },
    log,
    timeoutMs: TIMEOUT_MS,
  })
}
