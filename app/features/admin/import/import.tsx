import { useAdminPlace } from '../place.ts'
import { ImportRun } from './import-run.tsx'
import { NewImport } from './new-import.tsx'
import { RecentImports } from './recent-imports.tsx'

/** Many pages from one file. Which import is looked at stands in the address, so that a reload goes on with it. */
export default function Import() {
  const place = useAdminPlace()
  const id = place.get('import')
  if (id) return <ImportRun key={id} id={id} onLeave={() => place.go({ import: null })} />
  return (
    <div className="flex flex-col gap-10">
      <NewImport onStarted={(started) => place.go({ import: started })} />
      <RecentImports />
    </div>
  )
}
