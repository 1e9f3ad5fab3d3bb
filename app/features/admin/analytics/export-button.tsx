import { BYTE_ORDER_MARK, csvLine, csvDelimiter } from '#domain/text/csv-line.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { downloadTextFile } from '#app/lib/browser/download-file.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

interface Props {
  fileName: string
  header: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** Downloads the table as CSV. Some cells hold text that visitors typed; `csvLine` keeps it from becoming a formula. */
export function ExportButton({ fileName, header, rows }: Props) {
  const t = useText()
  const language = useLanguage()
  const save = () => {
    const lines = [header, ...rows].map((cells) => csvLine(cells, csvDelimiter(language)))
    downloadTextFile(fileName, [BYTE_ORDER_MARK, ...lines].join(''), 'text/csv')
  }
  return (
    <Button className="min-h-11 self-start px-3 text-sm" onClick={save}>
      {t('admin-analytics.export')}
    </Button>
  )
}
