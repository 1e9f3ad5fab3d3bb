import { useCallback } from 'react'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useSessionActions } from '#app/lib/session/session.tsx'

/** Counts a download; for a signed-in user it also enters the history. A failed count is ignored. */
export function useCountDownload(): (pageId: string) => void {
  const { config } = useSiteData()
  const { currentSession, client } = useSessionActions()
  return useCallback(
    (pageId) => {
      const counting =
        currentSession().state.status === 'user'
          ? client().then((db) => db.rpc('record_download', { page_id: pageId }))
          : import('#app/lib/api/rest-client.ts').then(({ postRpc }) =>
              postRpc('record_download', { page_id: pageId }, config.publishableKey),
            )
      counting.catch(() => {})
    },
    [currentSession, client, config.publishableKey],
  )
}
