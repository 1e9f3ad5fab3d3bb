import type { RegionMap } from '#domain/coloring/region-map.ts'
import { readNewestFirst, transact } from '#app/lib/device-storage/open-database.ts'
import { type ColoringAction, isColoringAction } from '#domain/coloring/coloring-action.ts'
import type { ColoringHistory } from './coloring-history.ts'

/** One colored page on this device. */
export interface Coloring {
  id: string
  slug: string
  title: string
  startedAt: number
  changedAt: number
  /** How many of its actions count. */
  done: number
}

/** The drawing that a coloring was started with: the page on the site may change later. */
export interface ColoringPage {
  svg: string
  regionMap: RegionMap
}

interface StoredAction {
  coloring: string
  index: number
  action: ColoringAction
}

export const listColorings = () => readNewestFirst<Coloring>('colorings')

export const readColoringPage = (id: string): Promise<ColoringPage | undefined> =>
  transact<ColoringPage | undefined>(['coloringPages'], 'readonly', (transaction) =>
    transaction.objectStore('coloringPages').get(id),
  )

const actionsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

export async function readHistory(
  coloring: Coloring,
  regionCount: number,
): Promise<ColoringHistory & { isDamaged: boolean }> {
  const stored = await transact<StoredAction[]>(['coloringActions'], 'readonly', (transaction) =>
    transaction.objectStore('coloringActions').getAll(actionsOf(coloring.id)),
  )
  return restoreHistory(stored, coloring.done, regionCount)
}

/**
 * The history of stored actions, in order. Actions that cannot be painted are left out; then the indices of the history differ from the
 * stored ones, and the coloring must be written as a whole before an action is added.
 */
export function restoreHistory(
  stored: readonly StoredAction[],
  done: number,
  regionCount: number,
): ColoringHistory & { isDamaged: boolean } {
  const valid = stored.filter(({ action }) => isColoringAction(action, regionCount))
  return {
    actions: valid.map(({ action }) => action),
    done: valid.filter(({ index }) => index < done).length,
    isDamaged: valid.some(({ index }, place) => index !== place) || valid.length < stored.length,
  }
}

/** Stores a coloring with all of its actions, in place of those that were stored before. */
export const writeColoring = (
  coloring: Coloring,
  page: ColoringPage,
  actions: readonly ColoringAction[] = [],
): Promise<void> =>
  transact(['colorings', 'coloringPages', 'coloringActions'], 'readwrite', (transaction) => {
    transaction.objectStore('colorings').put(coloring)
    transaction.objectStore('coloringPages').put({ id: coloring.id, ...page })
    transaction.objectStore('coloringActions').delete(actionsOf(coloring.id))
    for (const [index, action] of actions.entries())
      transaction.objectStore('coloringActions').put({ coloring: coloring.id, index, action })
  })

/** Stores the newest action. Actions that were undone before it are deleted. */
export const storeAction = (
  coloring: Coloring,
  action: ColoringAction,
  hasUndoneActions: boolean,
): Promise<void> =>
  transact(['colorings', 'coloringActions'], 'readwrite', (transaction) => {
    const actions = transaction.objectStore('coloringActions')
    const index = coloring.done - 1
    if (hasUndoneActions) actions.delete(IDBKeyRange.bound([coloring.id, index], [coloring.id, Infinity]))
    actions.put({ coloring: coloring.id, index, action } satisfies StoredAction)
    transaction.objectStore('colorings').put(coloring)
  })

/** Stores how many actions count, after an undo or redo. */
export const storeColoring = (coloring: Coloring): Promise<void> =>
  transact(['colorings'], 'readwrite', (transaction) => {
    transaction.objectStore('colorings').put(coloring)
  })

/** Starts a second coloring with everything done so far. */
export async function copyColoring(coloring: Coloring, now: number): Promise<void> {
  const page = await readColoringPage(coloring.id)
  if (!page) return
  const { actions, done } = await readHistory(coloring, page.regionMap.regions.length)
  await writeColoring(
    { ...coloring, id: crypto.randomUUID(), startedAt: now, changedAt: now },
    { svg: page.svg, regionMap: page.regionMap },
    actions.slice(0, done),
  )
}

/** Deletes a coloring and returns how to restore it. */
export async function deleteColoring(coloring: Coloring): Promise<() => Promise<void>> {
  const { id } = coloring
  const page = await readColoringPage(id)
  const actions = page ? (await readHistory(coloring, page.regionMap.regions.length)).actions : []
  await transact(['colorings', 'coloringPages', 'coloringActions'], 'readwrite', (transaction) => {
    transaction.objectStore('colorings').delete(id)
    transaction.objectStore('coloringPages').delete(id)
    transaction.objectStore('coloringActions').delete(actionsOf(id))
  })
  return async () => {
    if (page) await writeColoring(coloring, page, actions)
  }
}
