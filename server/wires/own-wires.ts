import { openTokens } from '#backend/auth/tokens/open-tokens.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { storeMany } from '#backend/storage/store-many.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { openAccounts } from '../accounts.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { OpenDatabase } from '../open-database.ts'
import { openRealtime } from '../open-realtime.ts'
import type { Wires } from './wires.ts'

interface Surroundings {
  database: OpenDatabase
  files: FileStore
  deliver: Deliver
  log: Log
}

/** Everything answered by ourselves over PostgreSQL. */
export async function openOwnWires(
  config: Config,
  { database, files, deliver, log }: Surroundings,
): Promise<Wires> {
  const { sql } = database
  const tokens = await openTokens({ sql, siteUrl: config.siteUrl })
  const rest = createRest({ connection: database.requests, identify: tokens.identify, log })
  const storage = createStorage({ sql, files, identify: tokens.identify, log })
  const realtime = openRealtime(config, database, tokens, log)
  const auth = openAccounts(config, sql, tokens, deliver, log)
  return {
    auth: auth.fetch,
    rest: rest.fetch,
    storage: storage.fetch,
    realtime,
    identify: tokens.identify,
    apiKeys: tokens.apiKeys,
    oauth: config.oauth.map(({ name }) => name),
    storeDrawings: (drawings) => storeMany(sql, files, 'pages', drawings.map(asFile)),
    // Nothing stands between us and the database, which is asked anyway.
    answers: async () => true,
    checkFiles: () => files.check(),
    gaps: async () => [],
    async close() {
      realtime.close()
      rest.close()
      await storage.close()
      await auth.close()
    },
  }
}

const asFile = ({ name, svg }: { name: string; svg: string }) => ({
  name,
  bytes: new TextEncoder().encode(svg),
  type: 'image/svg+xml',
})
