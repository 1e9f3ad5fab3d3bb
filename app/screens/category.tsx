import { data } from 'react-router'
import { DIFFICULTIES } from '#domain/creation.ts'
import { CATEGORY_LIST, SKELETONS } from '#domain/limits.ts'
import { readFilter } from '#domain/page-filter.ts'
import { readPage } from '#domain/pager.ts'
import { isSlug } from '#domain/slug.ts'
import { pageTitle } from '#domain/text.ts'
import { keepFor } from '#app/lib/cache-header.ts'
import { useFrame } from '#app/lib/frame.ts'
import { languageOf } from '#app/lib/language.ts'
import { leadTo404 } from '#app/lib/missing.ts'
import { describedThemeFor, pagesFor } from '#app/lib/pages/for-reader.ts'
import { categoryBySlug, categoryCounts, categoryPages } from '#app/lib/pages/read.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { collection } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useSlowNavigation } from '#app/lib/use-slow-navigation.ts'
import { visitContext } from '#app/lib/visit.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import type { Route } from './+types/category.ts'
import { ListPager } from './parts/list-pager.tsx'
import { ListGrid } from './parts/list-grid.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { db } = visit
  if (!isSlug(params.categorySlug)) return leadTo404(visit, request)
  const [found, [counts]] = await Promise.all([
    categoryBySlug(db, params.categorySlug),
    categoryCounts(db, params.categorySlug),
  ])
  if (!found || !counts) return leadTo404(visit, request)
  const { searchParams } = new URL(request.url)
  const { difficulty } = readFilter(searchParams)
  const pages = Math.max(1, Math.ceil(counts[difficulty ?? 'total'] / CATEGORY_LIST.perPage))
  const current = readPage(searchParams.get('page'), pages)
  const listed = await categoryPages(db, found.id, difficulty, current)
  const language = languageOf(params.lang, request)
  const category = describedThemeFor(found, language)
  const shown = pagesFor(listed, language)
  return data(
    { category, counts, difficulty, pages, current, shown },
    { headers: keepFor.short(params.lang) },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, counts, difficulty, pages, current, shown } = loaderData
  const t = useText()
  const { language, config } = useFrame()
  const { isHere } = useSlowNavigation()
  const { name } = category
  // Each list has a title of its own, so that searchers can tell them apart.
  const part = difficulty ? `${name} (${t(`common.difficulty-${difficulty}`)})` : name
  const title = t('category.title', { name: part }) + (current > 1 ? ` · ${current}` : '')
  const description = category.description || t('category.lead', { name })
  const here = (tongue: typeof language) =>
    paths.category(tongue, category.slug, { difficulty, page: current })
  const items = shown.map((page) => ({
    name: pageTitle(page.title, language),
    path: paths.page(language, page.slug),
  }))
  const tabs = [
    { id: 'all', label: t('category.all'), count: counts.total, to: paths.category(language, category.slug) },
    ...DIFFICULTIES.map((level) => ({
      id: level,
      label: t(`common.difficulty-${level}`),
      count: counts[level],
      to: paths.category(language, category.slug, { difficulty: level }),
    })),
  ]
  return (
    <>
      <Head
        title={title}
        description={description}
        path={here}
        jsonLd={[collection('CollectionPage', title, description, here(language), items, config, language)]}
      />
      <ScreenTitle title={name} picture={category.icon} lead={description}>
        <p className="font-display font-bold">{t('category.count', { count: counts.total })}</p>
      </ScreenTitle>
      <div className="mb-6">
        <TabLinks tabs={tabs} current={difficulty ?? 'all'} label={t('category.difficulty')} />
      </div>
      {shown.length > 0 || isHere ? (
        <ListGrid pages={shown} placeholders={isHere && SKELETONS.category} />
      ) : (
        <EmptyState picture="sheet" title={t('category.none-title')} hint={t('category.none-hint')}>
          <ButtonLink look="main" to={paths.create(language)}>
            {t('category.create')}
          </ButtonLink>
          <ButtonLink to={paths.themes(language)}>{t('category.all-themes')}</ButtonLink>
        </EmptyState>
      )}
      <ListPager
        current={current}
        pages={pages}
        href={(page) => paths.category(language, category.slug, { difficulty, page })}
      />
    </>
  )
}
