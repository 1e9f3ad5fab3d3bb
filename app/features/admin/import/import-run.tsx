import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { ImportResults } from './import-results.tsx'
import { useImportRun } from './use-import-run.ts'

/** A started import: its progress, buttons to pause and resume, and the result of each row. */
export function ImportRun({ id, onLeave }: { id: string; onLeave(): void }) {
  const t = useText()
  const { progress, problem, isProcessing, pause, resume, retry } = useImportRun(id)
  const isDone = progress?.status === 'completed'
  const isPaused = progress?.status === 'paused'
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-2xl">
        {t(isDone ? 'admin-import.done' : isPaused ? 'admin-import.paused' : 'admin-import.running')}
      </h2>
      {progress ? (
        <ProgressBar
          label={t('admin-import.progress')}
          done={progress.total - progress.waiting}
          total={progress.total}
        />
      ) : (
        !problem && <LoadingRows rows={1} />
      )}
      {progress && !isDone && <p className="text-ink-soft">{t('admin-import.may-leave')}</p>}
      {isDone && progress.successCount === 0 && progress.errorCount > 0 && (
        <ErrorMessage text={t('admin-import.failed')} />
      )}
      {problem && (
        <ErrorMessage
          text={
            problem.message ? `${t('admin-import.failed')}: ${problem.message}` : t('admin-import.failed')
          }
          onRetry={() => void resume()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isProcessing && progress && !isPaused && !isDone && (
          <Button onClick={() => void pause()}>{t('admin-import.pause')}</Button>
        )}
        {isPaused && (
          <Button
            variant="primary"
            onClick={() => void resume()}
            busyLabel={isProcessing && t('admin.working')}
          >
            {t('admin-import.resume')}
          </Button>
        )}
        {isDone && progress.errorCount > 0 && (
          <Button onClick={() => void retry()}>
            {t('admin-import.retry', { count: progress.errorCount })}
          </Button>
        )}
        {(isDone || isPaused || problem) && (
          <Button variant={isDone ? 'primary' : 'plain'} onClick={onLeave}>
            {t('admin-import.another')}
          </Button>
        )}
      </div>
      <ImportResults id={id} />
    </div>
  )
}
