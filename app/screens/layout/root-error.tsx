import { Logo } from '#app/components/logo.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { TextsProvider, useText } from '#app/lib/texts/use-text.tsx'
import { LoadError } from './load-error.tsx'

/** Shown when the site layout itself could not be loaded. The server responds with 500 or 503. */
export function ErrorBoundary() {
  return (
    <TextsProvider language={useLanguage()}>
      <RootError />
    </TextsProvider>
  )
}

function RootError() {
  const t = useText()
  return (
    <main className="px-4 pt-10">
      <a
        href={paths.home(useLanguage())}
        aria-label={t('not-found.home')}
        className="mx-auto block size-11 rounded-full"
      >
        <Logo />
      </a>
      <LoadError title={t('failure.title')} />
    </main>
  )
}
