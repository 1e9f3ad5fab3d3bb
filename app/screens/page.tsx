import { lazy, Suspense } from 'react'
import { redirect, useLocation } from 'react-router'
import { isSlug } from '#domain/pages/slug.ts'
import { pageText, pageTitle } from '#domain/text/localised-text.ts'
import { PagePicture } from '#app/components/page-picture.tsx'
import { PrintCount } from '#app/features/download/print-count.tsx'
import { PageRating } from '#app/features/ratings/page-rating.tsx'
import { HeartButton } from '#app/features/favourites/heart-button.tsx'
import { ReportButton } from '#app/features/report/report-button.tsx'
import { requestedPath } from '#app/lib/request/requested-path.ts'
import { type SiteData, useSiteData } from '#app/lib/layout/site-data.ts'
import { requestLanguage, parseLanguageSegment } from '#app/lib/language/url-language.ts'
import { redirectToNotFound } from '#app/lib/request/not-found-log.ts'
import { localisePage, localisePages, localiseTheme } from '#app/lib/pages/localise-pages.ts'
import { withDrawing } from '#app/lib/pages/theme-drawings.server.ts'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import { usePageCreator } from '#app/lib/pages/use-page-creator.ts'
import { fetchNeighbourPages, fetchPageBySlug, fetchSimilarPages } from '#app/lib/pages/page-queries.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { creativeWork } from '#app/lib/seo/structured-data.ts'
import { type Translate, useText } from '#app/lib/texts/use-text.tsx'
import { requestContext } from '#app/lib/request/request-context.ts'
import type { Route } from './+types/page.ts'
import { PageGrid } from './page-lists/page-grid.tsx'
import { NewDrawing } from './page-detail/new-drawing.tsx'
import { LazyCreatorTools } from './page-detail/lazy-creator-tools.tsx'
import { ColoringTips } from './page-detail/coloring-tips.tsx'
import { NeighbourLinks } from './page-detail/neighbour-links.tsx'
import { PageActions } from './page-detail/page-actions.tsx'
import { PageLabels } from './page-detail/page-labels.tsx'

// Loaded on demand, because few visitors open a URL with the parameter `customize` or `generated`.
const QueryFlags = lazy(() => import('./page-detail/query-flags.tsx'))

const MAX_SIMILAR_PAGES = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(requestContext)
  const { db } = site
  const page = isSlug(params.slug) ? await fetchPageBySlug(db, params.slug) : null
  const segment = parseLanguageSegment(params.lang)
  const pathLanguage = segment.kind === 'language' ? segment.language : undefined
  if (!page) return redirectToNotFound(site, request)
  // The page has a new slug; the database still finds it by the old one.
  if (page.slug !== params.slug)
    throw redirect(
      `${pathLanguage ? `/${pathLanguage}` : ''}/page/${page.slug}${requestedPath(request).search}`,
      301,
    )
  const [similar, neighbours] = await Promise.all([
    fetchSimilarPages(db, page.id, MAX_SIMILAR_PAGES),
    fetchNeighbourPages(db, page.id),
  ])
  const language = requestLanguage(params.lang, request)
  return {
    page: {
      ...localisePage(page, language),
      seo_description: pageText(page.seo_description, language, ''),
      categories: page.categories && withDrawing(localiseTheme(page.categories, language)),
    },
    similar: localisePages(similar, language),
    neighbours,
  }
}

export default function Page({ loaderData: { page, similar, neighbours } }: Route.ComponentProps) {
  const t = useText()
  const site = useSiteData()
  const { language } = site
  const { search } = useLocation()
  const title = pageTitle(page.title, language)
  const description = pageText(page.description, language, t('page.description', { title }))
  const seo = pageText(page.seo_description, language, description)
  return (
    <>
      <Head
        title={t('page.title', { title })}
        description={seo}
        path={(language) => paths.page(language, page.slug)}
        noindex={page.status !== 'released'}
        {...crawlerMetadata(page, { name: title, description: seo }, site, t)}
      />
      <Suspense>
        {/[?&](?:customize|generated)=/.test(search) && <QueryFlags page={page} title={title} />}
      </Suspense>
      <article className="grid gap-4 py-4 sm:gap-8 sm:py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
        {/* On a tall phone the title below the picture is on the first screen, too, above the print buttons. */}
        <div
          className="outlined-round relative self-start overflow-hidden bg-sheet max-sm:[&>img]:max-h-[max(24rem,100svh-21.5rem)] lg:[&>img]:aspect-square"
          data-print-page
        >
          <PagePicture
            page={page}
            alt={t('page.alt', { title })}
            priority="first"
            sizes="(min-width: 1024px) 40rem, (min-width: 768px) 46vw, 92vw"
          />
          <NewDrawing key={page.slug} url={page.thumbnail_url} />
        </div>
        <div className="flex flex-col gap-5">
          <PageLabels page={page} />
          <div className="flex items-start justify-between gap-4">
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            <HeartButton pageId={page.id} title={title} />
          </div>
          <p className="text-lg">{description}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
            <PrintCount page={page} />
            <RatingForUser page={page} />
          </div>
          {(page.file_url || page.thumbnail_url) && <PageActions page={page} title={title} />}
          <CreatorToolsForUser page={page} />
          <ColoringTips difficulty={page.difficulty} />
          {page.status === 'released' && <ReportButton pageId={page.id} />}
          {neighbours.length > 0 && <NeighbourLinks neighbours={neighbours} />}
        </div>
      </article>
      {similar.length > 0 && (
        <section className="py-8">
          <h2 className="mb-6 text-3xl">{t('page.similar')}</h2>
          <PageGrid pages={similar} />
        </section>
      )}
    </>
  )
}

/** What crawlers read. The browser only needs to know whether there is JSON-LD, so that hydration finds the same elements. */
function crawlerMetadata(
  page: Route.ComponentProps['loaderData']['page'],
  texts: { name: string; description: string },
  { language, config }: SiteData,
  t: Translate,
) {
  const category = page.categories?.name
  const isListed = page.status === 'released'
  if (!import.meta.env.SSR) return { jsonLd: isListed ? [{}] : [] }
  const keywords = [texts.name, category, t('head.keywords')].filter(Boolean).join(', ')
  const picture = hasMaster(page)
    ? `/share/${page.slug}.png?lang=${language}`
    : page.thumbnail_url && `${page.thumbnail_url}?format=webp&width=800`
  return {
    keywords,
    image: picture ? new URL(picture, config.siteUrl).href : undefined,
    jsonLd: isListed ? creativeWork(page, { ...texts, category, keywords }, config, language) : [],
  }
}

// Separate components, because they depend on the session: its change must not render the whole screen again while parts of it are not hydrated yet.

const RatingForUser = ({ page }: Pick<Route.ComponentProps['loaderData'], 'page'>) => (
  <PageRating page={page} creatorId={usePageCreator(page)} />
)

const CreatorToolsForUser = ({ page }: Pick<Route.ComponentProps['loaderData'], 'page'>) => (
  <LazyCreatorTools pageId={page.id} creatorId={usePageCreator(page)} />
)
