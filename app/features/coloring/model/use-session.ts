import { useSyncExternalStore } from 'react'
import type { ColoringSession, SessionState } from './coloring-session.ts'

/**
 * A part of the session. The component renders only when this part changes, and after the color is painted, because a render before it would
 * delay the color.
 */
export const useSession = <Part>(session: ColoringSession, select: (state: SessionState) => Part): Part =>
  useSyncExternalStore(session.subscribeAfterPaint, () => select(session.get()))
