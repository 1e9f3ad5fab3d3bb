import { Eraser, Highlighter, PaintBucket, Pencil, Pipette } from 'lucide-react'
import { memo } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { PATTERNS } from '#domain/coloring/fill-patterns.ts'
import { changeTools, TOOLS, type Tool, useTools } from '../model/tools.ts'

const ICONS = { fill: PaintBucket, crayon: Pencil, marker: Highlighter, eraser: Eraser, pick: Pipette }

/** The tools, and the patterns for filling. */
export function ToolBar() {
  const t = useText()
  const { tool: selected, pattern } = useTools()
  return (
    <div className="flex items-center gap-1.5 overflow-x-auto overscroll-contain px-2 pt-2 landscape:flex-wrap landscape:overflow-visible landscape:pb-1">
      <div role="radiogroup" aria-label={t('coloring.tools')} className="flex gap-1.5 landscape:flex-wrap">
        {TOOLS.map((tool) => (
          <ToolButton key={tool} tool={tool} isSelected={tool === selected} />
        ))}
      </div>
      {selected === 'fill' && (
        <select
          aria-label={t('coloring.pattern')}
          value={pattern}
          onChange={({ target }) =>
            changeTools({ pattern: PATTERNS.find((one) => one === target.value) ?? 'plain' })
          }
          className="outlined h-11 shrink-0 px-2 font-display font-bold landscape:w-full"
        >
          {PATTERNS.map((one) => (
            <option key={one} value={one}>
              {t(`coloring.pattern-${one}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

const ToolButton = memo(function ToolButton({ tool, isSelected }: { tool: Tool; isSelected: boolean }) {
  const t = useText()
  const Icon = ICONS[tool]
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isSelected}
      aria-label={t(`coloring.tool-${tool}`)}
      title={t(`coloring.tool-${tool}`)}
      onClick={() => changeTools({ tool })}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-xl border-[2.5px] border-ink ${isSelected ? 'bg-sun' : 'crayon crayon-sun bg-sheet'}`}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
    </button>
  )
})
