import { useId } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'

/** The text beside the bar gives the same progress to screen readers. */
export function ProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  const t = useText()
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-2">
        <label htmlFor={id} className="font-display font-bold">
          {label}
        </label>
        <span role="status">{t('admin.progress', { done, total })}</span>
      </div>
      <progress id={id} className="crayon-progress" value={done} max={Math.max(total, 1)} />
    </div>
  )
}
