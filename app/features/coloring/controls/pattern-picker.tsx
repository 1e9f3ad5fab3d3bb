import { useText } from '#app/lib/texts/use-text.tsx'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import {
  markColorOf,
  type Pattern,
  PATTERN_MARKS,
  PATTERNS,
  TILE_SIZE,
} from '#domain/coloring/fill-patterns.ts'
import { changeTools, useTool } from '../model/tools.ts'
import { RadioButtons } from './radio-buttons.tsx'

/** The patterns for filling as pictures in the selected color, because most children who color cannot read. */
export function PatternPicker() {
  const t = useText()
  const selected = useTool('pattern')
  const { color } = CRAYONS[useTool('crayon')]!
  return (
    <RadioButtons
      label={t('coloring.pattern')}
      values={PATTERNS}
      selected={selected}
      onSelect={(pattern) => changeTools({ pattern })}
      className="flex gap-1.5 border-l-2 border-ink/20 pr-1 pl-1.5 landscape:flex-wrap landscape:border-t-2 landscape:border-l-0 landscape:px-0 landscape:pt-1.5"
    >
      {(pattern, radio) => (
        <button
          key={pattern}
          {...radio}
          aria-label={t(`coloring.pattern-${pattern}`)}
          title={t(`coloring.pattern-${pattern}`)}
          className={`size-11 shrink-0 board:size-16 overflow-hidden rounded-xl border-[2.5px] border-ink ${pattern === selected ? 'ring-[3px] ring-ink ring-offset-1 ring-offset-paper' : ''}`}
        >
          <PatternTile pattern={pattern} color={color} />
        </button>
      )}
    </RadioButtons>
  )
}

/** Two tiles beside and below each other, so that stripes are seen as stripes. */
const TILES = [0, 1].flatMap((column) => [0, 1].map((row) => [column * TILE_SIZE, row * TILE_SIZE]))

function PatternTile({ pattern, color }: { pattern: Pattern; color: string }) {
  const marks = pattern === 'plain' ? undefined : PATTERN_MARKS[pattern]
  const markColor = markColorOf(color)
  const paint = marks?.lineWidth
    ? { fill: 'none', stroke: markColor, strokeWidth: marks.lineWidth }
    : { fill: markColor }
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${2 * TILE_SIZE} ${2 * TILE_SIZE}`} className="size-full">
      <rect width={2 * TILE_SIZE} height={2 * TILE_SIZE} fill={color} />
      {marks &&
        TILES.map(([x, y]) => (
          <path key={`${x} ${y}`} d={marks.d} transform={`translate(${x} ${y})`} {...paint} />
        ))}
    </svg>
  )
}
