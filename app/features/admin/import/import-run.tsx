import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { ImportResults } from './import-results.tsx'
import { useImportRun } from './use-import-run.ts'

/** An import at work: how far it is, pausing and going on, and what came of each row. */
export function ImportRun({ id, onLeave }: { id: string; onLeave(): void }) {
  const t = useText()
  const { progress, problem, driving, pause, resume, retry } = useImportRun(id)
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
        !problem && <Waiting rows={1} />
      )}
      {progress && !isDone && <p className="text-ink-soft">{t('admin-import.may-leave')}</p>}
      {isDone && progress.successCount === 0 && progress.errorCount > 0 && (
        <ErrorLine text={t('admin-import.failed')} />
      )}
      {problem && (
        <ErrorLine
          text={
            problem.sentence ? `${t('admin-import.failed')}: ${problem.sentence}` : t('admin-import.failed')
          }
          onAgain={() => void resume()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {driving && progress && !isPaused && !isDone && (
          <Button onClick={() => void pause()}>{t('admin-import.pause')}</Button>
        )}
        {isPaused && (
          <Button look="main" onClick={() => void resume()} busy={driving && t('admin.working')}>
            {t('admin-import.resume')}
          </Button>
        )}
        {isDone && progress.errorCount > 0 && (
          <Button onClick={() => void retry()}>
            {t('admin-import.retry', { count: progress.errorCount })}
          </Button>
        )}
        {(isDone || isPaused || problem) && (
          <Button look={isDone ? 'main' : 'plain'} onClick={onLeave}>
            {t('admin-import.another')}
          </Button>
        )}
      </div>
      <ImportResults id={id} />
    </div>
  )
}
