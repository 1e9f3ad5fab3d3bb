import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { withoutAttempt } from '#artist/scene.ts'
import { PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { changeScene, type SceneChange } from './edit/scene-changes.ts'
import { redo, startHistory, undo, withStep } from './edit/undo-history.ts'
import { createDrawingStore } from './drawing-store.ts'
import { findInitialTable, type InitialContent } from './initial-table.ts'
import { isRefused } from './is-refused.ts'
import { saveDrawing } from './my-drawings/my-drawings-store.ts'
import { createDrawingRequest, emptyTable, type TableState, tableOfScene } from './table-state.ts'
import { createArtistClient } from './worker/artist-client.ts'
import type { Drawing } from './worker/messages.ts'

const artist = createArtistClient()
const store = createDrawingStore(artist, isRefused)

interface Options {
  initial: InitialContent
  /** Called if the wish, scene or page of the URL cannot be shown. */
  onProblem(problem: 'damaged-link' | 'page-without-scene' | 'failed'): void
}

/** What is on the table, its drawing, and every way to change it. */
export function useDrawingTable({ initial: { wish, link, page }, onProblem }: Options) {
  const language = useLanguage()
  const [history, setHistory] = useState(() => startHistory(emptyTable(wish)))
  const [untouched] = useState(history)
  const table = history.present
  const { drawing, firstLines, status, ideas } = useSyncExternalStore(store.subscribe, store.getState)
  const startArtist = useEffectEvent(() => artist.start(language))
  useEffect(() => {
    startArtist()
    return () => {
      store.request(undefined)
      artist.stop()
    }
  }, [])
  useEffect(() => store.request(createDrawingRequest(table, language)), [table, language])
  const showInitial = useEffectEvent((initial: Awaited<ReturnType<typeof findInitialTable>>) => {
    if (typeof initial === 'string') onProblem(initial)
    // Shown only if the user has typed nothing in the meantime.
    else if (initial && history === untouched) setHistory(startHistory(initial))
    if (link) clearAddress()
  })
  useEffect(() => {
    let isShown = true
    void findInitialTable(artist, language, { link, wish, page }).then(
      (initial) => isShown && showInitial(initial),
    )
    return () => void (isShown = false)
  }, [language, link, wish, page])
  useSavedDrawing(table, status === 'idle' ? drawing : undefined)
  const isReady = drawing !== undefined
  useEffect(() => {
    if (isReady) clearAddress()
  }, [isReady])

  /** Changes the table; the change can be undone if it is a step. */
  const update = (changes: Partial<TableState>, isStep: boolean) =>
    setHistory((current) => {
      const next = { ...current.present, ...changes }
      return isStep ? withStep(current, next) : { ...current, present: next }
    })
  return {
    artist,
    state: table,
    drawing,
    firstLines,
    status,
    ideas,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    retry: () => store.retry(),
    change: (changes: Partial<TableState>) => update(changes, false),
    changeAsStep: (changes: Partial<TableState>) => update(changes, true),
    /** Words replace a picture that was changed by hand; that can be undone. */
    typeWish: (typed: string) =>
      update({ wish: typed.slice(0, PROMPT_MAX_LENGTH), scene: undefined }, table.scene !== undefined),
    edit: (...changes: SceneChange[]) => {
      if (!drawing) return
      const before = table.scene ?? drawing.scene
      const scene = changes.reduce((changed, each) => changeScene(changed, drawing.picture, each), before)
      const { id, wish, heading, orientation } = table
      const banner = { heading: table.scene ? heading : (drawing.scene.banner ?? heading) }
      if (scene !== before)
        update(tableOfScene(withoutAttempt(scene), { id, wish, orientation, ...banner }), true)
    },
    open: (next: TableState) => setHistory(startHistory(next)),
  }
}

/** Removes link and wish from the address once the picture is stored on this device, because a reload would bring its first version back. */
const clearAddress = () =>
  window.history.replaceState({ ...window.history.state, usr: null }, '', location.pathname)

/** Stores every finished drawing on the device. */
function useSavedDrawing({ id, wish, heading }: TableState, drawing: Drawing | undefined): void {
  const save = useEffectEvent(({ scene, title, svg }: Drawing) => {
    void saveDrawing({ id, scene, wish, heading, title, svg, changedAt: Date.now() })
  })
  useEffect(() => {
    if (drawing) save(drawing)
  }, [drawing])
}
