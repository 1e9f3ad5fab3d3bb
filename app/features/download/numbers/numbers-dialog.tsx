import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { MAX_COLORS, MIN_COLORS } from '#domain/coloring/color-by-number.ts'
import { SUM_LEVELS } from '#domain/coloring/sums.ts'
import { CLASS_PACK_LIMITS, clampCopies } from '#domain/print/class-pack.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { useCountDownload } from '../use-count-download.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface Props {
  page: { id: string; slug: string }
  onClose(): void
}

/** Prints a page to color by number, with sums for school children and the answers. */
export default function NumbersDialog({ page, onClose }: Props) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('page.numbers')} closeLabel={t('common.close')}>
      <TextBundle bundle="numbers">
        <Numbers page={page} />
      </TextBundle>
    </Dialog>
  )
}

const COLOR_COUNTS = Array.from({ length: MAX_COLORS - MIN_COLORS + 1 }, (_, index) => MIN_COLORS + index)

function Numbers({ page }: Pick<Props, 'page'>) {
  const t = useText()
  const language = useLanguage()
  const choice = usePrintPreferences()
  const count = useCountDownload()
  const languageNames = new Intl.DisplayNames([language], { type: 'language' })
  const [colors, setColors] = useState(6)
  const [sums, setSums] = useState('')
  const [second, setSecond] = useState('')
  const [copies, setCopies] = useState(1)
  const [answers, setAnswers] = useState(true)
  return (
    <div className="flex flex-col gap-4">
      <p>{t('numbers.lead')}</p>
      <Choice label={t('numbers.task')} value={sums} onChange={setSums}>
        <option value="">{t('numbers.task-plain')}</option>
        {SUM_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t(`numbers.task-${level}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('numbers.colors')} value={`${colors}`} onChange={(value) => setColors(Number(value))}>
        {COLOR_COUNTS.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </Choice>
      <Choice label={t('numbers.second')} value={second} onChange={setSecond}>
        <option value="">{t('numbers.no-second')}</option>
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <option key={other} value={other}>
            {languageNames.of(other)}
          </option>
        ))}
      </Choice>
      <label className="flex flex-col gap-1 font-display font-bold">
        {t('numbers.copies')}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={CLASS_PACK_LIMITS.maxCopies}
          value={copies}
          onChange={({ target }) => setCopies(clampCopies(target.valueAsNumber))}
          className="outlined h-12 px-3"
        />
      </label>
      <label className="flex min-h-11 items-center gap-3 font-display font-bold">
        <input
          type="checkbox"
          checked={answers}
          onChange={({ target }) => setAnswers(target.checked)}
          className="size-6 accent-ink"
        />
        {t('numbers.answers')}
      </label>
      <a
        href={paths.numbers(page.slug, language, { ...choice, colors, sums, second, answers, copies })}
        download
        onClick={() => count(page.id)}
        className={buttonClass('primary')}
      >
        <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('download.downloadPdf')}
      </a>
    </div>
  )
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange(value: string): void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-display font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="outlined h-12 px-3"
      >
        {children}
      </select>
    </div>
  )
}
