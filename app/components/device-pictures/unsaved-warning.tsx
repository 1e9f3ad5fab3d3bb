import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Warns that this device has no space for the picture or forbids storing. The children offer to save it as a file. */
export function UnsavedWarning({ children }: { children?: ReactNode }) {
  const t = useText()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-[2.5px] border-ink bg-sun-soft px-4 py-2"
    >
      <p className="min-w-0 grow basis-60">{t('device.unsaved')}</p>
      {children}
    </div>
  )
}
