import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useDates } from '#app/lib/texts/use-dates.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { Answered } from '../parts/answered.tsx'
import { Panel } from '../parts/panel.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { deviceName } from './device-name.ts'

const readSessions = async (client: Client) => (await client.rpc('my_sessions').throwOnError()).data

type Place = Awaited<ReturnType<typeof readSessions>>[number]

/** Where one is signed in, and out again from here. */
export function SessionsPanel() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useAuthCall()
  const { show } = useToast()
  const queries = useQueryClient()
  const query = useAccountQuery('sessions', readSessions)
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
      <Answered query={query} waiting={<WaitingLine>{t('common.loading')}</WaitingLine>}>
        {(places) => (
          <>
            <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
              {places.map((place) => (
                <PlaceRow key={place.id} place={place} />
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              {places.length > 1 && (
                <Button onClick={() => void endOthers()}>{t('security.end-others')}</Button>
              )}
              <Button look="danger" onClick={() => void endAll()}>
                {t('security.end-all')}
              </Button>
            </div>
          </>
        )}
      </Answered>
    </Panel>
  )
}

function PlaceRow({ place }: { place: Place }) {
  const t = useText()
  const { moment } = useDates()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const device = deviceName(place.user_agent) ?? t('security.unknown-device')
  const end = async () => {
    const { error } = await (await client()).rpc('end_my_session', { session_id: place.id })
    if (error) show({ kind: 'error', title: t('dashboard.change-failed') })
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
  return (
    <li className="outlined flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5">
      <span>
        <span className="block font-display font-bold">{device}</span>
        <span className="text-sm text-ink-soft">
          {t('security.last-seen', { date: moment(place.last_seen_at) })}
        </span>
      </span>
      {place.is_current ? (
        <Badge fill="done">{t('security.this-device')}</Badge>
      ) : (
        <Button look="quiet" onClick={() => void end()}>
          {t('header.sign-out')}
          <span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  )
}
