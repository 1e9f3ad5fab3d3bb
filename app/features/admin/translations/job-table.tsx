import { LANGUAGES } from '#domain/text/languages.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { DataTable } from '../table/data-table.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { type JobRow, useRefreshTranslations } from './translation-queries.ts'

const FAILURE_TEXTS: Record<string, TextId> = {
  'translation-unavailable': 'admin-translations.reason-no-provider',
  'translation-unusable': 'admin-translations.reason-unusable',
  'not-for-children': 'admin-translations.reason-unfit',
  'personal-data': 'functions.personal-data',
  'content-missing': 'admin-translations.reason-gone',
}

/** A failed job shows its reason and can be retried; a pending job can be cancelled. */
export function JobTable({ jobs }: { jobs: readonly JobRow[] }) {
  const t = useText()
  const language = useLanguage()
  const { formatDateTime } = useAdminDateFormats()
  const { client } = useSession()
  const { show } = useToast()
  const refresh = useRefreshTranslations()
  const nameOf = (job: JobRow) => pageTitle(job.title, language, job.slug ?? '–')

  const cancel = async (job: JobRow) => {
    const { error } = await (await client()).from('translation_jobs').delete().eq('id', job.id)
    if (error) show({ kind: 'error', title: t('admin.failed') })
    await refresh()
  }
  const retry = async (job: JobRow) => {
    const { error } = await (
      await client()
    ).rpc('request_translations', {
      content: job.content_type,
      targets: job.target_languages,
      ids: [job.content_id],
    })
    if (error) show({ kind: 'error', title: t('admin-translations.job-failed') })
    await refresh()
  }

  return (
    <DataTable
      caption={t('admin.sub-jobs')}
      rows={jobs}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('admin-translations.name'),
          renderCell: (job) => (
            <span className="flex flex-col">
              <span className="font-semibold">{nameOf(job)}</span>
              <span className="text-sm text-ink-soft">
                {t(job.content_type === 'page' ? 'admin-translations.page' : 'admin-translations.category')}
                {job.source_language &&
                  ` · ${t('admin-translations.from', { language: t(`admin.lang-${job.source_language}`) })}`}
              </span>
            </span>
          ),
        },
        {
          id: 'progress',
          label: t('admin-translations.languages'),
          renderCell: (job) => (
            <span>
              {LANGUAGES.filter((candidate) => job.target_languages.includes(candidate)).join(', ')}{' '}
              <span className="text-ink-soft tabular-nums">
                (
                {t('admin.progress', { done: job.done_languages.length, total: job.target_languages.length })}
                )
              </span>
            </span>
          ),
        },
        {
          id: 'status',
          label: t('admin-translations.status'),
          renderCell: (job) => (
            <span className="flex flex-col items-start gap-1 max-md:items-end">
              <Badge variant={job.status === 'completed' ? 'success' : 'plain'}>
                {t(`admin-translations.status-${job.status}`)}
              </Badge>
              {job.status === 'failed' && (
                <span className="text-sm">
                  {t(FAILURE_TEXTS[job.failure_reason ?? ''] ?? 'admin-translations.reason-other')}
                </span>
              )}
            </span>
          ),
        },
        {
          id: 'created',
          label: t('admin-translations.asked-at'),
          noWrap: true,
          renderCell: (job) => formatDateTime(job.created_at),
        },
        {
          id: 'actions',
          label: t('admin.actions'),
          renderCell: (job) =>
            job.status === 'failed' ? (
              <Button className="min-h-11 px-3" onClick={() => void retry(job)}>
                {t('admin.again')}
              </Button>
            ) : job.status === 'pending' ? (
              <Button className="min-h-11 px-3" onClick={() => void cancel(job)}>
                {t('admin-translations.call-off')}
              </Button>
            ) : null,
        },
      ]}
    />
  )
}
