import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthCall } from '#app/components/use-auth-call.ts'
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
import { EnrollFactorDialog } from './enroll-factor-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useRecoveryCodes } from './use-recovery-codes.ts'

async function fetchFactors(client: Client) {
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw error
  const { data: codesLeft } = await client.rpc('my_recovery_codes').throwOnError()
  return { apps: data.totp, codesLeft }
}

type Factor = Awaited<ReturnType<typeof fetchFactors>>['apps'][number]

/** Manages authenticator apps and recovery codes. */
export function SecondFactorPanel() {
  const t = useText()
  const query = useAccountQuery('factors', fetchFactors)
  const [isEnrolling, setEnrolling] = useState(false)
  const { codes, createCodes, close } = useRecoveryCodes()
  return (
    <Panel title={t('security.step-title')} lead={t('security.step-lead')}>
      <QueryResult query={query} loading={<LoadingMessage>{t('common.loading')}</LoadingMessage>}>
        {({ apps, codesLeft }) => (
          <>
            <p>
              <Badge variant={apps.length > 0 ? 'success' : 'plain'}>
                {t(apps.length > 0 ? 'security.step-on' : 'security.step-off')}
              </Badge>
            </p>
            {apps.length > 0 && (
              <>
                <ul className="flex flex-col gap-2">
                  {apps.map((factor) => (
                    <FactorRow key={factor.id} factor={factor} />
                  ))}
                </ul>
                <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-dashed border-ink pt-4">
                  <p>{t('security.codes-left', { count: codesLeft })}</p>
                  <Button onClick={() => void createCodes()}>{t('security.new-codes')}</Button>
                </div>
              </>
            )}
            <Button className="self-start" onClick={() => setEnrolling(true)}>
              {t(apps.length > 0 ? 'security.add-app' : 'security.turn-on')}
            </Button>
            <EnrollFactorDialog
              open={isEnrolling}
              onClose={() => setEnrolling(false)}
              onDone={() => {
                setEnrolling(false)
                // Without recovery codes a user who loses the phone could not sign in again.
                if (apps.length === 0 || codesLeft === 0) void createCodes()
              }}
            />
          </>
        )}
      </QueryResult>
      <RecoveryCodesDialog codes={codes} onClose={close} />
    </Panel>
  )
}

function FactorRow({ factor }: { factor: Factor }) {
  const t = useText()
  const { formatDate } = useDateFormats()
  const call = useAuthCall()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const removed = await call((auth) => auth.mfa.unenroll({ factorId: factor.id }))
    if (removed) {
      // The current token still contains the removed factor.
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
        <span className="text-sm text-ink-soft">{formatDate(factor.created_at)}</span>
      </span>
      <Button variant="quiet" busyLabel={busy && t('common.working')} onClick={() => void remove()}>
        {t('security.remove')}
        <span className="sr-only"> {factor.friendly_name}</span>
      </Button>
    </li>
  )
}
