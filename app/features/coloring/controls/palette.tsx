import { Check } from 'lucide-react'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { selectCrayon, useTool } from '../model/tools.ts'
import { RadioButtons, type RadioProps } from './radio-buttons.tsx'

/** On these crayons a white check mark can be seen. */
const DARK = new Set([
  'red',
  'dark-red',
  'green',
  'dark-green',
  'blue',
  'dark-blue',
  'purple',
  'magenta',
  'brown',
  'gray',
  'black',
])

const GROUP_CLASS =
  'grid shrink-0 grid-flow-col grid-rows-2 gap-1.5 landscape:grid-flow-row landscape:grid-cols-3 landscape:grid-rows-none board:grid-cols-4'
const ALL_CRAYONS = CRAYONS.map((_, index) => index)

/** The box of crayons: one that scrolls sideways on a phone, a block beside the page on wide screens. */
export function Palette({ numbers }: { numbers?: ReadonlyMap<number, number> }) {
  const t = useText()
  const selected = useTool('crayon')
  return (
    <div className="flex gap-2 overflow-x-auto overscroll-contain p-2 landscape:flex-col landscape:overflow-x-hidden landscape:overflow-y-auto">
      {!numbers && <RecentCrayons />}
      <RadioButtons
        label={t('coloring.crayons')}
        values={numbers ? ALL_CRAYONS.filter((index) => numbers.has(index)) : ALL_CRAYONS}
        selected={selected}
        onSelect={selectCrayon}
        className={GROUP_CLASS}
      >
        {(index, radio) => <Crayon key={index} index={index} radio={radio} number={numbers?.get(index)} />}
      </RadioButtons>
    </div>
  )
}

/** The crayons used last, smaller; a phone shows only the newest two. */
function RecentCrayons() {
  const t = useText()
  const recent = useTool('recent')
  if (recent.length < 2) return null
  return (
    <div
      className={`${GROUP_CLASS} border-r-2 border-ink/20 pr-2 landscape:border-r-0 landscape:border-b-2 landscape:pr-0 landscape:pb-2`}
    >
      {recent.map((index) => {
        const name = t(`coloring.crayon-${CRAYONS[index]!.id}`)
        return (
          <button
            key={index}
            type="button"
            aria-label={t('coloring.used-last', { name })}
            title={name}
            onClick={() => selectCrayon(index)}
            style={{ backgroundColor: CRAYONS[index]!.color }}
            className="size-11 scale-90 rounded-full board:size-16 border-[2.5px] border-ink max-sm:portrait:nth-[n+3]:hidden"
          />
        )
      })}
    </div>
  )
}

function Crayon({ index, radio, number }: { index: number; radio: RadioProps; number?: number }) {
  const t = useText()
  const { id, color } = CRAYONS[index]!
  const name = t(`coloring.crayon-${id}`)
  const isSelected = radio['aria-checked']
  const mark = DARK.has(id) ? 'text-sheet' : 'text-ink'
  return (
    <button
      {...radio}
      aria-label={number ? `${number}: ${name}` : name}
      title={name}
      style={{ backgroundColor: color }}
      className={`inline-flex size-11 items-center board:size-16 justify-center rounded-full border-[2.5px] border-ink font-display text-lg font-bold ${mark} ${isSelected ? 'ring-[3px] ring-ink ring-offset-2 ring-offset-paper' : ''}`}
    >
      {isSelected && number === undefined ? (
        <Check aria-hidden="true" className="size-5" strokeWidth={3.5} />
      ) : (
        number
      )}
    </button>
  )
}
