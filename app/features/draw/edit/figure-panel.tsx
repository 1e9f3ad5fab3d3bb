import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  FlipHorizontal2,
  type LucideIcon,
  Replace,
  Trash2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { EditableFigure } from '../worker/messages.ts'
import { GROWTH } from './picture-editor.tsx'
import { MAX_EDITABLE_FIGURES, type SceneChange } from './scene-changes.ts'

/** Shares of the sheet for one press of a button: large enough to see, small enough to aim. */
const STEP = 0.05

interface Props {
  figure: EditableFigure
  /** The pose in the scene, which the picture shows a moment later. */
  pose?: string
  figureCount: number
  isMandala: boolean
  onChange(change: SceneChange): void
  onExchange(): void
}

/** Everything that can be done with the selected figure. */
export function FigurePanel({ figure, pose: wished, figureCount, isMandala, onChange, onExchange }: Props) {
  const t = useText()
  const { index, poses, canFlip } = figure
  const resize = (factor: number) => onChange({ kind: 'resize', figure: index, factor })
  const move = (dx: number, dy: number) => onChange({ kind: 'move', figure: index, dx, dy })
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <EditButton icon={Replace} label="draw.exchange" onClick={onExchange} />
        {!isMandala && (
          <>
            <EditButton icon={ZoomIn} label="draw.larger" onClick={() => resize(GROWTH)} />
            <EditButton icon={ZoomOut} label="draw.smaller" onClick={() => resize(1 / GROWTH)} />
            {canFlip && (
              <EditButton
                icon={FlipHorizontal2}
                label="draw.flip"
                onClick={() => onChange({ kind: 'flip', figure: index })}
              />
            )}
            {figureCount < MAX_EDITABLE_FIGURES && (
              <EditButton
                icon={Copy}
                label="draw.double"
                onClick={() => onChange({ kind: 'double', figure: index })}
              />
            )}
            <EditButton
              icon={Trash2}
              label="draw.remove"
              onClick={() => onChange({ kind: 'remove', figure: index })}
            />
          </>
        )}
      </div>
      {!isMandala && (
        <div role="group" aria-label={t('draw.move')} className="flex flex-wrap gap-2">
          <EditButton icon={ArrowLeft} label="draw.move-left" isIconOnly onClick={() => move(-STEP, 0)} />
          <EditButton icon={ArrowRight} label="draw.move-right" isIconOnly onClick={() => move(STEP, 0)} />
          <EditButton icon={ArrowUp} label="draw.move-up" isIconOnly onClick={() => move(0, -STEP)} />
          <EditButton icon={ArrowDown} label="draw.move-down" isIconOnly onClick={() => move(0, STEP)} />
        </div>
      )}
      {poses.length > 0 && (
        <RadioGroup
          legend={t('draw.pose')}
          name="pose"
          options={poses.map(({ pose, name }) => ({ value: pose, label: name }))}
          value={poses.find(({ pose }) => pose === wished)?.pose}
          onChange={(pose) => {
            const choice = poses.find((each) => each.pose === pose)
            if (choice) onChange({ kind: 'pose', figure: index, pose, verb: choice.verb })
          }}
        />
      )}
    </>
  )
}

interface EditButtonProps {
  icon: LucideIcon
  label: TextId
  isIconOnly?: boolean
  isOff?: boolean
  onClick(): void
}

export function EditButton({
  icon: Icon,
  label,
  isIconOnly = false,
  isOff = false,
  onClick,
}: EditButtonProps) {
  const t = useText()
  return (
    <button
      type="button"
      aria-label={isIconOnly ? t(label) : undefined}
      title={isIconOnly ? t(label) : undefined}
      // Stays focusable, so that the keyboard does not lose its place.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="crayon crayon-sun inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border-2 border-ink bg-sheet px-3 font-bold aria-disabled:opacity-55"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {!isIconOnly && t(label)}
    </button>
  )
}
