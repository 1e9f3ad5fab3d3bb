import { BYTE_ORDER_MARK, csvLine, delimiterOf } from '#domain/csv-line.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

interface Props {
  file: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The same numbers for a spreadsheet. Words that visitors typed are in some of them, so no cell may become a formula. */
export function ExportButton({ file, head, rows }: Props) {
  const t = useText()
  const language = useLanguage()
  const save = () => {
    const lines = [head, ...rows].map((cells) => csvLine(cells, delimiterOf(language)))
    const blob = new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = file
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button className="min-h-11 self-start px-3 text-sm" onClick={save}>
      {t('admin-analytics.export')}
    </Button>
  )
}
