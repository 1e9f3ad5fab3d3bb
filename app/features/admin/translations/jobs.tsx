import { ErrorLine } from '../parts/error-line.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { pageOf, useAdminPlace } from '../place.ts'
import { JobTable } from './job-table.tsx'
import { type JobRow, TRANSLATIONS, useJobNews } from './queries.ts'

const PER_PAGE = 20

/** Everything that was asked to be translated, newest first; it moves by itself. */
export default function TranslationJobs() {
  const place = useAdminPlace()
  useJobNews()
  const asked = { max_results: PER_PAGE, skip: (pageOf(place) - 1) * PER_PAGE }
  const { data, error, refetch } = useAdminQuery<JobRow[]>([...TRANSLATIONS, 'jobs', asked], (client) =>
    client.rpc('translation_job_list', asked),
  )
  if (error) return <ErrorLine onAgain={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <div className="flex flex-col gap-5">
      <JobTable jobs={data} />
      <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />
    </div>
  )
}
