import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { createStore } from '#app/lib/browser/create-store.ts'
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

export interface SessionState {
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
  const store = createStore<SessionState>({ history: stored?.history ?? NEW_HISTORY, save: 'saved' })
  /** The next write must store everything: nothing is stored yet, a write has failed, or stored actions are damaged. */
  let isIncomplete = stored?.isDamaged ?? true
  let pending = 0

  const set = (next: Partial<SessionState>) => store.set({ ...store.get(), ...next })
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
    get: store.get,
    subscribe: store.subscribe,
    apply(action) {
      const before = store.get().history
      const history = withAction(before, action)
      const changedAt = now()
      coloring = {
        ...(coloring ?? { id: crypto.randomUUID(), slug, title, startedAt: changedAt }),
        changedAt,
        done: history.done,
      }
      set({ history, save: 'saving' })
      write(
        isIncomplete
          ? writeColoring(coloring, page, history.actions)
          : storeAction(coloring, action, before.done < before.actions.length),
      )
      isIncomplete = false
    },
    move(step) {
      const state = store.get()
      const history = movedBy(state.history, step)
      if (!coloring || history.done === state.history.done) return
      coloring = { ...coloring, changedAt: now(), done: history.done }
      set({ history, save: 'saving' })
      write(isIncomplete ? writeColoring(coloring, page, history.actions) : storeColoring(coloring))
      isIncomplete = false
    },
  }
}
