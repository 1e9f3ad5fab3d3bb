import { Eraser, Highlighter, PaintBucket, Pencil, Pipette } from 'lucide-react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { changeTools, TOOLS, type Tool, useTool } from '../model/tools.ts'
import { PatternPicker } from './pattern-picker.tsx'
import { RadioButtons, type RadioProps } from './radio-buttons.tsx'

const ICONS = { fill: PaintBucket, crayon: Pencil, marker: Highlighter, eraser: Eraser, pick: Pipette }

/** The tools, and the patterns for filling. */
export function ToolBar() {
  const t = useText()
  const selected = useTool('tool')
  return (
    <div className="flex items-center gap-1.5 overflow-x-auto overscroll-contain px-2 pt-2 pb-1 landscape:flex-wrap landscape:overflow-visible">
      <RadioButtons
        label={t('coloring.tools')}
        values={TOOLS}
        selected={selected}
        onSelect={(tool) => changeTools({ tool })}
        className="flex gap-1.5 landscape:flex-wrap"
      >
        {(tool, radio) => <ToolButton key={tool} tool={tool} radio={radio} />}
      </RadioButtons>
      {selected === 'fill' && <PatternPicker />}
    </div>
  )
}

function ToolButton({ tool, radio }: { tool: Tool; radio: RadioProps }) {
  const t = useText()
  const Icon = ICONS[tool]
  return (
    <button
      {...radio}
      aria-label={t(`coloring.tool-${tool}`)}
      title={t(`coloring.tool-${tool}`)}
      className={`inline-flex size-11 shrink-0 board:size-16 items-center justify-center rounded-xl border-[2.5px] border-ink ${radio['aria-checked'] ? 'bg-sun' : 'crayon crayon-sun bg-sheet'}`}
    >
      <Icon aria-hidden="true" className="size-5 board:size-8" strokeWidth={2.5} />
    </button>
  )
}
