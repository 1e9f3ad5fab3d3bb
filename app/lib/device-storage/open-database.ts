const NAME = 'colorami'
/** Raised with every new store. */
const VERSION = 1

/** What is stored on this device only. Deleting a store's entries is up to the feature that owns it. */
const STORES = {
  /** One entry for each coloring, without its strokes. */
  colorings: { keyPath: 'id' },
  /** The drawing and regions that a coloring was started with. */
  coloringPages: { keyPath: 'id' },
  /** Everything done to a coloring, in order. */
  coloringActions: { keyPath: ['coloring', 'index'] },
  /** Drawings of the artist that were made on this device. */
  drawings: { keyPath: 'id' },
} as const

type StoreName = keyof typeof STORES

let opening: Promise<IDBDatabase> | undefined

/** Opens the database of this site. Fails where the browser forbids it, as in some private windows. */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const [name, { keyPath }] of Object.entries(STORES))
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name, { keyPath: keyPath as string | string[] })
    }
    request.onsuccess = () => {
      // Another tab with a newer version of the site must be able to upgrade the database.
      request.result.onversionchange = () => {
        request.result.close()
        opening = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onblocked = () => reject(new Error('the database is blocked by an older tab'))
  })
}

/** All entries of a store, the last changed one first. */
export async function readNewestFirst<Entry extends { changedAt: number }>(
  store: StoreName,
): Promise<Entry[]> {
  const entries = await transact<Entry[]>([store], 'readonly', (transaction) =>
    transaction.objectStore(store).getAll(),
  )
  return entries.toSorted((a, b) => b.changedAt - a.changedAt)
}

/** Runs one transaction. Resolves with the result of `work` once everything is written. */
export async function transact<Result>(
  stores: StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => IDBRequest<Result> | void,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, mode)
    const request = workOrAbort(transaction, work)
    transaction.oncomplete = () => resolve(request ? request.result : (undefined as Result))
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    // Written without waiting for the next event, so that a killed tab loses nothing.
    if (mode === 'readwrite') transaction.commit()
  })
}

/** A part of the work must not be written if a later part fails at once. */
function workOrAbort<Result>(
  transaction: IDBTransaction,
  work: (transaction: IDBTransaction) => Result,
): Result {
  try {
    return work(transaction)
  } catch (error) {
    transaction.abort()
    throw error
  }
}
