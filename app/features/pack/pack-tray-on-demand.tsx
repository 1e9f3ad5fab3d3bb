import { lazy, Suspense, useState } from 'react'
import { pack } from './pack.ts'

const PackTray = lazy(() => import('./pack-tray.tsx'))

/** Most visitors never put a pack together; the tray comes with the first page in it. */
export function PackTrayOnDemand() {
  const isFilled = pack.use().length > 0
  const [isWanted, setWanted] = useState(false)
  if (isFilled && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense>
      <PackTray />
    </Suspense>
  ) : null
}
