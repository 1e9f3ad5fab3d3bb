import { type ChangeEvent, useId, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useCategories } from '../queries/use-categories.ts'
import { ImportPreview } from './import-preview.tsx'
import type { ParsedImportFile } from './parse-import-file.ts'
import { TemplateButtons } from './template-buttons.tsx'
import { useStartImport } from './use-start-import.ts'

interface ChosenFile {
  name: string
  file: ParsedImportFile
}

/** Shows a preview of the chosen file; the admin starts the import from there. */
export function NewImport({ onStarted }: { onStarted(id: string): void }) {
  const t = useText()
  const id = useId()
  const { show } = useToast()
  const { data: categories } = useCategories()
  const [chosen, setChosen] = useState<ChosenFile>()
  const { start, starting } = useStartImport(onStarted)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Cleared so that the admin can choose the same file again after correcting it.
    target.value = ''
    setChosen(undefined)
    if (!file) return
    // The parser is loaded with the first file, not with the screen.
    const { parseImportFile } = await import('./parse-import-file.ts')
    const slugs = new Set(categories?.map(({ slug }) => slug))
    const parsed = parseImportFile(new Uint8Array(await file.arrayBuffer()), (slug) => slugs.has(slug))
    if (!('problem' in parsed)) return setChosen({ name: file.name, file: parsed })
    show({ kind: 'error', title: t('admin-import.failed'), text: t(`admin-import.file-${parsed.problem}`) })
  }

  return (
    <section className="flex flex-col gap-6">
      <div className="max-w-prose">
        <h2 className="text-2xl">{t('admin-import.title')}</h2>
        <p className="mt-2">{t('admin-import.lead')}</p>
      </div>
      <TemplateButtons />
      <div className="flex flex-col items-start gap-1.5">
        {/* The browser's own file control is in the browser's language, not in the site's. */}
        <label
          className={buttonClass(
            'primary',
            'cursor-pointer has-focus-visible:outline-3 has-disabled:opacity-55',
          )}
        >
          {t('admin-import.choose')}
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={starting || !categories}
            aria-describedby={`${id}-hint`}
            onChange={(event) =>
              void choose(event).catch(() =>
                show({ kind: 'error', title: t('admin-import.file-unparsable') }),
              )
            }
            className="sr-only"
          />
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {t('admin-import.file-hint')}
        </p>
      </div>
      {chosen && (
        <ImportPreview
          name={chosen.name}
          file={chosen.file}
          starting={starting}
          onStart={(rows) => void start(chosen.name, rows)}
        />
      )}
    </section>
  )
}
