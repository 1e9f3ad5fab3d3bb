import { data } from 'react-router'
import { CATEGORY_LIST, SKELETON_COUNTS } from '#domain/product-limits.ts'
import { parsePageFilter } from '#domain/pages/page-filter.ts'
import { parsePageNumber } from '#domain/pages/pagination.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { AddAllButton } from '#app/features/pack/add-all-button.tsx'
import { cacheControl } from '#app/lib/request/cache-control.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { redirectToNotFound } from '#app/lib/request/not-found-log.ts'
import { localiseThemeWithDescription, localisePages } from '#app/lib/pages/localise-pages.ts'
import {
  countCategoryPagesForAge,
  fetchCategoryBySlug,
  fetchCategoryCounts,
  fetchCategoryPages,
} from '#app/lib/pages/page-queries.ts'
import { withDrawing } from '#app/lib/pages/theme-drawings.server.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/category.ts'
import { ListPager } from './page-lists/list-pager.tsx'
import { MainPageGrid } from './page-lists/main-page-grid.tsx'
import { NoFilterResults } from './page-lists/no-filter-results.tsx'
import { PageFilters } from './page-lists/page-filters.tsx'
import { ThemePicture } from './page-lists/theme-picture.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(requestContext)
  const { db } = site
  if (!isSlug(params.categorySlug)) return redirectToNotFound(site, request)
  const [found, [counts]] = await Promise.all([
    fetchCategoryBySlug(db, params.categorySlug),
    fetchCategoryCounts(db, params.categorySlug),
  ])
  if (!found || !counts) return redirectToNotFound(site, request)
  const { searchParams } = new URL(request.url)
  const filter = parsePageFilter(searchParams)
  const { difficulty, age } = filter
  const total = age
    ? await countCategoryPagesForAge(db, found.id, { difficulty, age })
    : counts[difficulty ?? 'total']
  const pages = Math.max(1, Math.ceil(total / CATEGORY_LIST.perPage))
  const current = parsePageNumber(searchParams.get('page'), pages)
  const listed = await fetchCategoryPages(db, found.id, filter, current)
  const language = requestLanguage(params.lang, request)
  const category = withDrawing(localiseThemeWithDescription(found, language))
  const shown = localisePages(listed, language)
  return data(
    { category, counts, filter, total, pages, current, shown },
    { headers: cacheControl.short(params.lang) },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, counts, filter, total, pages, current, shown } = loaderData
  const { difficulty, age } = filter
  const t = useText()
  const { language, config } = useSiteData()
  const { isSameScreen } = useSlowNavigation()
  const { name } = category
  // Each list has a different title, so that search results can be told apart.
  const listName = difficulty ? `${name} (${t(`common.difficulty-${difficulty}`)})` : name
  const title = t('category.title', { name: listName }) + (current > 1 ? ` · ${current}` : '')
  const description = category.description || t('category.lead', { name })
  const pathIn = (listLanguage: typeof language) =>
    paths.category(listLanguage, category.slug, { difficulty, page: current })
  const items = shown.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  return (
    <>
      <Head
        title={title}
        description={description}
        path={pathIn}
        noindex={age !== undefined}
        jsonLd={[collection('CollectionPage', title, description, pathIn(language), items, config, language)]}
      />
      <ScreenTitle title={name} picture={<ThemePicture theme={category} />} lead={description}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-display font-bold">{t('category.count', { count: total })}</p>
          <AddAllButton pages={shown} />
        </div>
      </ScreenTitle>
      <PageFilters
        filter={filter}
        counts={age ? undefined : counts}
        href={(wanted) => paths.category(language, category.slug, wanted)}
      />
      {/* `isSameScreen`: the list with another filter is loading, so placeholders are shown. */}
      {shown.length > 0 || isSameScreen ? (
        <MainPageGrid pages={shown} placeholders={isSameScreen && SKELETON_COUNTS.category} />
      ) : age || counts.total > 0 ? (
        <NoFilterResults unfilteredPath={paths.category(language, category.slug)} />
      ) : (
        <EmptyState picture="sheet" title={t('category.none-title')} hint={t('category.none-hint')}>
          <ButtonLink variant="primary" to={paths.create(language)}>
            {t('category.create')}
          </ButtonLink>
          <ButtonLink to={paths.themes(language)}>{t('category.all-themes')}</ButtonLink>
        </EmptyState>
      )}
      <ListPager
        current={current}
        pages={pages}
        href={(page) => paths.category(language, category.slug, { ...filter, page })}
      />
    </>
  )
}
