import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { useTool } from '../model/tools.ts'
import type { ZoomStep } from '../canvas/view.ts'

/** Zooming without two fingers: in, out, or back to the whole page (0). */
export function ZoomButtons({ onZoom }: { onZoom(step: ZoomStep): void }) {
  const t = useText()
  const side = useTool('isLeftHanded') ? 'left-2' : 'right-2'
  return (
    <div className={`absolute ${side} bottom-2 flex gap-1.5 [@container_(min-aspect-ratio:7/10)]:flex-col`}>
      {(
        [
          [1, ZoomIn, 'coloring.zoom-in'],
          [-1, ZoomOut, 'coloring.zoom-out'],
          [0, Maximize, 'coloring.whole-page'],
        ] as const
      ).map(([step, Icon, label]) => (
        <button
          key={label}
          type="button"
          aria-label={t(label)}
          title={t(label)}
          onClick={() => onZoom(step)}
          className={`${ICON_BUTTON_CLASS} crayon-sun`}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </button>
      ))}
    </div>
  )
}
