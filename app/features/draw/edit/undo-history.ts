/** The states to undo and redo. */
interface UndoHistory<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
}

const MAX_STEPS = 100

export const startHistory = <State>(present: State): UndoHistory<State> => ({ past: [], present, future: [] })

/** A new step, which can be undone. */
export const withStep = <State>({ past, present }: UndoHistory<State>, next: State): UndoHistory<State> => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
})

export function undo<State>(history: UndoHistory<State>): UndoHistory<State> {
  const { past, present, future } = history
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] }
}

export function redo<State>(history: UndoHistory<State>): UndoHistory<State> {
  const { past, present, future } = history
  return future.length === 0
    ? history
    : { past: [...past, present], present: future[0]!, future: future.slice(1) }
}
