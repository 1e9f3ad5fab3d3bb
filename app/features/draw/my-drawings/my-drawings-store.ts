import type { Scene } from '#artist/scene.ts'
import { transact } from '#app/lib/device-storage/open-database.ts'

/** A drawing on this device: its scene, what was typed for it, and its picture for the list. */
export interface StoredDrawing {
  id: string
  scene: Scene
  wish: string
  heading: string
  title: string
  svg: string
  changedAt: number
}

/** A picture has about a hundred kilobytes, so this many fit on every device. The oldest ones make room. */
const MAX_DRAWINGS = 200

let drawings: readonly StoredDrawing[] = []
const listeners = new Set<() => void>()

function update(next: readonly StoredDrawing[]) {
  drawings = next
  for (const listener of listeners) listener()
}

/** Newest first. Without storage the list lasts as long as the tab. */
export async function loadDrawings(): Promise<readonly StoredDrawing[]> {
  const stored = await transact(
    ['drawings'],
    'readonly',
    (transaction) => transaction.objectStore('drawings').getAll() as IDBRequest<StoredDrawing[]>,
  ).catch(() => undefined)
  if (stored) update(stored.toSorted((a, b) => b.changedAt - a.changedAt))
  return drawings
}

/** Stores a drawing at once, so that a closed tab loses nothing. */
export async function saveDrawing(drawing: StoredDrawing): Promise<void> {
  const list = [drawing, ...drawings.filter(({ id }) => id !== drawing.id)]
  update(list.slice(0, MAX_DRAWINGS))
  await write((store) => {
    store.put(drawing)
    for (const { id } of list.slice(MAX_DRAWINGS)) store.delete(id)
  })
}

export async function removeDrawing(id: string): Promise<void> {
  update(drawings.filter((drawing) => drawing.id !== id))
  await write((store) => void store.delete(id))
}

const write = (change: (store: IDBObjectStore) => void) =>
  transact(['drawings'], 'readwrite', (transaction) => change(transaction.objectStore('drawings'))).catch(
    () => {},
  )

export const myDrawings = {
  get: () => drawings,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
