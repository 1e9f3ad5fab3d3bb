import { Layers } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { packStore } from './pack-store.ts'

const PackDialog = lazy(() => import('./pack-dialog.tsx'))

/** Stays at the bottom of the screen while the pack has pages. Its height is zero, so that nothing shifts. */
export default function PackTray() {
  const t = useText()
  const pages = packStore.use()
  const [isOpen, setOpen] = useState(false)
  if (pages.length === 0 && !isOpen) return null
  return (
    <>
      <div
        className="sticky bottom-0 z-30 flex h-0 items-end justify-center px-4"
        data-no-print
        data-pack-tray
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="outlined crayon crayon-tangerine mb-3 inline-flex min-h-12 shrink-0 items-center gap-3 bg-sky px-5 font-display font-bold"
        >
          <Layers aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('pack.tray', { count: pages.length })}
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <PackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
