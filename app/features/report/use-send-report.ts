import { useState } from 'react'
import type { ReportReason } from '#domain/report.ts'
import { RefusedError, tellRpc } from '#app/lib/ask.ts'
import { useFrame } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'

type ReportState = 'writing' | 'sending' | 'sent' | 'failed' | 'too-many'

const TOO_MANY = 429
const GONE = 404

/** Sends a report, as whoever is here, so that one voice counts once. */
export function useSendReport(pageId: string) {
  const { config } = useFrame()
  const { state: session, client } = useSession()
  const [state, setState] = useState<ReportState>('writing')
  const send = async (reason: ReportReason, comment: string) => {
    setState('sending')
    const report = { page_id: pageId, reason, comment: comment.trim() }
    try {
      if (session.status === 'user') {
        const { error, status } = await (await client()).rpc('report_page', report)
        if (error) throw new RefusedError('report_page', status)
      } else await tellRpc('report_page', report, config.publishableKey)
      setState('sent')
    } catch (problem) {
      const status = problem instanceof RefusedError ? problem.status : undefined
      // A page that others have already had taken down needs no further report.
      setState(status === TOO_MANY ? 'too-many' : status === GONE ? 'sent' : 'failed')
    }
  }
  return { state, send }
}
