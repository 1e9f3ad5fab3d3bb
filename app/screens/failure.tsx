import { useLocation, useParams } from 'react-router'
import { FALLBACK_LANGUAGE } from '#domain/languages.ts'
import { readSegment } from '#app/lib/language.ts'
import { Texts, useText } from '#app/lib/texts/use-text.tsx'

/** Something of ours broke: say so kindly and offer to try again. The server has answered 503 or 500. */
export function ErrorBoundary() {
  const segment = readSegment(useParams().lang)
  const language = segment.kind === 'language' ? segment.language : FALLBACK_LANGUAGE
  return (
    <Texts language={language}>
      <Failure />
    </Texts>
  )
}

function Failure() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <main className="mx-auto max-w-xl px-4 py-24 text-center">
      <title>{t('failure.title')}</title>
      <h1 className="text-3xl">{t('failure.title')}</h1>
      <p className="mt-4">{t('failure.hint')}</p>
      <a
        href={pathname + search}
        className="outlined mt-8 inline-flex min-h-12 items-center bg-sun px-6 font-display font-bold"
      >
        {t('failure.again')}
      </a>
    </main>
  )
}
