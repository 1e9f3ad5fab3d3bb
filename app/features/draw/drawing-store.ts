import { createStore } from '#app/lib/browser/create-store.ts'
import { type Scene, withoutAttempt } from '#artist/scene.ts'
import type { ArtistClient } from './worker/artist-client.ts'
import type { Drawing, DrawingRequest } from './worker/messages.ts'

/** A pause in typing after which the wish is read: its words are understood, and the files of its figures are loaded. */
const READING_PAUSE_MS = 60
/** A pause in typing after which the wish is drawn. A drawing cannot be interrupted by the next letter. */
const TYPING_PAUSE_MS = 120
/** The pause after a change by hand, so that quick presses of an arrow key are drawn once. */
const EDITING_PAUSE_MS = 40

export interface DrawingState {
  /** The last finished drawing; it stays while the next one is drawn. */
  drawing?: Drawing
  /** The lines of the next drawing, before it is finished. */
  firstLines?: string
  status: 'idle' | 'drawing' | 'nothing-drawable' | 'refused' | 'failed'
  /** Wishes close to one that cannot be drawn. */
  ideas?: string[]
}

/** The picture on the table. It shows the newest request. */
export function createDrawingStore(
  artist: Pick<ArtistClient, 'understand' | 'draw'>,
  isRefused: (request: DrawingRequest) => Promise<boolean>,
) {
  const { get, set, subscribe } = createStore<DrawingState>({ status: 'idle' })
  let newest: DrawingRequest | undefined
  /** The scene of the picture that is shown as it was before drawing, which adds an orientation and an attempt. */
  let shown: Scene | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function read(request: DrawingRequest) {
    return (await isRefused(request)) ? 'refused' : artist.understand(request)
  }

  async function draw(request: DrawingRequest, reading: ReturnType<typeof read>): Promise<void> {
    const { drawing } = get()
    try {
      const understood = await reading
      if (understood === 'refused') return void (request === newest && set({ drawing, status: 'refused' }))
      if (!understood || request !== newest) return
      if (understood.isEmpty) return set({ drawing, status: 'nothing-drawable', ideas: understood.ideas })
      // A changed word need not change the picture.
      if (drawing && shown && isEqual(withoutAttempt(understood.scene), withoutAttempt(shown)))
        return set({ drawing: { ...drawing, ...understood, scene: drawing.scene }, status: 'idle' })
      set({ drawing, status: 'drawing' })
      const drawn = await artist.draw({
        request,
        onFirstLines: (firstLines) => newest && set({ drawing, firstLines, status: 'drawing' }),
      })
      // A finished drawing is shown even if a newer wish waits, so that the picture follows the typing.
      if (drawn && newest) {
        shown = understood.scene
        set({ drawing: drawn, status: request === newest ? 'idle' : 'drawing' })
      }
    } catch {
      if (request === newest) set({ drawing: get().drawing, status: 'failed' })
    }
  }

  function readAhead(request: DrawingRequest): void {
    const reading = read(request)
    // A failure is reported when the wish is drawn.
    reading.catch(() => {})
    timer = setTimeout(() => void draw(request, reading), TYPING_PAUSE_MS - READING_PAUSE_MS)
  }

  return {
    request(request: DrawingRequest | undefined): void {
      if (isEqual(request, newest)) return
      newest = request
      clearTimeout(timer)
      if (!request) return set({ status: 'idle' })
      if ('wish' in request) timer = setTimeout(readAhead, READING_PAUSE_MS, request)
      else timer = setTimeout(() => void draw(request, read(request)), EDITING_PAUSE_MS)
    },
    retry(): void {
      if (newest) void draw(newest, read(newest))
    },
    getState: get,
    subscribe,
  }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
