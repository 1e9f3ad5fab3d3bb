import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminPlace } from '../place.ts'
import { NONE, readTargets, type Target, TARGETS } from './read-targets.ts'

export function useTargets() {
  const place = useAdminPlace()
  const chosen = readTargets(place.get('to'))
  return {
    chosen,
    toggle(target: Target) {
      const next = TARGETS.filter((each) => chosen.includes(each) !== (each === target))
      place.go({ to: next.join(',') || NONE })
    },
  }
}

/** The languages to translate into. */
export function TargetChoice() {
  const t = useText()
  const { chosen, toggle } = useTargets()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-display font-bold">{t('admin-translations.targets')}</legend>
      <div className="flex flex-wrap gap-2">
        {TARGETS.map((target) => (
          <label
            key={target}
            className={`outlined inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 ${chosen.includes(target) ? 'bg-leaf-soft' : ''}`}
          >
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={chosen.includes(target)}
              onChange={() => toggle(target)}
            />
            {t(`admin.lang-${target}`)}
          </label>
        ))}
      </div>
      {chosen.length === 0 && <p role="status">{t('admin-translations.no-target')}</p>}
    </fieldset>
  )
}
