import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { leftOutOf, type WishOutcome } from '#domain/pages/wish-outcome.ts'
import { ShareButton } from '#app/components/share-button.tsx'
import { WishIdeas } from '#app/components/wish-ideas.tsx'
import { WordOutcomes } from '#app/components/word-outcomes.tsx'
import { paths } from '#app/lib/navigation/paths.ts'
import { UnsavedWarning } from '#app/components/device-pictures/unsaved-warning.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useIsOffline } from '#app/lib/browser/use-is-offline.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { createDrawingStore } from './drawing-store.ts'
import { findInitialTable, tableOfDrawing } from './initial-table.ts'
import { SaveToAccountButton } from './save-to-account-button.tsx'
import { MyDrawings } from './my-drawings/my-drawings.tsx'
import { myDrawings, saveDrawing } from './my-drawings/my-drawings-store.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { ExportButtons } from './export-buttons.tsx'
import { PictureView } from './picture-view.tsx'
import { TableControls } from './table-controls.tsx'
import { createDrawingRequest, emptyTable, randomSeed, type TableState } from './table-state.ts'
import { createArtistClient } from './worker/artist-client.ts'
import type { Drawing } from './worker/messages.ts'

const artist = createArtistClient()
const store = createDrawingStore(artist)

/** A wish, the sheet on which it is drawn while it is typed, and what to do with the picture. Nothing is sent to the server. */
export default function DrawingTable({ initialWish, link }: { initialWish: string; link: string }) {
  const t = useText()
  const language = useLanguage()
  const toast = useToast()
  const isOffline = useIsOffline()
  const [table, setTable] = useState(() => emptyTable(initialWish))
  const { drawing, status, ideas } = useSyncExternalStore(store.subscribe, store.getState)
  const { isUnsaved } = useSyncExternalStore(myDrawings.subscribe, myDrawings.get)
  const change = (changes: Partial<TableState>) => setTable((current) => ({ ...current, ...changes }))
  const typeWish = (wish: string) => change({ wish: wish.slice(0, PROMPT_MAX_LENGTH), scene: undefined })
  useEffect(() => {
    artist.start()
    return () => {
      store.request(undefined)
      artist.stop()
    }
  }, [])
  useEffect(() => store.request(createDrawingRequest(table, language)), [table, language])
  const showInitial = useEffectEvent((initial: Awaited<ReturnType<typeof findInitialTable>>) => {
    if (initial === 'damaged-link') toast.show({ kind: 'error', title: t('draw.link-damaged') })
    else if (initial) setTable(initial)
    // From now on the picture is stored on this device; the link would bring the first version back.
    if (link) history.replaceState(history.state, '', location.pathname)
  })
  useEffect(() => {
    let isShown = true
    void findInitialTable(artist, { link, wish: initialWish }).then(
      (initial) => isShown && showInitial(initial),
    )
    return () => void (isShown = false)
  }, [link, initialWish])
  const save = useEffectEvent(({ scene, title, svg }: Drawing) => {
    const { id, wish, heading } = table
    void saveDrawing({ id, scene, wish, heading, title, svg, changedAt: Date.now() })
  })
  useEffect(() => {
    if (drawing && status === 'idle') save(drawing)
  }, [drawing, status])
  const isReady = drawing !== undefined
  useEffect(() => {
    if (isReady) void registerServiceWorker()
  }, [isReady])

  const isLandscape = (drawing?.scene.orientation ?? table.orientation) === 'landscape'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="flex flex-col gap-4">
        <TextArea
          label={t('draw.wish')}
          name="wish"
          rows={2}
          value={table.wish}
          maxLength={PROMPT_MAX_LENGTH}
          placeholder={t('wish.placeholder')}
          onChange={(event) => typeWish(event.target.value)}
          hint={t('draw.private')}
        />
        {isUnsaved && <UnsavedWarning />}
        {isOffline && <p className="outlined bg-sky-soft p-3">{t('draw.offline')}</p>}
        <p role="status" className="sr-only">
          {statusText()}
        </p>
        {status === 'nothing-drawable' && (
          <>
            <p className="outlined bg-sun-soft p-3">{t('draw.nothing-drawable')}</p>
            <WishIdeas ideas={ideas} onChoose={typeWish} />
          </>
        )}
        {drawing && status === 'idle' && hasRemarks(drawing.outcome) && (
          <div className="outlined bg-sun-soft p-3">
            <WordOutcomes outcome={drawing.outcome} />
          </div>
        )}
        {status === 'failed' && (
          <div className="outlined flex flex-wrap items-center gap-3 bg-tomato-soft p-3">
            <p className="grow">{t('draw.failed')}</p>
            <Button onClick={() => store.retry()}>{t('common.try-again')}</Button>
          </div>
        )}
        {table.wish.trim() === '' && !table.scene && <WishIdeas onChoose={typeWish} />}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PictureView drawing={drawing} isLandscape={isLandscape} isBusy={status === 'drawing'}>
          <p className="font-display text-xl">{t(status === 'drawing' ? 'wish.drawing' : 'draw.empty')}</p>
        </PictureView>
        {drawing && (
          <>
            <div>
              <h2 className="text-2xl">{drawing.title}</h2>
              <p className="text-ink-soft">{drawing.description}</p>
            </div>
            <ExportButtons drawing={drawing} artist={artist}>
              <Button
                onClick={() => change({ seed: randomSeed(), id: crypto.randomUUID() })}
                busyLabel={status === 'drawing' && t('wish.drawing')}
              >
                <RefreshCw aria-hidden="true" className="size-5" strokeWidth={2.5} />
                {t('draw.another')}
              </Button>
            </ExportButtons>
            <div className="flex flex-wrap gap-2">
              <SaveToAccountButton drawing={drawing} wish={table.wish} />
              {drawing.link && (
                <ShareButton
                  title={drawing.title}
                  path={`${paths.draw(language)}#${drawing.link}`}
                  label={t('draw.share')}
                />
              )}
            </div>
          </>
        )}
      </div>
      <div className="flex flex-col gap-5">
        <TableControls table={table} onChange={change} />
        {drawing && (
          <Button variant="quiet" className="self-start" onClick={() => setTable(emptyTable())}>
            {t('draw.new-drawing')}
          </Button>
        )}
      </div>
      <div className="lg:col-span-2">
        <MyDrawings openId={table.id} onOpen={(drawing) => setTable(tableOfDrawing(drawing))} />
      </div>
    </div>
  )

  /** What a screen reader announces: the finished picture in words, and what is missing. */
  function statusText(): string {
    if (status === 'nothing-drawable') return t('draw.nothing-drawable')
    if (status === 'failed') return t('draw.failed')
    if (status !== 'idle' || !drawing) return ''
    const leftOut = leftOutOf(drawing.outcome)
    const missing = leftOut.length > 0 ? ` ${t('wish.not-drawn', { words: leftOut.join(', ') })}` : ''
    return `${t('draw.drawn', { title: drawing.title })} ${drawing.description}${missing}`
  }
}

const hasRemarks = ({ drawnAs, toColor, notDrawn, unknown }: WishOutcome) =>
  [drawnAs, toColor, notDrawn, unknown].some((words) => words.length > 0)
