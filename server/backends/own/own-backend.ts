import { createTokens } from '#backend/auth/tokens/create-tokens.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { defaultRestLimits } from '#backend/rest/rest-limits.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { storeFiles } from '#backend/storage/store-files.ts'
import { THUMBNAIL_WIDTHS } from '#domain/pages/thumbnail-widths.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { ANONYMOUS_LIMITS, VISITOR_SHARE } from './anonymous-limits.ts'
import { createAccounts } from './create-accounts.ts'
import type { Config } from '../../config.ts'
import { finishWithin } from '../../finish-within.ts'
import { clientAddressOf } from '../../http/middleware/visitor-headers.ts'
import type { Log } from '../../monitoring/log.ts'
import type { ConnectedDatabase } from '../../startup/connect-database.ts'
import { shareOf } from '../../workers/share-of-workers.ts'
import { createOwnRealtime } from './create-own-realtime.ts'
import type { Backend } from '../backend.ts'

interface Dependencies {
  database: ConnectedDatabase
  files: FileStore
  deliver: Deliver
  log: Log
}

/** Some more than the queries that two busy cores can run at once. */
const INTERNAL_CONNECTIONS = 6
/** For mails that are being sent and files that are being deleted; the next start does the rest. */
const SHUTDOWN_GRACE_MS = 3_000

/** Implements the Supabase API over PostgreSQL in this process. */
export async function createOwnBackend(
  config: Config,
  { database, files, deliver, log }: Dependencies,
): Promise<Backend> {
  const { sql } = database
  const tokens = await createTokens({ sql, siteUrl: config.siteUrl })
  const rest = createRest({
    connection: database.requestConnection,
    identify: tokens.identify,
    anonymousKey: tokens.apiKeys.publishable,
    anonymousLimits: ANONYMOUS_LIMITS,
    limits: {
      allowUnfilteredWrites: false,
      maxConnections: shareOf(defaultRestLimits.maxConnections, config.workers),
    },
    visitorShare: {
      ...VISITOR_SHARE,
      maxActive: shareOf(VISITOR_SHARE.maxActive, config.workers),
      keyOf: clientAddressOf,
    },
    internalConnections: shareOf(INTERNAL_CONNECTIONS, config.workers),
    log,
  })
  const storage = createStorage({
    sql,
    files,
    identify: tokens.identify,
    clientKeyOf: clientAddressOf,
    limits: { anonymousWidths: THUMBNAIL_WIDTHS },
    withheldBy: 'private.is_file_withheld',
    log,
  })
  const realtime = createOwnRealtime(config, database, tokens, log)
  const auth = createAccounts(config, sql, tokens, deliver, log)
  return {
    auth: auth.fetch,
    rest: rest.fetch,
    respondToRest: rest.respond,
    respondFast: rest.respondFast,
    internalRest: rest.internalFetch,
    storage: storage.fetch,
    bytesAdded: storage.bytesAdded,
    realtime,
    identify: tokens.identify,
    apiKeys: tokens.apiKeys,
    oauth: config.oauth.map(({ name }) => name),
    storeDrawings: (drawings) => storeFiles(sql, files, 'pages', drawings.map(toFile)),
    // It runs in this process, and the health check queries the database separately.
    isReachable: async () => true,
    checkStorage: () => files.check(),
    policyGaps: async () => [],
    async close() {
      realtime.close()
      rest.close()
      await finishWithin(SHUTDOWN_GRACE_MS, [storage.close(), auth.close()])
    },
  }
}

const toFile = ({ name, svg }: { name: string; svg: string }) => ({
  name,
  bytes: new TextEncoder().encode(svg),
  type: 'image/svg+xml',
})
