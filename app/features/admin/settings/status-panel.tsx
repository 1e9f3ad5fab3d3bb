import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'

interface Check {
  works: boolean
  kind: string
  milliseconds: number
}

interface Status {
  checks: Record<'database' | 'storage' | 'mail' | 'ai', Check>
  version: string
  node: string
  database: string
  migrations: { applied: number; last: string }
  /** Settings that a Supabase project should have and lacks. */
  gaps: { code: string }[]
}

const CHECK_LABELS = {
  database: 'admin-settings.database',
  storage: 'admin-settings.storage',
  mail: 'admin-settings.mail',
  ai: 'admin-settings.drawing',
} as const satisfies Record<keyof Status['checks'], TextId>

/** The current status of the services the site depends on. */
export function StatusPanel() {
  const t = useText()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useAdminQuery(['admin', 'status'], async (client) => {
    const result = await callFunction<{ status: Status }>(client, 'admin-site-status', {}, language)
    return result.failed
      ? { data: null, error: { message: result.failed.message ?? 'failed' } }
      : { data: result.data.status, error: null }
  })
  return (
    <section className="outlined-round flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-xl">{t('admin-settings.status')}</h2>
        <p className="text-sm text-ink-soft">{t('admin-settings.status-hint')}</p>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <StatusDetails status={data} />
      ) : (
        <LoadingRows />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-11"
          busyLabel={isFetching && t('admin-settings.checking')}
          onClick={() => void refetch()}
        >
          {t('admin-settings.check-again')}
        </Button>
        <TestMailButton />
      </div>
    </section>
  )
}

function StatusDetails({ status }: { status: Status }) {
  const t = useText()
  return (
    <>
      <ul className="flex flex-col gap-3">
        {(Object.keys(CHECK_LABELS) as (keyof typeof CHECK_LABELS)[]).map((name) => (
          <CheckRow key={name} name={t(CHECK_LABELS[name])} check={status.checks[name]} />
        ))}
      </ul>
      {status.gaps.length > 0 && (
        <p className="outlined bg-sun-soft px-4 py-2 text-sm">
          {t('admin-settings.gaps', { codes: status.gaps.map(({ code }) => code).join(', ') })}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t('admin-settings.version')}</dt>
        <dd>
          {status.version} · Node {status.node} · {status.database}
        </dd>
        <dt className="text-ink-soft">{t('admin-settings.migrations')}</dt>
        <dd className="wrap-anywhere">
          {t('admin-settings.migrations-applied', {
            count: status.migrations.applied,
            last: status.migrations.last,
          })}
        </dd>
      </dl>
    </>
  )
}

function CheckRow({ name, check: { works, kind, milliseconds } }: { name: string; check: Check }) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-40 flex-1">
        <b className="font-display">{name}</b>{' '}
        <span className="text-sm text-ink-soft">{t(`admin-settings.kind-${kind}` as TextId)}</span>
      </span>
      <span className="ml-auto inline-flex items-center gap-2">
        {works && <span className="text-sm text-ink-soft max-sm:hidden">{milliseconds} ms</span>}
        {works && kind === 'outbox' ? (
          <Badge variant="warning">{t('admin-settings.files')}</Badge>
        ) : (
          <Badge variant={works ? 'success' : 'error'}>
            {works ? `✓ ${t('admin-settings.connected')}` : `✗ ${t('admin-settings.broken')}`}
          </Badge>
        )}
      </span>
    </li>
  )
}

function TestMailButton() {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const result = await callFunction<{ to: string }>(await client(), 'admin-test-mail', {}, language)
    setBusy(false)
    if (result.failed) show({ kind: 'error', title: result.failed.message ?? t('admin.failed') })
    else show({ kind: 'success', title: t('admin-settings.test-sent', { email: result.data.to }) })
  }
  return (
    <Button className="min-h-11" busyLabel={busy && t('admin-settings.sending')} onClick={() => void send()}>
      {t('admin-settings.test-mail')}
    </Button>
  )
}
