import { TRANSLATIONS_PER_PAGE } from '#domain/product-limits.ts'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import { JobTable } from './job-table.tsx'
import { type JobRow, TRANSLATIONS_KEY, useLiveJobs } from './translation-queries.ts'

/** All translation jobs, newest first; the list updates live. */
export default function TranslationJobs() {
  const adminUrl = useAdminUrl()
  useLiveJobs()
  const range = {
    max_results: TRANSLATIONS_PER_PAGE,
    skip: (currentPage(adminUrl) - 1) * TRANSLATIONS_PER_PAGE,
  }
  const { data, error, refetch } = useAdminQuery<JobRow[]>([...TRANSLATIONS_KEY, 'jobs', range], (client) =>
    client.rpc('translation_job_list', range),
  )
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  return (
    <div className="flex flex-col gap-5">
      <JobTable jobs={data} />
      <TablePager total={data[0]?.total ?? 0} perPage={TRANSLATIONS_PER_PAGE} />
    </div>
  )
}
