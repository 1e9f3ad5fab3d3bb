import { Check } from 'lucide-react'
import { memo } from 'react'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { selectCrayon, useTools } from '../model/tools.ts'

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

/** The box of crayons: one that scrolls sideways on a phone, a block beside the page on wide screens. */
export function Palette({ numbers }: { numbers?: ReadonlyMap<number, number> }) {
  const t = useText()
  const { crayon: chosen, recent } = useTools()
  const shown = numbers
    ? CRAYONS.map((_, index) => index).filter((index) => numbers.has(index))
    : CRAYONS.map((_, index) => index)
  return (
    <div
      role="radiogroup"
      aria-label={t('coloring.crayons')}
      className="flex gap-2 overflow-x-auto overscroll-contain p-2 landscape:flex-col landscape:overflow-x-hidden landscape:overflow-y-auto"
    >
      {recent.length > 1 && !numbers && (
        <div className="grid shrink-0 grid-flow-col grid-rows-2 gap-1.5 border-r-2 border-ink/20 pr-2 landscape:grid-flow-row landscape:grid-cols-3 landscape:grid-rows-none landscape:border-r-0 landscape:border-b-2 landscape:pr-0 landscape:pb-2">
          {recent.map((index) => (
            <Crayon key={index} index={index} isChosen={false} isRecent />
          ))}
        </div>
      )}
      <div className="grid shrink-0 grid-flow-col grid-rows-2 gap-1.5 landscape:grid-flow-row landscape:grid-cols-3 landscape:grid-rows-none">
        {shown.map((index) => (
          <Crayon key={index} index={index} isChosen={index === chosen} number={numbers?.get(index)} />
        ))}
      </div>
    </div>
  )
}

interface CrayonProps {
  index: number
  isChosen: boolean
  /** Smaller; a phone shows only the newest two. */
  isRecent?: boolean
  number?: number
}

const Crayon = memo(function Crayon({ index, isChosen, isRecent, number }: CrayonProps) {
  const t = useText()
  const { id, color } = CRAYONS[index]!
  const name = t(`coloring.crayon-${id}`)
  const mark = DARK.has(id) ? 'text-sheet' : 'text-ink'
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={isRecent ? t('coloring.used-last', { name }) : number ? `${number}: ${name}` : name}
      title={name}
      onClick={() => selectCrayon(index)}
      style={{ backgroundColor: color }}
      className={`inline-flex size-11 items-center justify-center rounded-full border-[2.5px] border-ink font-display text-lg font-bold ${mark} ${isChosen ? 'ring-[3px] ring-ink ring-offset-2 ring-offset-paper' : ''} ${isRecent ? 'scale-90 max-sm:portrait:nth-[n+3]:hidden' : ''}`}
    >
      {isChosen && number === undefined ? (
        <Check aria-hidden="true" className="size-5" strokeWidth={3.5} />
      ) : (
        number
      )}
    </button>
  )
})
