import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { type ColoringHistory, movedBy, NEW_HISTORY, withAction } from './coloring-history.ts'
import {
  type Coloring,
  type ColoringPage,
  storeAction,
  storeColoring,
  writeColoring,
} from './coloring-store.ts'

/** `unsaved`: the device has no space or forbids storing. */
type SaveState = 'saved' | 'saving' | 'unsaved'

interface SessionState {
  history: ColoringHistory
  save: SaveState
}

/** One coloring while it is open. Everything done is stored at once. */
export interface ColoringSession {
  get(): SessionState
  subscribe(listener: () => void): () => void
  apply(action: ColoringAction): void
  /** Undoes (-1) or repeats (1) one action. */
  move(step: -1 | 1): void
}

export interface StoredColoring {
  coloring: Coloring
  history: ColoringHistory
  isDamaged: boolean
}

interface Options {
  page: ColoringPage
  slug: string
  title: string
  /** What is stored already; a coloring is stored with its first action. */
  stored?: StoredColoring
  now?: () => number
}

export function createColoringSession({
  page,
  slug,
  title,
  stored,
  now = Date.now,
}: Options): ColoringSession {
  let coloring = stored?.coloring
  let state: SessionState = { history: stored?.history ?? NEW_HISTORY, save: 'saved' }
  /** The next write must store everything: nothing is stored yet, a write has failed, or stored actions are damaged. */
  let isIncomplete = stored?.isDamaged ?? true
  const listeners = new Set<() => void>()
  let pending = 0

  const set = (next: Partial<SessionState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const write = (work: Promise<void>) => {
    pending++
    work.then(
      () => --pending === 0 && set({ save: 'saved' }),
      () => {
        pending--
        isIncomplete = true
        set({ save: 'unsaved' })
      },
    )
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    apply(action) {
      const history = withAction(state.history, action)
      const changedAt = now()
      coloring = {
        ...(coloring ?? { id: crypto.randomUUID(), slug, title, startedAt: changedAt }),
        changedAt,
        done: history.done,
      }
      set({ history, save: 'saving' })
      write(isIncomplete ? writeColoring(coloring, page, history.actions) : storeAction(coloring, action))
      isIncomplete = false
    },
    move(step) {
      const history = movedBy(state.history, step)
      if (!coloring || history.done === state.history.done) return
      coloring = { ...coloring, changedAt: now(), done: history.done }
      set({ history, save: 'saving' })
      write(isIncomplete ? writeColoring(coloring, page, history.actions) : storeColoring(coloring))
      isIncomplete = false
    },
  }
}
