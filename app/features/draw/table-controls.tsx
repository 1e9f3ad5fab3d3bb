import { ORIENTATIONS } from '#artist/page/paper.ts'
import { DIFFICULTIES, STYLES } from '#domain/pages/creation-options.ts'
import { PAPER_SIZES } from '#domain/print/paper-size.ts'
import { SHEET_WORD_MAX_LENGTH } from '#domain/print/sheet-word.ts'
import { savePrintPreferences, usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { TableState } from './table-state.ts'

const ANY = 'any'
const AUTOMATIC = 'automatic'

/** How the wish is drawn. Every change draws the picture again. */
export function TableControls({
  table,
  onChange,
}: {
  table: TableState
  onChange(change: Partial<TableState>): void
}) {
  const t = useText()
  const print = usePrintPreferences()
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={t('wish.style')}
        name="style"
        options={STYLES.map((style) => ({ value: style, label: t(`wish.style-${style}`) }))}
        value={table.style}
        onChange={(style) => onChange({ style })}
      />
      <RadioGroup
        legend={t('draw.difficulty')}
        name="difficulty"
        options={[
          { value: ANY, label: t('draw.any') },
          ...DIFFICULTIES.map((level) => ({ value: level, label: t(`common.difficulty-${level}`) })),
        ]}
        value={table.difficulty ?? ANY}
        onChange={(level) => onChange({ difficulty: DIFFICULTIES.find((each) => each === level) })}
      />
      <TextField
        label={t('draw.heading')}
        hint={t('draw.heading-hint')}
        name="heading"
        autoComplete="off"
        value={table.heading}
        maxLength={SHEET_WORD_MAX_LENGTH}
        onChange={(event) => onChange({ heading: event.target.value })}
      />
      <RadioGroup
        legend={t('draw.orientation')}
        name="orientation"
        options={([AUTOMATIC, ...ORIENTATIONS] as const).map((each) => ({
          value: each,
          label: t(`draw.${each}`),
        }))}
        value={table.orientation ?? AUTOMATIC}
        onChange={(chosen) => onChange({ orientation: ORIENTATIONS.find((each) => each === chosen) })}
      />
      <RadioGroup
        legend={t('download.paper')}
        name="paper"
        options={PAPER_SIZES.map((paper) => ({ value: paper, label: t(`download.${paper}`) }))}
        value={print.paper}
        onChange={(paper) => savePrintPreferences({ ...print, paper })}
      />
      <Checkbox
        label={t('download.foot')}
        checked={print.foot}
        onChange={(foot) => savePrintPreferences({ ...print, foot })}
      />
    </div>
  )
}
