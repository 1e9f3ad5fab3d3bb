import { leftOutOf, type WishOutcome } from '#domain/pages/wish-outcome.ts'
import { SavePictureButton } from '#app/components/device-pictures/save-picture-button.tsx'
import { UnsavedWarning } from '#app/components/device-pictures/unsaved-warning.tsx'
import { WordOutcomes } from '#app/components/word-outcomes.tsx'
import { useIsOffline } from '#app/lib/browser/use-is-offline.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DrawingState } from './drawing-store.ts'
import type { Drawing } from './worker/messages.ts'

interface Props extends DrawingState {
  isUnsaved: boolean
  createPng(drawing: Drawing): Promise<Blob>
  onRetry(): void
}

/** Messages about the picture, also for screen readers. */
export function DrawingNotices({ drawing, status, isUnsaved, createPng, onRetry }: Props) {
  const t = useText()
  const isOffline = useIsOffline()
  return (
    <>
      {isUnsaved && (
        <UnsavedWarning>
          {drawing && <SavePictureButton title={drawing.title} createPng={() => createPng(drawing)} />}
        </UnsavedWarning>
      )}
      {isOffline && <p className="outlined bg-sky-soft p-3">{t('draw.offline')}</p>}
      <p role="status" className="sr-only">
        {statusText()}
      </p>
      {status === 'nothing-drawable' && (
        <p className="outlined bg-sun-soft p-3">{t('draw.nothing-drawable')}</p>
      )}
      {status === 'refused' && <p className="outlined bg-sun-soft p-3">{t('functions.not-for-children')}</p>}
      {drawing && status === 'idle' && hasRemarks(drawing.outcome) && (
        <div className="outlined bg-sun-soft p-3">
          <WordOutcomes outcome={drawing.outcome} />
        </div>
      )}
      {status === 'failed' && (
        <div className="outlined flex flex-wrap items-center gap-3 bg-tomato-soft p-3">
          <p className="grow">{t('draw.failed')}</p>
          <Button onClick={onRetry}>{t('common.try-again')}</Button>
        </div>
      )}
    </>
  )

  /** The finished picture in words, and what is missing. */
  function statusText(): string {
    if (status === 'nothing-drawable') return t('draw.nothing-drawable')
    if (status === 'refused') return t('functions.not-for-children')
    if (status === 'failed') return t('draw.failed')
    if (status !== 'idle' || !drawing) return ''
    const leftOut = leftOutOf(drawing.outcome)
    const missing = leftOut.length > 0 ? ` ${t('wish.not-drawn', { words: leftOut.join(', ') })}` : ''
    return `${t('draw.drawn', { title: drawing.title })} ${drawing.description}${missing}`
  }
}

const hasRemarks = ({ drawnAs, toColor, notDrawn, unknown }: WishOutcome) =>
  [drawnAs, toColor, notDrawn, unknown].some((words) => words.length > 0)
