import type { Pool } from '#backend/database/wire/pool.ts'
import { listen } from '#backend/database/wire/listen.ts'
import type { ConnectionOptions } from '#backend/database/connection.ts'
import type { SessionSettings } from '#backend/database/wire/settings.ts'
import { loadSchema } from './load-schema.ts'
import type { SchemaCache } from './schema-cache.ts'

const CHANNEL = 'pgrst'
const RETRY_MS = 1_000

export interface SchemaWatch {
  /** The newest known schema; waits only while none is known. */
  current(): SchemaCache | Promise<SchemaCache>
  reload(): Promise<void>
  close(): void
}

/** Holds the schema cache and reads it again when somebody says `notify pgrst, 'reload schema'`. */
export function watchSchema(
  pool: Pool,
  schemas: readonly string[],
  settings: ConnectionOptions,
  session: SessionSettings,
  log: { warn(fields: object, message: string): void },
): SchemaWatch {
  let cache: SchemaCache | undefined
  let loading: Promise<SchemaCache> | undefined
  let again = false
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function load(): Promise<SchemaCache> {
    try {
      do {
        again = false
        cache = await pool.use((connection) => loadSchema(connection, schemas))
      } while (again)
      pool.forgetStatements()
      return cache
    } finally {
      loading = undefined
    }
  }

  /** A change announced while a load is under way may have come too late for it: that load is followed by another. */
  function refresh(): Promise<SchemaCache> {
    again = loading !== undefined
    loading ??= load()
    return loading
  }

  async function refreshUntilDone() {
    try {
      await refresh()
    } catch (error) {
      if (closed) return
      log.warn({ error }, 'the schema could not be read; trying again')
      clearTimeout(retry)
      retry = setTimeout(() => void refreshUntilDone(), RETRY_MS)
    }
  }

  const listening = listen(settings, session, CHANNEL, {
    onListening: () => void refreshUntilDone(),
    onMessage(payload) {
      if (payload === '' || payload === 'reload schema') void refreshUntilDone()
    },
  })

  return {
    current: () => cache ?? refresh(),
    async reload() {
      await refresh()
    },
    close() {
      closed = true
      clearTimeout(retry)
      listening.close()
    },
  }
}
