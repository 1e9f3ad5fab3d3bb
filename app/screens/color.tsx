import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isSlug } from '#domain/pages/slug.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import { localisePage } from '#app/lib/pages/localise-pages.ts'
import { fetchPageBySlug } from '#app/lib/pages/page-queries.ts'
import { documentLanguage } from '#app/lib/language/document-language.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { redirectToNotFound } from '#app/lib/request/not-found-log.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { loadTexts } from '#app/lib/texts/load-texts.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import type { Route } from './+types/color.ts'

// Only for those who press "Color it".
const importDialog = () => import('#app/features/coloring/coloring-dialog.tsx')
const ColoringDialog = lazy(importDialog)
const sourceOf = (slug: string, svgUrl: string) => ({
  slug,
  loadPage: async () => (await importDialog()).loadSitePage(slug, svgUrl),
})

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(requestContext)
  const page = isSlug(params.slug) ? await fetchPageBySlug(site.db, params.slug) : null
  if (!page || !hasMaster(page) || !page.thumbnail_url) return redirectToNotFound(site, request)
  const { slug, title } = localisePage(page, requestLanguage(params.lang, request))
  return { slug, title, svgUrl: page.thumbnail_url }
}

/** Loads script, texts and page side by side: one after the other would take twice as long. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const dialog = importDialog()
  const texts = loadTexts(documentLanguage(), 'coloring')
  const data = await serverLoader()
  // A failed download is tried again, and reported, by the screen.
  await Promise.allSettled([
    texts,
    dialog.then(({ preloadColoring }) => preloadColoring(sourceOf(data.slug, data.svgUrl))),
  ])
  return data
}

const subscribe = () => () => {}

/** Colors a page on the screen. The server renders the title only, because everything else needs scripts. */
export default function Color({ loaderData: { slug, title: titles, svgUrl } }: Route.ComponentProps) {
  const t = useText()
  const language = useLanguage()
  const title = pageTitle(titles, language)
  const navigate = useNavigate()
  const source = useMemo(() => sourceOf(slug, svgUrl), [slug, svgUrl])
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return (
    <div className="flex min-h-dvh flex-col gap-6 py-8">
      <Head
        title={t('page.color-title', { title })}
        description={t('page.description', { title })}
        path={(wanted) => paths.color(wanted, slug)}
        noindex
      />
      {isInBrowser ? (
        <Suspense>
          <ColoringDialog
            key={slug}
            source={source}
            title={title}
            onLeave={() => void navigate(paths.page(language, slug))}
          />
        </Suspense>
      ) : (
        <>
          <h1 className="text-3xl">{title}</h1>
          <NoScriptNotice hint="no-script.color" />
          <LoadingMessage>{t('common.loading')}</LoadingMessage>
        </>
      )}
    </div>
  )
}
