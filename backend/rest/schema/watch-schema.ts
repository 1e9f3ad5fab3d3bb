import type { Pool } from '#backend/database/protocol/connection-pool.ts'
import { listenForNotifications } from '#backend/database/protocol/notification-listener.ts'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import type { SessionSettings } from '#backend/database/protocol/session-settings.ts'
import { loadSchema } from './load-schema.ts'
import type { SchemaCache } from './schema-cache.ts'

const CHANNEL = 'pgrst'
const RETRY_MS = 1_000

export interface SchemaWatcher {
  /** The newest loaded schema; waits only if none is loaded yet. */
  current(): SchemaCache | Promise<SchemaCache>
  loaded(): SchemaCache | undefined
  reload(): Promise<void>
  close(): void
}

/** Holds the schema cache and reloads it on `notify pgrst, 'reload schema'`. */
export function watchSchema(
  pool: Pick<Pool, 'use' | 'discardStatements'>,
  schemas: readonly string[],
  settings: ConnectionOptions,
  session: SessionSettings,
  log: { warn(fields: object, message: string): void },
): SchemaWatcher {
  let cache: SchemaCache | undefined
  let loading: Promise<SchemaCache> | undefined
  let needsReload = false
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function load(): Promise<SchemaCache> {
    try {
      do {
        needsReload = false
        cache = await pool.use((connection) => loadSchema(connection, schemas))
      } while (needsReload)
      pool.discardStatements()
      return cache
    } finally {
      loading = undefined
    }
  }

  /** A running load may have missed a change that was announced after its start, so another load follows it. */
  function refresh(): Promise<SchemaCache> {
    needsReload = loading !== undefined
    loading ??= load()
    return loading
  }

  async function refreshWithRetry() {
    try {
      await refresh()
    } catch (error) {
      if (closed) return
      log.warn({ error }, 'the schema could not be loaded; retrying')
      clearTimeout(retry)
      retry = setTimeout(() => void refreshWithRetry(), RETRY_MS)
    }
  }

  const listening = listenForNotifications(settings, session, CHANNEL, {
    onListening: () => void refreshWithRetry(),
    onMessage(payload) {
      if (payload === '' || payload === 'reload schema') void refreshWithRetry()
    },
  })

  return {
    current: () => cache ?? refresh(),
    loaded: () => cache,
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
