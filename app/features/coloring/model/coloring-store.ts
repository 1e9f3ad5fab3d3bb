import type { RegionMap } from '#domain/coloring/region-map.ts'
import { readNewestFirst, transact } from '#app/lib/device-storage/open-database.ts'
import { type ColoringAction, isColoringAction } from '#domain/coloring/coloring-action.ts'
import { announceChange } from './coloring-changes.ts'
import { type ColoringHistory, doneActions } from './coloring-history.ts'

/** One colored page on this device. */
export interface Coloring {
  id: string
  slug: string
  title: string
  startedAt: number
  changedAt: number
  /** The number of its actions that are not undone. */
  done: number
}

/** The drawing that a coloring was started with: the page on the site may change later. */
export interface ColoringPage {
  svg: string
  regionMap: RegionMap
}

/** A page as it is on the device: the regions are one text, because copying thousands of lists into the database would delay the first tap. */
interface StoredPage {
  svg: string
  regionMapJson: string
}

export const toStoredPage = ({ svg, regionMap }: ColoringPage): StoredPage => ({
  svg,
  regionMapJson: JSON.stringify(regionMap),
})

/** A coloring as it is on the device. */
export interface StoredColoring {
  coloring: Coloring
  history: ColoringHistory
  /** The stored actions must be written as a whole before one is added. */
  isDamaged: boolean
}

interface StoredAction {
  coloring: string
  index: number
  action: ColoringAction
}

export const listColorings = () => readNewestFirst<Coloring>('colorings')

export async function readColoringPage(id: string): Promise<ColoringPage | undefined> {
  const stored = await transact<StoredPage | undefined>(['coloringPages'], 'readonly', (transaction) =>
    transaction.objectStore('coloringPages').get(id),
  )
  return stored && { svg: stored.svg, regionMap: JSON.parse(stored.regionMapJson) as RegionMap }
}

const actionsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/** Reads a coloring and its actions in one transaction, because another tab may add an action at any time. */
export async function readColoring(id: string, regionCount: number): Promise<StoredColoring | undefined> {
  let reading: IDBRequest<Coloring | undefined> | undefined
  const stored = await transact<StoredAction[]>(
    ['colorings', 'coloringActions'],
    'readonly',
    (transaction) => {
      reading = transaction.objectStore('colorings').get(id)
      return transaction.objectStore('coloringActions').getAll(actionsOf(id))
    },
  )
  const coloring = reading?.result
  return coloring && { coloring, ...restoreHistory(stored, coloring.done, regionCount) }
}

/**
 * The history of stored actions, in order. Actions that cannot be painted are left out; then the indices of the history differ from the
 * stored ones, and the coloring must be written as a whole before an action is added.
 */
export function restoreHistory(
  stored: readonly StoredAction[],
  done: number,
  regionCount: number,
): Omit<StoredColoring, 'coloring'> {
  const valid = stored.filter(({ action }) => isColoringAction(action, regionCount))
  return {
    history: {
      actions: valid.map(({ action }) => action),
      done: valid.filter(({ index }) => index < done).length,
    },
    isDamaged: valid.some(({ index }, place) => index !== place) || valid.length < stored.length,
  }
}

async function write(
  { id }: Pick<Coloring, 'id'>,
  stores: Parameters<typeof transact>[0],
  work: (transaction: IDBTransaction) => void,
): Promise<void> {
  await transact<void>(stores, 'readwrite', work)
  announceChange(id)
}

/** Stores a coloring with all of its actions, in place of those that were stored before. */
export const writeColoring = (
  coloring: Coloring,
  page: StoredPage,
  actions: readonly ColoringAction[] = [],
): Promise<void> =>
  write(coloring, ['colorings', 'coloringPages', 'coloringActions'], (transaction) => {
    transaction.objectStore('colorings').put(coloring)
    transaction.objectStore('coloringPages').put({ id: coloring.id, ...page })
    transaction.objectStore('coloringActions').delete(actionsOf(coloring.id))
    for (const [index, action] of actions.entries())
      transaction.objectStore('coloringActions').put({ coloring: coloring.id, index, action })
  })

/** Stores the newest action. Actions that were undone before it are deleted. Fails if another tab has stored an action in its place. */
export const storeAction = (
  coloring: Coloring,
  action: ColoringAction,
  hasUndoneActions: boolean,
): Promise<void> =>
  write(coloring, ['colorings', 'coloringActions'], (transaction) => {
    const actions = transaction.objectStore('coloringActions')
    const index = coloring.done - 1
    if (hasUndoneActions) actions.delete(IDBKeyRange.bound([coloring.id, index], [coloring.id, Infinity]))
    actions.add({ coloring: coloring.id, index, action } satisfies StoredAction)
    transaction.objectStore('colorings').put(coloring)
  })

/** Whether a write has failed because another tab was faster. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError'

/** Stores the number of actions that are not undone, after an undo or redo. */
export const storeColoring = (coloring: Coloring): Promise<void> =>
  write(coloring, ['colorings'], (transaction) => {
    transaction.objectStore('colorings').put(coloring)
  })

/** Starts a second coloring with everything done so far. */
export async function copyColoring({ id }: Coloring, now: number): Promise<void> {
  const page = await readColoringPage(id)
  const stored = page && (await readColoring(id, page.regionMap.regions.length))
  if (!stored) return
  const actions = doneActions(stored.history)
  await writeColoring(
    {
      ...stored.coloring,
      id: crypto.randomUUID(),
      startedAt: now,
      changedAt: now,
      done: actions.length,
    },
    toStoredPage(page),
    actions,
  )
}

/** Deletes a coloring and returns how to restore it. */
export async function deleteColoring(coloring: Coloring): Promise<() => Promise<void>> {
  const { id } = coloring
  const page = await readColoringPage(id)
  const stored = page && (await readColoring(id, page.regionMap.regions.length))
  await write(coloring, ['colorings', 'coloringPages', 'coloringActions'], (transaction) => {
    transaction.objectStore('colorings').delete(id)
    transaction.objectStore('coloringPages').delete(id)
    transaction.objectStore('coloringActions').delete(actionsOf(id))
  })
  return async () => {
    if (stored) await writeColoring(stored.coloring, toStoredPage(page), stored.history.actions)
  }
}
