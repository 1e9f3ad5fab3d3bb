import { useAdminUrl } from '../admin-url.ts'
import { ImportRun } from './import-run.tsx'
import { NewImport } from './new-import.tsx'
import { RecentImports } from './recent-imports.tsx'

/** Creates many pages from one file. The URL names the open import, so that a reload continues with it. */
export default function Import() {
  const adminUrl = useAdminUrl()
  const id = adminUrl.get('import')
  if (id) return <ImportRun key={id} id={id} onLeave={() => adminUrl.navigate({ import: null })} />
  return (
    <div className="flex flex-col gap-10">
      <NewImport onStarted={(started) => adminUrl.navigate({ import: started })} />
      <RecentImports />
    </div>
  )
}
