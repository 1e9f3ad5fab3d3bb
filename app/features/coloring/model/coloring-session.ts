import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { createStore, paintedFirst } from '#app/lib/browser/create-store.ts'
import { type ColoringHistory, movedBy, NEW_HISTORY, withAction } from './coloring-history.ts'
import {
  type ColoringPage,
  isConflict,
  readColoring,
  storeAction,
  storeColoring,
  type StoredColoring,
  toStoredPage,
  writeColoring,
} from './coloring-store.ts'

/** `unsaved`: the device has no space or forbids storing. */
type SaveState = 'saved' | 'saving' | 'unsaved'

export interface SessionState {
  history: ColoringHistory
  save: SaveState
}

/** An open coloring. Every action is stored at once. */
export interface ColoringSession {
  get(): SessionState
  /** Calls back at once with each change. */
  subscribe(listener: () => void): () => void
  /** Calls back when the change is painted. */
  subscribeAfterPaint(listener: () => void): () => void
  apply(action: ColoringAction): void
  /** Undoes (-1) or redoes (1) one action. */
  move(step: -1 | 1): void
  /** Shows what another tab has stored for this coloring. */
  reload(id: string): Promise<void>
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
  const storedPage = toStoredPage(page)
  /** The next write must store everything: nothing is stored yet, a write has failed, or stored actions are damaged. */
  let isIncomplete = stored?.isDamaged ?? true
  let pending = 0

  /** The number of actions in this tab. */
  let changes = 0

  const set = (next: Partial<SessionState>) => store.set({ ...store.get(), ...next })
  const write = (work: Promise<void>, onConflict?: () => void) => {
    pending++
    work.then(
      () => --pending === 0 && set({ save: 'saved' }),
      (error: unknown) => {
        pending--
        if (onConflict && isConflict(error)) return onConflict()
        isIncomplete = true
        set({ save: 'unsaved' })
      },
    )
  }

  async function reload(id: string): Promise<void> {
    if (id !== coloring?.id) return
    const before = changes
    const read = await readColoring(id, page.regionMap.regions.length)
    // The result may lack actions of this tab that were done while it was read.
    if (before !== changes) return reload(id)
    // A coloring that was deleted in another tab is stored again with its next action.
    isIncomplete = read?.isDamaged ?? true
    if (!read) return
    coloring = read.coloring
    set({ history: read.history })
  }

  function apply(action: ColoringAction): void {
    const before = store.get().history
    const history = withAction(before, action)
    const changedAt = now()
    coloring = {
      ...(coloring ?? { id: crypto.randomUUID(), slug, title, startedAt: changedAt }),
      changedAt,
      done: history.done,
    }
    const { id } = coloring
    changes++
    set({ history, save: 'saving' })
    // Another tab was faster: the action is done after those of the other tab, so that none is lost.
    const applyAgain = () => void reload(id).then(() => apply(action))
    if (isIncomplete) write(writeColoring(coloring, storedPage, history.actions))
    else write(storeAction(coloring, action, before.done < before.actions.length), applyAgain)
    isIncomplete = false
  }

  function move(step: -1 | 1): void {
    const state = store.get()
    const history = movedBy(state.history, step)
    if (!coloring || history.done === state.history.done) return
    coloring = { ...coloring, changedAt: now(), done: history.done }
    changes++
    set({ history, save: 'saving' })
    write(isIncomplete ? writeColoring(coloring, storedPage, history.actions) : storeColoring(coloring))
    isIncomplete = false
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    subscribeAfterPaint: paintedFirst(store.subscribe),
    apply,
    move,
    reload,
  }
}
