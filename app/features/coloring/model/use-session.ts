import { useSyncExternalStore } from 'react'
import type { ColoringSession, SessionState } from './coloring-session.ts'

/** A part of the session. The component renders only when this part changes, because a render per tap would delay its color. */
export const useSession = <Part>(session: ColoringSession, select: (state: SessionState) => Part): Part =>
  useSyncExternalStore(session.subscribe, () => select(session.get()))
