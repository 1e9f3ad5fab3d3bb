import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'

// The emoji names are larger than the rest of the admin area, so they are loaded when the picker opens.
const EmojiPicker = lazy(() => import('./emoji-picker.tsx'))

/** Shows the emoji of a category and opens the picker. */
export function IconField({ value, onChange }: { value: string; onChange(icon: string): void }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-display font-bold">{t('admin-categories.icon')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="outlined inline-flex size-12 items-center justify-center text-2xl">
          {value || '–'}
        </span>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('admin-categories.choose-icon')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<LoadingRows rows={2} />}>
          <EmojiPicker
            onChoose={(icon) => {
              onChange(icon)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
