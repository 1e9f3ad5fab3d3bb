import { data } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { isAlreadyLogged, logNotFound } from '#app/lib/request/not-found-log.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { requestContext } from '#app/lib/request/request-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/not-found.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!isAlreadyLogged(request)) await logNotFound(context.get(requestContext), request)
  return data(null, { status: 404 })
}

export default function NotFound() {
  const t = useText()
  const language = useLanguage()
  return (
    <section className="flex flex-col items-center gap-5 py-16 text-center">
      <title>{t('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <LostSheet />
      <h1 className="text-4xl sm:text-5xl">{t('not-found.title')}</h1>
      <p className="max-w-md text-lg">{t('not-found.hint')}</p>
      <ButtonLink variant="primary" to={paths.home(language)}>
        {t('not-found.home')}
      </ButtonLink>
    </section>
  )
}

/** A drawing of a sheet behind a sofa. */
function LostSheet() {
  return (
    <svg
      viewBox="0 0 260 190"
      aria-hidden="true"
      className="w-64 fill-sheet stroke-ink"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g transform="rotate(-9 130 70)">
        <rect x="92" y="12" width="84" height="116" rx="4" />
        <circle cx="134" cy="58" r="20" className="fill-sun" />
        <path d="M134 30v-8M134 94v-8M106 58h-8M170 58h-8M114 38l-6-6M154 38l6-6" fill="none" />
        <path d="M104 112q14-14 30 0t30 0" fill="none" />
      </g>
      <path d="M34 100q0-22 24-22h144q24 0 24 22v44H34z" className="fill-sky" />
      <path d="M60 118h140v30H60z" />
      <path d="M130 118v30" />
      <path d="M18 112q0-14 16-14t16 14v46H18zM210 112q0-14 16-14t16 14v46h-32z" />
      <path d="M18 158h224v10H18zM34 168v12M226 168v12" />
    </svg>
  )
}
