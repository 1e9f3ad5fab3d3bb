import { Download } from 'lucide-react'
import { useState } from 'react'
import { DIFFICULTIES, type Difficulty } from '#domain/pages/creation-options.ts'
import { CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { TextBundleDialog } from '#app/components/text-bundle-dialog.tsx'
import { useCountDownload } from '../use-count-download.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { levelPreviewPath, levelsPdfPath } from '../edition-paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'

interface Props {
  page: { id: string; slug: string }
  onClose(): void
}

/** Shows a picture in three difficulties side by side and prints the wanted copies of each as one file. */
export default function LevelsDialog({ page, onClose }: Props) {
  const t = useText()
  return (
    <TextBundleDialog wide bundle="levels" title={t('page.levels')} onClose={onClose}>
      <Levels page={page} />
    </TextBundleDialog>
  )
}

function Levels({ page }: Pick<Props, 'page'>) {
  const t = useText()
  const language = useLanguage()
  const choice = usePrintPreferences()
  const count = useCountDownload()
  const [copies, setCopies] = useState<Record<Difficulty, number>>({ easy: 1, medium: 1, hard: 1 })
  const [hasFailed, setFailed] = useState(false)
  // One after the other: the server draws one picture at a time for each visitor.
  const [loaded, setLoaded] = useState(0)
  const levels = DIFFICULTIES.flatMap((level) => (copies[level] > 0 ? { level, copies: copies[level] } : []))
  const sheets = levels.reduce((sum, level) => sum + level.copies, 0)
  if (hasFailed) return <p>{t('levels.failed')}</p>
  return (
    <>
      <p className="text-ink-soft">{t('levels.lead')}</p>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {DIFFICULTIES.map((level, index) => (
          <li key={level} className="flex min-w-0 flex-col items-center gap-2">
            <div className="outlined relative w-full overflow-hidden">
              <p
                role="status"
                className="absolute inset-0 flex items-center justify-center p-2 text-center text-sm"
              >
                {t('levels.drawing')}
              </p>
              <img
                src={index <= loaded ? levelPreviewPath(page.slug, level) : undefined}
                alt={t('levels.preview', { level: t(`common.difficulty-${level}`) })}
                width={400}
                height={457}
                onLoad={() => setLoaded(index + 1)}
                onError={() => setFailed(true)}
                // Browsers show an image without an address as a broken one.
                className={`relative aspect-picture w-full object-contain p-1 text-transparent ${index <= loaded ? '' : 'opacity-0'}`}
              />
            </div>
            <Badge variant={level}>{t(`common.difficulty-${level}`)}</Badge>
            <label className="flex items-center gap-1.5">
              <span aria-hidden="true">×</span>
              <input
                type="number"
                inputMode="numeric"
                aria-label={t('levels.copies', { level: t(`common.difficulty-${level}`) })}
                min={0}
                max={CLASS_PACK_LIMITS.maxCopies}
                defaultValue={1}
                onChange={({ target }) =>
                  setCopies({ ...copies, [level]: clampLevelCopies(target.valueAsNumber) })
                }
                className="outlined min-h-11 w-16 px-2 text-center"
              />
            </label>
          </li>
        ))}
      </ul>
      <a
        href={sheets > 0 ? levelsPdfPath(page.slug, levels, language, choice) : undefined}
        aria-disabled={sheets === 0 || undefined}
        download
        onClick={() => count(page.id)}
        className={buttonClass('primary', 'self-start')}
      >
        <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('levels.get', { count: sheets })}
      </a>
    </>
  )
}

/** Like the copies of a class pack, but a level may be left out. */
const clampLevelCopies = (copies: number): number =>
  Number.isFinite(copies) ? Math.min(Math.max(Math.round(copies), 0), CLASS_PACK_LIMITS.maxCopies) : 0
