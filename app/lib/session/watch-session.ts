import { SESSION_LOADING_TIMEOUT_MS } from '#domain/product-limits.ts'
import type { SessionUpdate } from './report-session.ts'
import type { Client } from './supabase-client.ts'

/**
 * Reports each change of this tab's session until the returned function is called. If the session is unknown after
 * the timeout, the user is treated as a guest until it is known. The code that reads the session is loaded together
 * with supabase-js, because guests need neither.
 */
export function watchSession(
  loadingClient: Promise<Client>,
  onUpdate: (update: SessionUpdate) => void,
): () => void {
  let isStopped = false
  let stopReporting = () => {}
  const timeout = setTimeout(() => onUpdate({ status: 'guest' }), SESSION_LOADING_TIMEOUT_MS)
  const reportUpdate = (update: SessionUpdate) => {
    clearTimeout(timeout)
    onUpdate(update)
  }
  Promise.all([loadingClient, import('./report-session.ts')]).then(
    ([client, { reportSession }]) => {
      if (!isStopped) stopReporting = reportSession(client, reportUpdate)
    },
    () => isStopped || onUpdate({ status: 'guest' }),
  )
  return () => {
    isStopped = true
    clearTimeout(timeout)
    stopReporting()
  }
}
