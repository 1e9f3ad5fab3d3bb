import { lazy, Suspense } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { isSlug } from '#domain/slug.ts'
import { pageText, pageTitle } from '#domain/text.ts'
import { PagePicture } from '#app/components/page-picture.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import { PrintButton } from '#app/features/download/print-button.tsx'
import { PrintOptions } from '#app/features/download/print-options.tsx'
import { PageRating } from '#app/features/ratings/page-rating.tsx'
import { HeartButton } from '#app/features/favourites/heart-button.tsx'
import { PackButton } from '#app/features/pack/pack-button.tsx'
import { ReportButton } from '#app/features/report/report-button.tsx'
import { askedAddress } from '#app/lib/asked-address.ts'
import { useFrame } from '#app/lib/frame.ts'
import { languageOf, readSegment } from '#app/lib/language.ts'
import { leadTo404 } from '#app/lib/missing.ts'
import { pageFor, pagesFor, themeFor } from '#app/lib/pages/for-reader.ts'
import { neighbours, pageBySlug, similarPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { creativeWork } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { visitContext } from '#app/lib/visit.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/page.ts'
import { PageGrid } from './parts/page-grid.tsx'
import { CustomizeButton } from './parts/customize-button.tsx'
import { MakersCorner } from './parts/makers-corner.tsx'
import { Tips } from './parts/tips.tsx'

// Hardly any visit has a flag in its address.
const AskedByAddress = lazy(() => import('./parts/asked-by-address.tsx'))

const SIMILAR = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { db } = visit
  const page = isSlug(params.slug) ? await pageBySlug(db, params.slug) : null
  const segment = readSegment(params.lang)
  const language = segment.kind === 'language' ? segment.language : undefined
  if (!page) return leadTo404(visit, request)
  // The page has a new address; the old one is remembered and leads there for good.
  if (page.slug !== params.slug)
    throw redirect(`${language ? `/${language}` : ''}/page/${page.slug}${askedAddress(request).search}`, 301)
  const [similar, beside] = await Promise.all([similarPages(db, page.id, SIMILAR), neighbours(db, page.id)])
  const reader = languageOf(params.lang, request)
  return {
    page: {
      ...pageFor(page, reader),
      seo_description: pageText(page.seo_description, reader, ''),
      categories: page.categories && themeFor(page.categories, reader),
    },
    similar: pagesFor(similar, reader),
    beside,
  }
}

export default function Page({ loaderData: { page, similar, beside } }: Route.ComponentProps) {
  const t = useText()
  const { language, config } = useFrame()
  const { search } = useLocation()
  const title = pageTitle(page.title, language)
  const description = pageText(page.description, language, t('page.description', { title }))
  const seo = pageText(page.seo_description, language, description)
  const category = page.categories?.name
  // What was drawn by us can be printed, packed and shared in every form.
  const hasMaster = page.file_url?.startsWith('/print/') ?? false
  // A browser only has to know whether there is a description.
  const forMachines = () => {
    const isListed = page.status === 'released'
    if (!import.meta.env.SSR) return { jsonLd: isListed ? [{}] : [] }
    const keywords = [title, category, t('head.keywords')].filter(Boolean).join(', ')
    const picture = hasMaster
      ? `/share/${page.slug}.png?lang=${language}`
      : page.thumbnail_url && `${page.thumbnail_url}?format=webp&width=800`
    const about = { name: title, description: seo, category, keywords }
    return {
      keywords,
      image: picture ? new URL(picture, config.siteUrl).href : undefined,
      jsonLd: isListed ? creativeWork(page, about, config, language) : [],
    }
  }
  return (
    <>
      <Head
        title={t('page.title', { title })}
        description={seo}
        path={(tongue) => paths.page(tongue, page.slug)}
        noindex={page.status !== 'released'}
        {...forMachines()}
      />
      <Suspense>{search && <AskedByAddress page={page} title={title} />}</Suspense>
      <article className="grid gap-5 py-5 sm:gap-8 sm:py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
        <div className="outlined-round self-start overflow-hidden bg-sheet" data-print-page>
          <PagePicture
            page={page}
            alt={t('page.alt', { title })}
            urgency="first"
            sizes="(min-width: 1024px) 40rem, 92vw"
          />
        </div>
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap gap-2">
            <Badge fill={page.difficulty}>{t(`common.difficulty-${page.difficulty}`)}</Badge>
            {page.categories && (
              <Link
                to={paths.category(language, page.categories.slug)}
                className="crayon crayon-sun inline-flex items-center gap-1 rounded-full border-2 border-ink px-3 py-0.5 font-display text-sm font-bold"
              >
                {page.categories.icon} {category}
              </Link>
            )}
            {page.is_ai_generated && <Badge>{t('card.ai')}</Badge>}
          </div>
          <div className="flex items-start justify-between gap-4">
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            <HeartButton pageId={page.id} title={title} />
          </div>
          <p className="text-lg">{description}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
            <p className="text-ink-soft">{t('card.downloads', { count: page.download_count })}</p>
            <PageRating page={page} />
          </div>
          {(page.file_url || page.thumbnail_url) && (
            <>
              <div className="within-reach flex gap-3 *:grow max-sm:*:px-2">
                <DownloadButton page={page} look="main" label={t('download.downloadPdf')} />
                <PrintButton page={page} />
              </div>
              <div className="-mt-2 flex flex-wrap items-start gap-3 *:grow">
                <CustomizeButton slug={page.slug} title={title} />
                {hasMaster && <PackButton as="button" page={page} title={title} />}
              </div>
              <PrintOptions />
            </>
          )}
          <MakersCorner page={page} />
          <Tips difficulty={page.difficulty} />
          {page.status === 'released' && <ReportButton pageId={page.id} />}
          {beside.length > 0 && (
            <nav aria-label={t('page.beside')} className="mt-auto flex flex-wrap gap-3">
              {beside.map((near) => (
                <ButtonLink
                  key={near.slug}
                  to={paths.page(language, near.slug)}
                  rel={near.direction === 'previous' ? 'prev' : 'next'}
                >
                  {near.direction === 'previous'
                    ? `← ${pageTitle(near.title, language)}`
                    : `${pageTitle(near.title, language)} →`}
                </ButtonLink>
              ))}
            </nav>
          )}
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
