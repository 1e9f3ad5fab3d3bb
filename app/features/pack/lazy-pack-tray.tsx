import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { packStore } from './pack-store.ts'

const PackTray = lazy(() => import('./pack-tray.tsx'))

/** Screens without pages to collect, where the tray would cover the buttons of a form. */
const WITHOUT_TRAY = /\/(?:create-image|draw|dashboard|admin|secure-admin|setup|auth|contact)\/?$/

/** Most visitors never create a pack, so the tray is loaded with its first page. */
export function LazyPackTray() {
  const isFilled = packStore.use().length > 0
  const [isNeeded, setNeeded] = useState(false)
  const { pathname } = useLocation()
  if (isFilled && !isNeeded) setNeeded(true)
  return isNeeded && !WITHOUT_TRAY.test(pathname) ? (
    <Suspense>
      <PackTray />
    </Suspense>
  ) : null
}
