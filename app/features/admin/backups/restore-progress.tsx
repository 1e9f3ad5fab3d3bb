import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ProgressDots } from '#app/ui/progress-dots.tsx'

const POLL_INTERVAL_MS = 1_000
const PHASES = ['preparing', 'saving', 'starting'] as const

interface RestoreStatus {
  phase: (typeof PHASES)[number] | 'done' | 'failed'
  safetyBackup?: string
  reason?: 'unreadable' | 'unknown-tables' | 'upgrade-waiting' | 'unexpected'
}

/** Follows a restore, also while the site is closed, until it is done or has failed. */
export function RestoreProgress({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText()
  const { data } = useQuery({
    queryKey: ['admin', 'restore', id],
    queryFn: async () => {
      const response = await fetch(`/restores/${id}`)
      if (!response.ok) throw new Error(`status ${response.status}`)
      return (await response.json()) as RestoreStatus
    },
    refetchInterval: ({ state }) => (isFinished(state.data) ? false : POLL_INTERVAL_MS),
    staleTime: 0,
  })
  if (data?.phase === 'done') return <Done file={data.safetyBackup ?? ''} />
  if (data?.phase === 'failed')
    return (
      <section role="alert" className="outlined-round flex flex-col gap-3 bg-tomato-soft p-5 sm:p-6">
        <h2 className="text-xl">{t('admin-backups.failed-title')}</h2>
        <p>{t('admin-backups.failed-text')}</p>
        <p>{t(`admin-backups.failed-${data.reason ?? 'unexpected'}`)}</p>
        <Button className="self-start" onClick={onClose}>
          {t('admin-backups.failed-button')}
        </Button>
      </section>
    )
  const phase = PHASES.find((name) => name === data?.phase) ?? PHASES[0]
  return (
    <section className="outlined-round flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="text-xl">{t('admin-backups.run-title')}</h2>
      <p role="status" className="flex items-center gap-3">
        <ProgressDots />
        {t(`admin-backups.phase-${phase}`)}
      </p>
      <p className="text-sm text-ink-soft">{t('admin-backups.run-hint')}</p>
    </section>
  )
}

const isFinished = (status: RestoreStatus | undefined) =>
  status?.phase === 'done' || status?.phase === 'failed'

/** Reloads the whole page, because the restored data does not match the cached rows and perhaps not the session. */
function Done({ file }: { file: string }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section role="status" className="outlined-round flex flex-col gap-3 bg-leaf-soft p-5 sm:p-6">
      <h2 className="text-xl">{t('admin-backups.done-title')}</h2>
      <p className="wrap-anywhere">{t('admin-backups.done-text', { file })}</p>
      <Button
        variant="primary"
        className="self-start"
        onClick={() => window.location.assign(paths.home(language))}
      >
        {t('admin-backups.done-button')}
      </Button>
    </section>
  )
}
