import { CRAYONS } from '#domain/coloring/crayons.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useTool } from '../model/tools.ts'

/** Names the selected crayon on the screen, for children who tell colors apart badly or learn their names. */
export function CrayonName() {
  const t = useText()
  const { id, color } = CRAYONS[useTool('crayon')]!
  const tool = useTool('tool')
  const side = useTool('isLeftHanded') ? 'right-2' : 'left-2'
  if (tool === 'eraser' || tool === 'pick') return null
  return (
    <p
      // The selected crayon says its name to a screen reader.
      aria-hidden="true"
      className={`pointer-events-none absolute ${side} bottom-2 flex items-center gap-1.5 rounded-full border-2 border-ink bg-sheet px-2 py-0.5 text-sm`}
    >
      <span className="size-4 rounded-full border-2 border-ink" style={{ backgroundColor: color }} />
      {t(`coloring.crayon-${id}`)}
    </p>
  )
}
