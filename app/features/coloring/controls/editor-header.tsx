import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import type { ColoringSession } from '../model/coloring-session.ts'
import { useSession } from '../model/use-session.ts'

interface Props {
  title: string
  session: ColoringSession
  onLeave(): void
  /** The settings menu. */
  children: ReactNode
}

/** The title between the way back and undo, redo and settings. */
export function EditorHeader({ title, session, onLeave, children }: Props) {
  const t = useText()
  return (
    <header className="flex items-center gap-1.5 border-b-[2.5px] border-ink p-2">
      <HeaderButton label={t('coloring.back')} onClick={onLeave}>
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </HeaderButton>
      <h1 className="line-clamp-2 min-w-0 grow px-1 text-base leading-tight sm:text-xl">{title}</h1>
      <UndoButtons session={session} />
      {children}
    </header>
  )
}

function UndoButtons({ session }: { session: ColoringSession }) {
  const t = useText()
  const canUndo = useSession(session, ({ history }) => history.done > 0)
  const canRepeat = useSession(session, ({ history }) => history.done < history.actions.length)
  return (
    <>
      <HeaderButton label={t('coloring.undo')} isOff={!canUndo} onClick={() => session.move(-1)}>
        <Undo2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </HeaderButton>
      <HeaderButton label={t('coloring.redo')} isOff={!canRepeat} onClick={() => session.move(1)}>
        <Redo2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </HeaderButton>
    </>
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
