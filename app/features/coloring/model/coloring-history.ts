import type { ColoringAction } from '#domain/coloring/coloring-action.ts'

/** All actions of a coloring. Undone actions stay until the next new one, so that they can be redone. */
export interface ColoringHistory {
  actions: readonly ColoringAction[]
  /** The number of actions that are not undone. */
  done: number
}

export const NEW_HISTORY: ColoringHistory = { actions: [], done: 0 }

export const doneActions = ({ actions, done }: ColoringHistory): ColoringAction[] => actions.slice(0, done)

export const withAction = ({ actions, done }: ColoringHistory, action: ColoringAction): ColoringHistory => ({
  actions: [...actions.slice(0, done), action],
  done: done + 1,
})

/** Undoes (-1) or redoes (1) one action. */
export const movedBy = ({ actions, done }: ColoringHistory, step: -1 | 1): ColoringHistory => ({
  actions,
  done: Math.max(0, Math.min(actions.length, done + step)),
})

/**
 * The action that was done, undone or redone between two states of a history. Undefined if there were several or none,
 * or if the earlier actions are other objects, as after another tab has changed the coloring.
 */
export function changedAction(before: ColoringHistory, after: ColoringHistory): ColoringAction | undefined {
  const shared = Math.min(before.done, after.done)
  if (before.actions[shared - 1] !== after.actions[shared - 1]) return undefined
  if (after.done === before.done + 1) return after.actions[before.done]
  return after.done === before.done - 1 ? before.actions[after.done] : undefined
}
