import type { Language } from '#domain/languages.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'

interface Props {
  label: string
  source: string
  sourceLanguage: Language
  language: Language
  value: string
  longest: number
  isLong: boolean
  busy: boolean
  /** Asks for a translation to start from; absent where nobody could give one. */
  onSuggest?(): void
  onWrite(text: string): void
}

/** One text in two languages, side by side: what there is, and what is being written. */
export function TextPair(props: Props) {
  const { label, source, sourceLanguage, language, value, longest, isLong, busy, onSuggest, onWrite } = props
  const t = useText()
  const Box = isLong ? TextArea : TextField
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
        <Box
          label={`${label} (${t(`admin.lang-${language}`)})`}
          lang={language}
          value={value}
          maxLength={longest}
          onChange={(event: { target: { value: string } }) => onWrite(event.target.value)}
        />
        {onSuggest && source && (
          <Button
            className="min-h-11 self-start px-3"
            busy={busy && t('admin.working')}
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
