import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

interface Props {
  label: string
  current: Language
  /** Languages that have no text yet. */
  missing: readonly Language[]
  onChoose(language: Language): void
}

/** Chooses the language of the texts in a form; a dot marks languages without a text. */
export function LanguageButtons({ label, current, missing, onChoose }: Props) {
  const t = useText()
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
          className={`outlined crayon crayon-sun inline-flex min-h-11 items-center gap-2 px-3 font-display font-bold ${language === current ? 'bg-sun' : ''}`}
        >
          {t(`admin.lang-${language}`)}
          {missing.includes(language) && (
            <>
              <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-ink" />
              <span className="sr-only">{t('admin-pages.missing')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
