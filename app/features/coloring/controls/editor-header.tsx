import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import type { ColoringHistory } from '../model/coloring-history.ts'

interface Props {
  title: string
  history: ColoringHistory
  onLeave(): void
  /** Undoes (-1) or repeats (1) one action. */
  onMove(step: -1 | 1): void
  /** The settings menu. */
  children: ReactNode
}

/** The title between the way back and undo, redo and settings. */
export function EditorHeader({ title, history, onLeave, onMove, children }: Props) {
  const t = useText()
  return (
    <header className="flex items-center gap-1.5 border-b-[2.5px] border-ink p-2">
      <HeaderButton label={t('coloring.back')} onClick={onLeave}>
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </HeaderButton>
      <h1 className="min-w-0 grow truncate px-1 text-lg sm:text-xl">{title}</h1>
      <HeaderButton label={t('coloring.undo')} isOff={history.done === 0} onClick={() => onMove(-1)}>
        <Undo2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </HeaderButton>
      <HeaderButton
        label={t('coloring.redo')}
        isOff={history.done === history.actions.length}
        onClick={() => onMove(1)}
      >
        <Redo2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </HeaderButton>
      {children}
    </header>
  )
}

interface HeaderButtonProps {
  label: string
  isOff?: boolean
  onClick(): void
  children: ReactNode
}

function HeaderButton({ label, isOff = false, onClick, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Stays focusable, so that the keyboard does not lose its place after the last undo.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={`${ICON_BUTTON_CLASS} crayon-sun`}
    >
      {children}
    </button>
  )
}
