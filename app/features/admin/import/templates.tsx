import { delimiterOf } from '#domain/csv-line.ts'
import { importTemplate, TEMPLATE_SIZES } from '#domain/import-template.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { saveText } from '../parts/save-text.ts'

/** Two files to start from, with the separator that spreadsheets of this language expect. */
export function Templates() {
  const t = useText()
  const language = useLanguage()
  const save = (size: number) =>
    saveText(
      `colorami-import-${size}.csv`,
      importTemplate(
        size,
        [t('admin-import.note-title'), t('admin-import.note-missing'), t('admin-import.note-values')],
        delimiterOf(language),
      ),
    )
  return (
    <div className="flex flex-wrap gap-3">
      {TEMPLATE_SIZES.map((size) => (
        <Button key={size} onClick={() => save(size)}>
          {t('admin-import.template', { count: size })}
        </Button>
      ))}
    </div>
  )
}
