import { useText } from '#app/lib/texts/use-text.tsx'
import { KEYS } from './use-shortcuts.ts'

/** Says which keys there are, and switches them off. */
export function ShortcutSwitch({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-1 max-md:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-ink"
        />
        {t('admin-review.shortcuts')}
      </label>
      {on && (
        <p className="text-sm text-ink-soft">
          <kbd>{KEYS.yes.toUpperCase()}</kbd> {t('admin-review.key-yes')} · <kbd>{KEYS.no.toUpperCase()}</kbd>{' '}
          {t('admin-review.key-no')} · <kbd>{KEYS.next.toUpperCase()}</kbd> {t('pager.next')} ·{' '}
          <kbd>{KEYS.previous.toUpperCase()}</kbd> {t('pager.previous')}
        </p>
      )}
    </div>
  )
}
