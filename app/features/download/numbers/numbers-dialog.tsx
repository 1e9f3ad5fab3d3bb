import { Download } from 'lucide-react'
import { useState } from 'react'
import { MAX_COLORS, MIN_COLORS } from '#domain/coloring/color-by-number.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { CopiesField } from '#app/components/copies-field.tsx'
import { NumberTaskSelect } from '#app/components/number-task-select.tsx'
import { PrintOptions } from '#app/components/print-options.tsx'
import { TextBundleDialog } from '#app/components/text-bundle-dialog.tsx'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { numbersPdfPath } from '../edition-paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/field.tsx'
import { useCountDownload } from '../use-count-download.ts'

interface Props {
  page: { id: string; slug: string }
  onClose(): void
}

/** Prints a page to color by number, with sums for school children and the answers. */
export default function NumbersDialog({ page, onClose }: Props) {
  const t = useText()
  return (
    <TextBundleDialog bundle="numbers" title={t('page.numbers')} onClose={onClose}>
      <Numbers page={page} />
    </TextBundleDialog>
  )
}

const COLOR_COUNTS = Array.from({ length: MAX_COLORS - MIN_COLORS + 1 }, (_, index) => MIN_COLORS + index)
const DEFAULT_COLORS = 6

function Numbers({ page }: Pick<Props, 'page'>) {
  const t = useText()
  const language = useLanguage()
  const choice = usePrintPreferences()
  const count = useCountDownload()
  const languageNames = new Intl.DisplayNames([language], { type: 'language' })
  const [colors, setColors] = useState(DEFAULT_COLORS)
  const [task, setTask] = useState('plain')
  const [second, setSecond] = useState('')
  const [copies, setCopies] = useState(1)
  const [answers, setAnswers] = useState(true)
  const href = numbersPdfPath(page.slug, language, {
    ...choice,
    colors,
    sums: task === 'plain' ? '' : task,
    second,
    answers,
    copies,
  })
  return (
    <div className="flex flex-col gap-4">
      <p>{t('numbers.lead')}</p>
      <NumberTaskSelect label={t('numbers.task')} value={task} onChange={setTask} />
      <Select
        label={t('numbers.colors')}
        value={colors}
        onChange={({ target }) => setColors(Number(target.value))}
      >
        {COLOR_COUNTS.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </Select>
      <Select label={t('numbers.second')} value={second} onChange={({ target }) => setSecond(target.value)}>
        <option value="">{t('numbers.no-second')}</option>
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <option key={other} value={other}>
            {languageNames.of(other)}
          </option>
        ))}
      </Select>
      <label className="flex flex-wrap items-center gap-3 font-display font-bold">
        {t('numbers.copies')}
        <CopiesField copies={copies} onChange={setCopies} />
      </label>
      <Checkbox label={t('numbers.answers')} checked={answers} onChange={setAnswers} />
      <PrintOptions name="numbers-paper" />
      <a href={href} download onClick={() => count(page.id)} className={buttonClass('primary')}>
        <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('download.downloadPdf')}
      </a>
    </div>
  )
}
