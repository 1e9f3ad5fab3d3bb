import { useEffect, useRef, useState } from 'react'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { ColoringEditor } from './coloring-editor.tsx'
import { loadColoring, type ColoringSource, type LoadedColoring } from './load-coloring.ts'

export { loadSitePage, preloadColoring } from './load-coloring.ts'

interface Props {
  source: ColoringSource
  title: string
  onLeave(): void
}

/** Covers the whole window; the site behind it cannot be reached until it is closed. */
export default function ColoringDialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={props.title}
      // Escape must not close the picture by accident; the button leads back.
      onCancel={(event) => event.preventDefault()}
      // A browser may close the dialog on a second Escape, which would leave an empty screen.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) props.onLeave()
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden border-0 bg-paper p-0 text-ink"
    >
      <TextBundle bundle="coloring" fallback={<Loading />}>
        <Attempts {...props} />
      </TextBundle>
    </dialog>
  )
}

/** A retry loads everything again. */
function Attempts(props: Props) {
  const [attempt, setAttempt] = useState(0)
  return <ColoringLoader key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; loaded: LoadedColoring }

function ColoringLoader({ source, title, onLeave, onRetry }: Props & { onRetry(): void }) {
  const t = useText()
  const [state, setState] = useState<State>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    loadColoring(source).then(
      (loaded) => isCurrent && setState({ status: 'ready', loaded }),
      () => isCurrent && setState({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [source])
  if (state.status === 'ready')
    return (
      <ColoringEditor
        loaded={state.loaded}
        slug={state.loaded.stored?.coloring.slug ?? source.slug}
        title={title || (state.loaded.stored?.coloring.title ?? '')}
        onLeave={onLeave}
      />
    )
  if (state.status === 'loading') return <Loading />
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-2xl">{t('coloring.failed')}</h1>
      <p>{t('coloring.failed-hint')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onRetry}>
          {t('common.try-again')}
        </Button>
        <Button onClick={onLeave}>{t('coloring.back')}</Button>
      </div>
    </div>
  )
}

function Loading() {
  const t = useText()
  return (
    <div className="flex h-full items-center justify-center">
      <LoadingMessage>{t('common.loading')}</LoadingMessage>
    </div>
  )
}
