import { PAPERS } from '#domain/paper.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { choosePrint, usePrintChoice } from './print-choice.ts'

/** Which paper lies in the printer, and whether the small line at the foot is wanted. */
export function PrintOptions() {
  const t = useText()
  const choice = usePrintChoice()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('download.options')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="font-display font-bold">
          {t('download.paper')}
        </span>
        {PAPERS.map((paper) => (
          <label
            key={paper}
            className="crayon crayon-sun inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-ink px-4 font-display font-bold has-checked:bg-sun has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="paper"
              className="sr-only"
              checked={choice.paper === paper}
              onChange={() => choosePrint({ ...choice, paper })}
            />
            {t(`download.${paper}`)}
          </label>
        ))}
      </div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-ink"
          checked={choice.foot}
          onChange={(event) => choosePrint({ ...choice, foot: event.target.checked })}
        />
        {t('download.foot')}
      </label>
    </fieldset>
  )
}
