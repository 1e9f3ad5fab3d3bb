import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef } from 'react'
import type { Scene } from '#artist/scene.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { svgUrl } from '../svg-url.ts'
import type { EditableFigure, EditablePicture } from '../worker/messages.ts'
import { figureAt } from './figure-at.ts'
import { pendingShift, shiftBox, type Shift } from './pending-shift.ts'
import type { SceneChange } from './scene-changes.ts'
import type { Selection } from './selection.ts'
import { useDrag } from './use-drag.ts'

/** Shares of the sheet for one press of an arrow key; with Shift the larger one. */
const STEP = 0.02
const LARGE_STEP = 0.08
export const GROWTH = 1.15

interface Props {
  picture: EditablePicture
  /** The scene with all changes; the picture may show them a moment later. */
  scene: Scene
  selection: Selection | undefined
  /** With `isByKeyboard`, the panel that opens takes the focus. */
  onSelect(selection: Selection, isByKeyboard: boolean): void
  onChange(change: SceneChange): void
}

/** Lies over the picture: every figure is a button that can be selected, dragged and moved with the arrow keys. */
export function PictureEditor({ picture, scene, selection, onSelect, onChange }: Props) {
  const t = useText()
  const helpId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  // Smaller figures are above larger ones, so that every one can be reached.
  const figures = picture.figures.toSorted((a, b) => b.box.w * b.box.h - a.box.w * a.box.h)
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={t('draw.edit-picture')}
      data-no-print
      className="absolute inset-0"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onSelect({ kind: 'place' }, false)}
        className="absolute inset-0 cursor-pointer"
      />
      <p id={helpId} className="sr-only">
        {t('draw.edit-help')}
      </p>
      {figures.map((figure) => (
        <FigureButton
          key={figure.index}
          figure={figure}
          picture={picture}
          scene={scene}
          sheet={sheet}
          helpId={helpId}
          isSelected={selection?.kind === 'figure' && selection.figure === figure.index}
          onSelect={(selected, isByKeyboard) => onSelect({ kind: 'figure', figure: selected }, isByKeyboard)}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

interface FigureButtonProps extends Pick<Props, 'picture' | 'scene' | 'onChange'> {
  figure: EditableFigure
  sheet: RefObject<HTMLDivElement | null>
  helpId: string
  isSelected: boolean
  onSelect(figure: number, isByKeyboard: boolean): void
}

function FigureButton(props: FigureButtonProps) {
  const { figure, picture, scene, sheet, helpId, isSelected, onSelect, onChange } = props
  const { index } = figure
  const drag = useDrag({
    sheet,
    onDrop(distance) {
      onSelect(index, false)
      onChange({ kind: 'move', figure: index, ...distance })
    },
  })
  const first = picture.figures.find((each) => each.index === figure.group) ?? figure
  const shift = pendingShift(first, scene, picture, drag.distance)
  const box = shift ? shiftBox(figure.box, shift) : figure.box
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (drag.consumeDrag()) return
    const isByKeyboard = event.detail === 0
    onSelect(isByKeyboard ? index : tappedFigure(event), isByKeyboard)
    event.currentTarget.scrollIntoView({ block: 'nearest' })
  }
  /** The button on top need not belong to the figure that the user means, because boxes overlap. */
  const tappedFigure = ({ clientX, clientY }: MouseEvent): number => {
    const { left, top, width, height } = sheet.current!.getBoundingClientRect()
    return figureAt(picture.figures, (clientX - left) / width, (clientY - top) / height)?.index ?? index
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeOfKey(event, index)
    if (!change) return
    event.preventDefault()
    onChange(change)
  }
  return (
    <>
      {shift && first.svg && index === first.index && <MovingFigure svg={first.svg} shift={shift} />}
      <button
        type="button"
        aria-label={figure.name}
        aria-pressed={isSelected}
        aria-describedby={helpId}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - Delete"
        onClick={onClick}
        onKeyDown={picture.isMandala ? undefined : onKeyDown}
        {...(!picture.isMandala && drag.handlers)}
        style={{
          left: `${(box.x + box.w / 2) * 100}%`,
          top: `${(box.y + box.h / 2) * 100}%`,
          width: `${box.w * 100}%`,
          height: `${box.h * 100}%`,
          // The first tap selects; then a finger drags the figure instead of scrolling the page.
          touchAction: isSelected ? 'none' : undefined,
        }}
        className={`absolute min-h-11 min-w-11 -translate-1/2 scroll-mt-24 scroll-mb-[48dvh] rounded-2xl border-dashed hover:border-[3px] hover:border-sky lg:scroll-mb-4 ${isSelected ? 'z-10 cursor-move border-[3px] border-tomato' : 'cursor-pointer border-transparent'}`}
      />
    </>
  )
}

/** Shows at once where the figure will be; the picture follows. */
function MovingFigure({ svg, shift: { dx, dy, scale, isFlipped, x, y } }: { svg: string; shift: Shift }) {
  return (
    <>
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 bg-sheet/65" />
      <img
        src={svgUrl(svg)}
        alt=""
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full max-w-none"
        style={{
          transformOrigin: `${x * 100}% ${y * 100}%`,
          transform: `translate(${dx * 100}%, ${dy * 100}%) scale(${isFlipped ? -scale : scale}, ${scale})`,
        }}
      />
    </>
  )
}

function changeOfKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  figure: number,
): SceneChange | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const step = shiftKey ? LARGE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'move', figure, dx: -step, dy: 0 }
    case 'ArrowRight':
      return { kind: 'move', figure, dx: step, dy: 0 }
    case 'ArrowUp':
      return { kind: 'move', figure, dx: 0, dy: -step }
    case 'ArrowDown':
      return { kind: 'move', figure, dx: 0, dy: step }
    case '+':
    case '=':
      return { kind: 'resize', figure, factor: GROWTH }
    case '-':
      return { kind: 'resize', figure, factor: 1 / GROWTH }
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove', figure }
    default:
      return undefined
  }
}
