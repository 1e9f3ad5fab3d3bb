import { csvDelimiter } from '#domain/text/csv-line.ts'
import { importTemplate, TEMPLATE_SIZES } from '#domain/import/import-template.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { downloadTextFile } from '#app/lib/browser/download-file.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

/** Downloads example files, with the delimiter that spreadsheets in the user's language expect. */
export function TemplateButtons() {
  const t = useText()
  const language = useLanguage()
  const download = (size: number) =>
    downloadTextFile(
      `colorami-import-${size}.csv`,
      importTemplate(
        size,
        [t('admin-import.note-title'), t('admin-import.note-missing'), t('admin-import.note-values')],
        csvDelimiter(language),
      ),
      'text/csv',
    )
  return (
    <div className="flex flex-wrap gap-3">
      {TEMPLATE_SIZES.map((size) => (
        <Button key={size} onClick={() => download(size)}>
          {t('admin-import.template', { count: size })}
        </Button>
      ))}
    </div>
  )
}
