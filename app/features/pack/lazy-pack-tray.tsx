import { lazy, Suspense, useState } from 'react'
import { packStore } from './pack-store.ts'

const PackTray = lazy(() => import('./pack-tray.tsx'))

/** Most visitors never create a pack, so the tray is loaded with its first page. */
export function LazyPackTray() {
  const isFilled = packStore.use().length > 0
  const [isNeeded, setNeeded] = useState(false)
  if (isFilled && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <PackTray />
    </Suspense>
  ) : null
}
