import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tokens } from '#backend/auth/tokens/open-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import { emptyBin } from '#supabase/functions/empty-bin.ts'
import { takeOver } from '#supabase/functions/generate-ai-coloring-page/take-over.ts'
import { goOnWithImports } from '#supabase/functions/import-csv-prompts/go-on.ts'
import { mendAfterClockChange } from '#supabase/functions/mend-after-clock-change.ts'
import type { Providers } from '#supabase/functions/providers.ts'
import { purgeOldRecords } from '#supabase/functions/purge-old-records.ts'
import { functions } from '#supabase/functions/registry.ts'
import { sendNotices } from '#supabase/functions/send-notices.ts'
import { workOffTranslations } from '#supabase/functions/translate-content/work-off.ts'
import type { Log } from '../log.ts'
import { createClients } from './clients.ts'
import { createFunctionsHost } from './functions-host.ts'
import { createPatrol } from './patrol.ts'

interface Options {
  siteUrl: string
  tokens: Pick<Tokens, 'identify' | 'apiKeys'>
  providers: Providers
  rest: Fetch
  storage: Fetch
  auth: Fetch
  log: Log
  /** How often prompts whose holder is gone, and translations and imports nobody works on, and mails to owners, are looked for. */
  patrolEveryMs?: number
  /** How often the bin is looked through, and whether the day's tidying is still to be done. */
  binEveryMs?: number
}

export interface OpenFunctions {
  fetch: Fetch
  /** Waits a while for what is at work; what is not done by then is taken over by whoever comes next. */
  close(): Promise<void>
}

const TIMEOUT_MS = 120_000
const GRACE_MS = 10_000
const HOURLY_MS = 60 * 60_000
const CLOCK_EVERY_MS = 5 * 60_000

/** The product's functions with what they work with: our own wires and the providers. */
export function openFunctions(options: Options): OpenFunctions {
  const { siteUrl, tokens, providers, log, patrolEveryMs = 5_000, binEveryMs = HOURLY_MS } = options
  const wires: Fetch = (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/')) return options.auth(request)
    return pathname.startsWith('/storage/') ? options.storage(request) : options.rest(request)
  }
  const clients = createClients({ siteUrl, apiKeys: tokens.apiKeys, wires })
  const host = createFunctionsHost({
    functions,
    identify: tokens.identify,
    clients,
    providers,
    log,
    timeoutMs: TIMEOUT_MS,
  })
  const closing = new AbortController()
  const patrolman = randomUUID()
  const tools = { asService: clients.asService, providers }
  const patrolOf = (round: () => Promise<number>, everyMs = patrolEveryMs) =>
    createPatrol({ round, everyMs, log })
  const patrols = [
    patrolOf(() => takeOver(patrolman, tools, TIMEOUT_MS)),
    patrolOf(() => workOffTranslations(patrolman, tools, TIMEOUT_MS)),
    patrolOf(() => goOnWithImports(tools, closing.signal)),
    patrolOf(() => sendNotices(tools)),
    patrolOf(() => emptyBin(clients.asService), binEveryMs),
    patrolOf(() => purgeOldRecords(clients.asService), binEveryMs),
    patrolOf(() => mendAfterClockChange(clients.asService), CLOCK_EVERY_MS),
  ]
  return {
    fetch: host.fetch,
    async close() {
      closing.abort()
      const ended = Promise.all([host.idle(), ...patrols.map((patrol) => patrol.close())])
      await Promise.race([ended, pause(GRACE_MS, undefined, { ref: false })])
    },
  }
}
