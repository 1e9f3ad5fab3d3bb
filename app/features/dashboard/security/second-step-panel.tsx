import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthCall } from '#app/components/use-auth-call.ts'
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
import { EnrollDialog } from './enroll-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useRecoveryCodes } from './use-recovery-codes.ts'

async function readFactors(client: Client) {
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw error
  const { data: codesLeft } = await client.rpc('my_recovery_codes').throwOnError()
  return { apps: data.totp, codesLeft }
}

type Factor = Awaited<ReturnType<typeof readFactors>>['apps'][number]

/** Signing in in two steps: a code of an app beside the password, and codes on paper for the day the phone is gone. */
export function SecondStepPanel() {
  const t = useText()
  const query = useAccountQuery('factors', readFactors)
  const [enrolling, setEnrolling] = useState(false)
  const { codes, make, close } = useRecoveryCodes()
  return (
    <Panel title={t('security.step-title')} lead={t('security.step-lead')}>
      <Answered query={query} waiting={<WaitingLine>{t('common.loading')}</WaitingLine>}>
        {({ apps, codesLeft }) => (
          <>
            <p>
              <Badge fill={apps.length > 0 ? 'done' : 'plain'}>
                {t(apps.length > 0 ? 'security.step-on' : 'security.step-off')}
              </Badge>
            </p>
            {apps.length > 0 && (
              <>
                <ul className="flex flex-col gap-2">
                  {apps.map((factor) => (
                    <AppRow key={factor.id} factor={factor} />
                  ))}
                </ul>
                <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-dashed border-ink pt-4">
                  <p>{t('security.codes-left', { count: codesLeft })}</p>
                  <Button onClick={() => void make()}>{t('security.new-codes')}</Button>
                </div>
              </>
            )}
            <Button className="self-start" onClick={() => setEnrolling(true)}>
              {t(apps.length > 0 ? 'security.add-app' : 'security.turn-on')}
            </Button>
            <EnrollDialog
              open={enrolling}
              onClose={() => setEnrolling(false)}
              onDone={() => {
                setEnrolling(false)
                // The first app without codes would be a door that shuts for good.
                if (apps.length === 0 || codesLeft === 0) void make()
              }}
            />
          </>
        )}
      </Answered>
      <RecoveryCodesDialog codes={codes} onClose={close} />
    </Panel>
  )
}

function AppRow({ factor }: { factor: Factor }) {
  const t = useText()
  const { day } = useDates()
  const call = useAuthCall()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const removed = await call((auth) => auth.mfa.unenroll({ factorId: factor.id }))
    if (removed) {
      // The token still tells of the step that is gone.
      await (await client()).auth.refreshSession()
      show({ kind: 'success', title: t('security.app-removed') })
    }
    setBusy(false)
    void queries.invalidateQueries({ queryKey: ['factors'] })
  }
  return (
    <li className="outlined flex flex-wrap items-center justify-between gap-3 px-4 py-2">
      <span>
        <span className="font-display font-bold">{factor.friendly_name}</span>{' '}
        <span className="text-sm text-ink-soft">{day(factor.created_at)}</span>
      </span>
      <Button look="quiet" busy={busy && t('common.working')} onClick={() => void remove()}>
        {t('security.remove')}
        <span className="sr-only"> {factor.friendly_name}</span>
      </Button>
    </li>
  )
}
