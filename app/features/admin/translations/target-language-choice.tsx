import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminUrl } from '../admin-url.ts'
import {
  NO_TARGETS,
  parseTargetLanguages,
  type TargetLanguage,
  TARGET_LANGUAGES,
} from './target-languages.ts'

export function useTargetLanguages() {
  const adminUrl = useAdminUrl()
  const selected = parseTargetLanguages(adminUrl.get('to'))
  return {
    selected,
    toggle(target: TargetLanguage) {
      const next = TARGET_LANGUAGES.filter(
        (language) => selected.includes(language) !== (language === target),
      )
      adminUrl.navigate({ to: next.join(',') || NO_TARGETS })
    },
  }
}

export function TargetLanguageChoice() {
  const t = useText()
  const { selected, toggle } = useTargetLanguages()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-display font-bold">{t('admin-translations.targets')}</legend>
      <div className="flex flex-wrap gap-2">
        {TARGET_LANGUAGES.map((target) => (
          <label
            key={target}
            className={`outlined inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 ${selected.includes(target) ? 'bg-leaf-soft' : ''}`}
          >
            <input
              type="checkbox"
              className="size-5 accent-ink"
              checked={selected.includes(target)}
              onChange={() => toggle(target)}
            />
            {t(`admin.lang-${target}`)}
          </label>
        ))}
      </div>
      {selected.length === 0 && <p role="status">{t('admin-translations.no-target')}</p>}
    </fieldset>
  )
}
