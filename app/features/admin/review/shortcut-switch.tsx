import { useText } from '#app/lib/texts/use-text.tsx'
import { SHORTCUT_KEYS } from './use-shortcuts.ts'

/** Lists the keyboard shortcuts and switches them on or off. */
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
          <kbd>{SHORTCUT_KEYS.approve.toUpperCase()}</kbd> {t('admin-review.key-yes')} ·{' '}
          <kbd>{SHORTCUT_KEYS.reject.toUpperCase()}</kbd> {t('admin-review.key-no')} ·{' '}
          <kbd>{SHORTCUT_KEYS.next.toUpperCase()}</kbd> {t('pager.next')} ·{' '}
          <kbd>{SHORTCUT_KEYS.previous.toUpperCase()}</kbd> {t('pager.previous')}
        </p>
      )}
    </div>
  )
}
