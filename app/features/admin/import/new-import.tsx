import { type ChangeEvent, useId, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useCategories } from '../parts/use-categories.ts'
import { Preview } from './preview.tsx'
import type { ReadFile } from './read-csv.ts'
import { Templates } from './templates.tsx'
import { useStartImport } from './use-start-import.ts'

interface Chosen {
  name: string
  file: ReadFile
}

/** A file is chosen and looked through; nothing runs before somebody has seen what is in it. */
export function NewImport({ onStarted }: { onStarted(id: string): void }) {
  const t = useText()
  const id = useId()
  const { show } = useToast()
  const { data: categories } = useCategories()
  const [chosen, setChosen] = useState<Chosen>()
  const { start, starting } = useStartImport(onStarted)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again after it was mended.
    target.value = ''
    setChosen(undefined)
    if (!file) return
    // The reader is fetched with the first file, not with the screen.
    const { readCsv } = await import('./read-csv.ts')
    const slugs = new Set(categories?.map(({ slug }) => slug))
    const read = readCsv(new Uint8Array(await file.arrayBuffer()), (slug) => slugs.has(slug))
    if (!('problem' in read)) return setChosen({ name: file.name, file: read })
    show({ kind: 'error', title: t('admin-import.failed'), text: t(`admin-import.file-${read.problem}`) })
  }

  return (
    <section className="flex flex-col gap-6">
      <div className="max-w-prose">
        <h2 className="text-2xl">{t('admin-import.title')}</h2>
        <p className="mt-2">{t('admin-import.lead')}</p>
      </div>
      <Templates />
      <div className="flex flex-col items-start gap-1.5">
        {/* The browser's own control speaks the browser's language, not the reader's. */}
        <label
          className={buttonClass(
            'main',
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
        <Preview
          name={chosen.name}
          file={chosen.file}
          starting={starting}
          onStart={(lines) => void start(chosen.name, lines)}
        />
      )}
    </section>
  )
}
