import { PAPER_SIZES } from '#domain/print/paper-size.ts'
import { savePrintPreferences, usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'

/** Chooses the paper size and whether a footer is printed. The name groups the radio buttons, so that a screen can have several. */
export function PrintOptions({ name = 'paper' }: { name?: string }) {
  const t = useText()
  const choice = usePrintPreferences()
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        legend={t('download.paper')}
        name={name}
        options={PAPER_SIZES.map((paper) => ({ value: paper, label: t(`download.${paper}`) }))}
        value={choice.paper}
        onChange={(paper) => savePrintPreferences({ ...choice, paper })}
      />
      <Checkbox
        label={t('download.foot')}
        checked={choice.foot}
        onChange={(foot) => savePrintPreferences({ ...choice, foot })}
      />
    </div>
  )
}
