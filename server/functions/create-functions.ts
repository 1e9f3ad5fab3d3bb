import type { Tokens } from '#backend/auth/tokens/create-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import { functions } from '#supabase/functions/function-registry.ts'
import type { JobInterval } from '#supabase/jobs/define-job.ts'
import type { Providers } from '#supabase/shared/providers.ts'
import { finishWithin } from '../finish-within.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import type { Log } from '../monitoring/log.ts'
import { createFunctionsHost } from './functions-host.ts'
import { createSupabaseClients } from './supabase-clients.ts'

interface Options {
  siteUrl: string
  tokens: Pick<Tokens, 'identify' | 'apiKeys'>
  providers: Providers
  rest: Fetch
  storage: Fetch
  auth: Fetch
  log: Log
  jobIntervalsMs?: Partial<Record<JobInterval, number>>
}

export interface RunningFunctions {
  fetch: Fetch
  /** Waits some seconds for running calls and jobs. Their leases let another process finish the rest. */
  close(): Promise<void>
}

const TIMEOUT_MS = 120_000
/** Requests had their own time before; what is not finished now is resumed through its lease. */
const SHUTDOWN_GRACE_MS = 3_000

/** Creates the host of the product's functions and starts the background jobs. */
export function createFunctions(options: Options): RunningFunctions {
  const { siteUrl, tokens, providers, log } = options
  const backend: Fetch = (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/')) return options.auth(request)
    return pathname.startsWith('/storage/') ? options.storage(request) : options.rest(request)
  }
  const clients = createSupabaseClients({ siteUrl, apiKeys: tokens.apiKeys, backend })
  const host = createFunctionsHost({
    functions,
    identify: tokens.identify,
    clients,
    providers,
    log,
    timeoutMs: TIMEOUT_MS,
  })
  const jobs = startJobs({
    asService: clients.asService,
    providers,
    timeoutMs: TIMEOUT_MS,
    log,
    intervalsMs: options.jobIntervalsMs,
  })
  return {
    fetch: host.fetch,
    async close() {
      await finishWithin(SHUTDOWN_GRACE_MS, [host.idle(), jobs.close()])
    },
  }
}
