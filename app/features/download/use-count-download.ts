import { useCallback } from 'react'
import { useFrame } from '#app/lib/frame.ts'
import { useSessionTools } from '#app/lib/session/session.tsx'

/** Counts a download; for somebody signed in it also enters their history. A failed count is nobody's problem. */
export function useCountDownload(): (pageId: string) => void {
  const { config } = useFrame()
  const { now, client } = useSessionTools()
  return useCallback(
    (pageId) => {
      const counting =
        now().state.status === 'user'
          ? client().then((db) => db.rpc('record_download', { page_id: pageId }))
          : import('#app/lib/ask.ts').then(({ tellRpc }) =>
              tellRpc('record_download', { page_id: pageId }, config.publishableKey),
            )
      counting.catch(() => {})
    },
    [now, client, config.publishableKey],
  )
}
