import { NameMark } from '#app/components/name-mark.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { Texts, useText } from '#app/lib/texts/use-text.tsx'
import { LoadFailure } from './parts/load-failure.tsx'

/** Not even the frame could be made. The server has answered 503 or 500. */
export function ErrorBoundary() {
  return (
    <Texts language={useLanguage()}>
      <Failure />
    </Texts>
  )
}

function Failure() {
  const t = useText()
  return (
    <main className="px-4 pt-10">
      <a
        href={paths.home(useLanguage())}
        aria-label={t('not-found.home')}
        className="mx-auto block size-11 rounded-full"
      >
        <NameMark />
      </a>
      <LoadFailure title={t('failure.title')} />
    </main>
  )
}
