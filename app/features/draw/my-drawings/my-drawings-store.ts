import type { Scene } from '#artist/scene.ts'
import { createStore } from '#app/lib/browser/create-store.ts'
import { readNewestFirst, transact } from '#app/lib/device-storage/open-database.ts'

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

interface MyDrawings {
  /** Newest first. Without storage the list lasts as long as the tab. */
  drawings: readonly StoredDrawing[]
  /** The device has no space or forbids storing, so the last change lasts as long as the tab. */
  isUnsaved: boolean
}

/** A picture has about a hundred kilobytes, so this many fit on every device. The oldest ones make room. */
const MAX_DRAWINGS = 200

export const myDrawings = createStore<MyDrawings>({ drawings: [], isUnsaved: false })

const update = (changes: Partial<MyDrawings>) => myDrawings.set({ ...myDrawings.get(), ...changes })

export async function loadDrawings(): Promise<readonly StoredDrawing[]> {
  const drawings = await readNewestFirst<StoredDrawing>('drawings').catch(() => undefined)
  if (drawings) update({ drawings })
  return myDrawings.get().drawings
}

/** Stores a drawing at once, so that a closed tab loses nothing. */
export async function saveDrawing(drawing: StoredDrawing): Promise<void> {
  const drawings = [drawing, ...myDrawings.get().drawings.filter(({ id }) => id !== drawing.id)].toSorted(
    (a, b) => b.changedAt - a.changedAt,
  )
  update({ drawings: drawings.slice(0, MAX_DRAWINGS) })
  await write((store) => {
    store.put(drawing)
    for (const { id } of drawings.slice(MAX_DRAWINGS)) store.delete(id)
  })
}

/** Deletes a drawing and returns how to restore it. */
export async function deleteDrawing(drawing: StoredDrawing): Promise<() => Promise<void>> {
  update({ drawings: myDrawings.get().drawings.filter(({ id }) => id !== drawing.id) })
  await write((store) => void store.delete(drawing.id))
  return () => saveDrawing(drawing)
}

const write = (change: (store: IDBObjectStore) => void) =>
  transact(['drawings'], 'readwrite', (transaction) => change(transaction.objectStore('drawings'))).then(
    () => update({ isUnsaved: false }),
    () => update({ isUnsaved: true }),
  )
