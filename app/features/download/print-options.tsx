import { PAPERS } from '#domain/paper.ts'
import { choosePrint, usePrintChoice } from '#app/lib/print-choice.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Choice } from '#app/ui/choice.tsx'

/** Which paper lies in the printer, and whether the small line at the foot is wanted. */
export function PrintOptions() {
  const t = useText()
  const choice = usePrintChoice()
  return (
    <div className="flex flex-col gap-2">
      <Choice
        legend={t('download.paper')}
        name="paper"
        options={PAPERS.map((paper) => ({ value: paper, label: t(`download.${paper}`) }))}
        value={choice.paper}
        onChange={(paper) => choosePrint({ ...choice, paper })}
      />
      <Checkbox
        label={t('download.foot')}
        checked={choice.foot}
        onChange={(foot) => choosePrint({ ...choice, foot })}
      />
    </div>
  )
}
