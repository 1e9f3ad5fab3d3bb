import { useState } from 'react'
import type { ReportReason } from '#domain/pages/page-report.ts'
import { RestError, postRpc } from '#app/lib/api/rest-client.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useSession } from '#app/lib/session/session.tsx'

type ReportState = 'writing' | 'sending' | 'sent' | 'failed' | 'too-many'

const TOO_MANY = 429
const NOT_FOUND = 404

/** Sends the report as the signed-in user if there is one, so that one person counts once. */
export function useSendReport(pageId: string) {
  const { config } = useSiteData()
  const { state: session, client } = useSession()
  const [state, setState] = useState<ReportState>('writing')
  const send = async (reason: ReportReason, comment: string) => {
    setState('sending')
    const report = { page_id: pageId, reason, comment: comment.trim() }
    try {
      if (session.status === 'user') {
        const { error, status } = await (await client()).rpc('report_page', report)
        if (error) throw new RestError('report_page', status)
      } else await postRpc('report_page', report, config.publishableKey)
      setState('sent')
    } catch (error) {
      const status = error instanceof RestError ? error.status : undefined
      // A page that is already removed needs no report.
      setState(status === TOO_MANY ? 'too-many' : status === NOT_FOUND ? 'sent' : 'failed')
    }
  }
  return { state, send }
}
