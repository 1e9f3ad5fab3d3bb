import { useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/ids.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'

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
  /** What only a Supabase project could enforce and does not, as far as we can see. */
  gaps: { code: string }[]
}

const NAMES = {
  database: 'admin-settings.database',
  storage: 'admin-settings.storage',
  mail: 'admin-settings.mail',
  ai: 'admin-settings.drawing',
} as const satisfies Record<keyof Status['checks'], TextId>

/** Whether what the site stands on works, asked now. */
export function StatusPanel() {
  const t = useText()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useAdminQuery(['admin', 'status'], async (client) => {
    const answer = await callFunction<{ status: Status }>(client, 'admin-site-status', {}, language)
    return answer.failed
      ? { data: null, error: { message: answer.failed.sentence ?? 'failed' } }
      : { data: answer.data.status, error: null }
  })
  return (
    <section className="outlined-round flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-xl">{t('admin-settings.status')}</h2>
        <p className="text-sm text-ink-soft">{t('admin-settings.status-hint')}</p>
      </div>
      {error ? <ErrorLine onAgain={() => void refetch()} /> : data ? <Facts status={data} /> : <Waiting />}
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-11"
          busy={isFetching && t('admin-settings.checking')}
          onClick={() => void refetch()}
        >
          {t('admin-settings.check-again')}
        </Button>
        <TestMail />
      </div>
    </section>
  )
}

function Facts({ status }: { status: Status }) {
  const t = useText()
  return (
    <>
      <ul className="flex flex-col gap-3">
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => (
          <Line key={name} name={t(NAMES[name])} check={status.checks[name]} />
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

function Line({ name, check: { works, kind, milliseconds } }: { name: string; check: Check }) {
  const t = useText()
  return (
    <li className="flex items-center justify-between gap-x-3">
      <span className="min-w-0">
        <b className="font-display">{name}</b>{' '}
        <span className="text-sm text-ink-soft">{t(`admin-settings.kind-${kind}` as TextId)}</span>
      </span>
      <span className="inline-flex shrink-0 items-center gap-2">
        {works && <span className="text-sm text-ink-soft max-sm:hidden">{milliseconds} ms</span>}
        <Badge fill={works ? 'done' : 'hard'}>
          {works ? `✓ ${t('admin-settings.connected')}` : `✗ ${t('admin-settings.broken')}`}
        </Badge>
      </span>
    </li>
  )
}

function TestMail() {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await callFunction<{ to: string }>(await client(), 'admin-test-mail', {}, language)
    setBusy(false)
    if (answer.failed) show({ kind: 'error', title: answer.failed.sentence ?? t('admin.failed') })
    else show({ kind: 'success', title: t('admin-settings.test-sent', { email: answer.data.to }) })
  }
  return (
    <Button className="min-h-11" busy={busy && t('admin-settings.sending')} onClick={() => void send()}>
      {t('admin-settings.test-mail')}
    </Button>
  )
}
