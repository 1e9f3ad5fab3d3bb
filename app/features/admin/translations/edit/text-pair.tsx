import type { Language } from '#domain/text/languages.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'

interface Props {
  label: string
  source: string
  sourceLanguage: Language
  language: Language
  value: string
  maxLength: number
  isMultiline: boolean
  busy: boolean
  /** Requests a machine translation; missing when no provider can translate this field. */
  onSuggest?(): void
  onWrite(text: string): void
}

/** The source text and the translation, side by side. */
export function TextPair(props: Props) {
  const { label, source, sourceLanguage, language, value, maxLength, isMultiline, busy, onSuggest, onWrite } =
    props
  const t = useText()
  const Field = isMultiline ? TextArea : TextField
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div className="flex flex-col gap-1.5">
        <p className="font-display font-bold">
          {label} ({t(`admin.lang-${sourceLanguage}`)})
        </p>
        <p lang={sourceLanguage} className="grow rounded-xl bg-ink/5 px-4 py-2.5 wrap-anywhere">
          {source || '–'}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <Field
          label={`${label} (${t(`admin.lang-${language}`)})`}
          lang={language}
          value={value}
          maxLength={maxLength}
          onChange={(event: { target: { value: string } }) => onWrite(event.target.value)}
        />
        {onSuggest && source && (
          <Button
            className="min-h-11 self-start px-3"
            busyLabel={busy && t('admin.working')}
            aria-label={t('admin-translations.suggest-what', { what: label })}
            onClick={onSuggest}
          >
            {t('admin-translations.suggest')}
          </Button>
        )}
      </div>
    </div>
  )
}
