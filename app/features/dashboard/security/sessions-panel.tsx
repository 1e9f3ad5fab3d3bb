import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useDateFormats } from '#app/lib/texts/use-date-formats.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { QueryResult } from '../components/query-result.tsx'
import { Panel } from '../components/panel.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { deviceName } from './device-name.ts'

const fetchSessions = async (client: Client) => (await client.rpc('my_sessions').throwOnError()).data

type UserSession = Awaited<ReturnType<typeof fetchSessions>>[number]

/** The user's sessions, each of which can be ended. */
export function SessionsPanel() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useAuthCall()
  const { show } = useToast()
  const queries = useQueryClient()
  const query = useAccountQuery('sessions', fetchSessions)
  const endOthers = async () => {
    if (await call((auth) => auth.signOut({ scope: 'others' })))
      show({ kind: 'success', title: t('security.others-ended') })
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
  const endAll = async () => {
    if (await call((auth) => auth.signOut({ scope: 'global' }))) await navigate(paths.home(language))
  }
  return (
    <Panel title={t('security.sessions-title')} lead={t('security.sessions-lead')}>
      <QueryResult query={query} loading={<LoadingMessage>{t('common.loading')}</LoadingMessage>}>
        {(sessions) => (
          <>
            <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              {sessions.length > 1 && (
                <Button onClick={() => void endOthers()}>{t('security.end-others')}</Button>
              )}
              <Button variant="danger" onClick={() => void endAll()}>
                {t('security.end-all')}
              </Button>
            </div>
          </>
        )}
      </QueryResult>
    </Panel>
  )
}

function SessionRow({ session }: { session: UserSession }) {
  const t = useText()
  const { formatDateTime } = useDateFormats()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const device = deviceName(session.user_agent) ?? t('security.unknown-device')
  const end = async () => {
    const { error } = await (await client()).rpc('end_my_session', { session_id: session.id })
    if (error) show({ kind: 'error', title: t('dashboard.change-failed') })
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
  return (
    <li className="outlined flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5">
      <span>
        <span className="block font-display font-bold">{device}</span>
        <span className="text-sm text-ink-soft">
          {t('security.last-seen', { date: formatDateTime(session.last_seen_at) })}
        </span>
      </span>
      {session.is_current ? (
        <Badge variant="success">{t('security.this-device')}</Badge>
      ) : (
        <Button variant="quiet" onClick={() => void end()}>
          {t('header.sign-out')}
          <span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  )
}
