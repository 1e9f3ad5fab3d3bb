import { useCallback } from 'react'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useSessionActions } from '#app/lib/session/session.tsx'
import { setDownloadCount } from './download-counts.ts'

/** Counts a download; for a signed-in user it also enters the history. A failed count is ignored. */
export function useCountDownload(): (pageId: string) => void {
  const { config } = useSiteData()
  const { currentSession, client } = useSessionActions()
  return useCallback(
    (pageId) => {
      const counting: Promise<unknown> =
        currentSession().state.status === 'user'
          ? client().then(async (db) => (await db.rpc('record_download', { page_id: pageId })).data)
          : import('#app/lib/api/rest-client.ts').then(({ postRpc }) =>
              postRpc('record_download', { page_id: pageId }, config.publishableKey),
            )
      counting.then(
        (count) => typeof count === 'number' && setDownloadCount(pageId, count),
        () => {},
      )
    },
    [currentSession, client, config.publishableKey],
  )
}
