import type { ArtistClient } from './worker/artist-client.ts'
import type { Drawing, DrawingOrder } from './worker/messages.ts'

/** A pause in typing after which the wish is drawn. */
const TYPING_PAUSE_MS = 180

interface DrawingState {
  /** The last finished drawing; it stays while the next one is drawn. */
  drawing?: Drawing
  status: 'idle' | 'drawing' | 'nothing-drawable' | 'failed'
  /** Wishes close to one that cannot be drawn. */
  ideas?: string[]
}

/** The picture on the table. It follows the newest order. */
export function createDrawingStore(artist: Pick<ArtistClient, 'understand' | 'draw'>) {
  const listeners = new Set<() => void>()
  let state: DrawingState = { status: 'idle' }
  let order: DrawingOrder | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function update(next: DrawingState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function follow(wanted: DrawingOrder): Promise<void> {
    const { drawing } = state
    try {
      const understood = await artist.understand(wanted)
      if (!understood || wanted !== order) return
      if (understood.isEmpty) return update({ drawing, status: 'nothing-drawable', ideas: understood.ideas })
      // Another word may change the texts and not the picture.
      if (drawing && isEqual(understood.scene, drawing.scene))
        return update({ drawing: { ...drawing, ...understood }, status: 'idle' })
      update({ drawing, status: 'drawing' })
      const drawn = await artist.draw(wanted)
      // A finished drawing is shown even if a newer wish waits, so that the picture follows the typing.
      if (drawn && order) update({ drawing: drawn, status: wanted === order ? 'idle' : 'drawing' })
    } catch {
      if (wanted === order) update({ drawing: state.drawing, status: 'failed' })
    }
  }

  function request(wanted: DrawingOrder | undefined, pauseMs = TYPING_PAUSE_MS): void {
    if (isEqual(wanted, order)) return
    order = wanted
    clearTimeout(timer)
    if (!wanted) return update({ status: 'idle' })
    timer = setTimeout(() => void follow(wanted), pauseMs)
  }

  return {
    request,
    retry(): void {
      if (order) void follow(order)
    },
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
