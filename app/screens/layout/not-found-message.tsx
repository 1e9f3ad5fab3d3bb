import { useEffect } from 'react'
import { DrawNowLink } from '#app/components/draw-now-link.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Shown in place of a path that does not exist, and on the 404 screen. `path` is the path that was logged. */
export function NotFoundMessage({ path }: { path: string }) {
  const t = useText()
  const language = useLanguage()
  useClaimedLog(path)
  return (
    <section className="flex flex-col items-center gap-5 py-16 text-center">
      <title>{t('not-found.title')}</title>
      <meta name="robots" content="noindex" />
      <LostSheet />
      <h1 className="text-4xl sm:text-5xl">{t('not-found.title')}</h1>
      <p className="max-w-md text-lg">{t('not-found.hint')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink variant="primary" to={paths.home(language)}>
          {t('not-found.home')}
        </ButtonLink>
        <DrawNowLink />
      </div>
    </section>
  )
}

/** The server does not know the session, so the browser of a signed-in user adds the user to the log. Errors are ignored. */
function useClaimedLog(path: string): void {
  const { state, client } = useSession()
  const isUser = state.status === 'user'
  useEffect(() => {
    if (isUser)
      void client()
        .then((db) => db.rpc('claim_not_found_log', { requested_path: path }))
        .catch(() => {})
  }, [isUser, client, path])
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
