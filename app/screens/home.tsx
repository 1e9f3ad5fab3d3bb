import { type ReactNode, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { RANDOM_LIST, SKELETON_COUNTS, TOP_LIST } from '#domain/product-limits.ts'
import { useDrawTypedWish } from '#app/components/use-draw-typed-wish.ts'
import { localisePages, localiseThemes } from '#app/lib/pages/localise-pages.ts'
import {
  fetchCategories,
  type CardPage,
  fetchRandomPages,
  fetchTopPages,
} from '#app/lib/pages/page-queries.ts'
import { useSiteData, useLanguage } from '#app/lib/layout/site-data.ts'
import { requestLanguage, requireLanguageSegment } from '#app/lib/language/url-language.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { organization, webSite } from '#app/lib/seo/structured-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useHistorySnapshot } from '#app/lib/navigation/use-history-snapshot.ts'
import { useIsSlow } from '#app/lib/navigation/use-slow-navigation.ts'
import { withDrawing } from '#app/lib/pages/theme-drawings.server.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import type { Route } from './+types/home.ts'
import { HeroPicture } from './home-page/hero-picture.tsx'
import { PageGrid } from './page-lists/page-grid.tsx'
import { PrefetchWhenIdle } from './home-page/prefetch-when-idle.tsx'
import { SiteSearch } from './layout/site-search.tsx'
import { ThemeGrid } from './page-lists/theme-grid.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireLanguageSegment(params.lang)
  const { db } = context.get(requestContext)
  const [popular, random, categories] = await Promise.all([
    fetchTopPages(db, TOP_LIST.onHome),
    fetchRandomPages(db, RANDOM_LIST.onHome),
    fetchCategories(db),
  ])
  const language = requestLanguage(params.lang, request)
  return {
    popular: localisePages(popular, language),
    random: localisePages(random, language),
    categories: localiseThemes(categories, language)
      .map(withDrawing)
      .sort((a, b) => a.name.localeCompare(b.name, language)),
  }
}

export default function Home({ loaderData: { popular, random: loaded, categories } }: Route.ComponentProps) {
  const t = useText()
  const random = useHistorySnapshot(loaded)
  const { language, config } = useSiteData()
  const revalidator = useRevalidator()
  const isShuffling = revalidator.state === 'loading'
  const isSlow = useIsSlow(isShuffling)
  return (
    <>
      <Head
        title={t('home.page-title')}
        description={t('home.lead')}
        path={paths.home}
        jsonLd={[organization(config), webSite(config, language)]}
      />
      <PrefetchWhenIdle />
      <div className="relative flex justify-between gap-8 py-6 sm:py-10 lg:gap-12 lg:py-14">
        <section className="max-w-2xl min-w-0 grow self-center">
          {/* Three lines in every language: each size fits the longest sentence, the Dutch one, beside the picture. */}
          <h1 className="text-[clamp(1.75rem,9.8vw,2.4rem)] leading-[1.1] sm:text-5xl md:text-[2.6rem] lg:text-[clamp(3.3rem,5.4vw,4.25rem)]">
            <span className="block">{t('home.title-print')}</span>
            <span className="block">{t('home.title-color')}</span>
            <span className="crayon-underline">{t('home.title-wish')}</span>
          </h1>
          <p className="mt-3 mb-4 text-base sm:mt-4 sm:mb-6 sm:text-xl">{t('home.lead')}</p>
          <HeroSearch />
        </section>
        <HeroPicture />
      </div>
      <section id="themes" className="py-4 sm:py-8">
        <h2 className="mb-3 text-[1.35rem] sm:mb-4 sm:text-3xl">{t('home.themes')}</h2>
        <ThemeGrid categories={categories} asStrip />
      </section>
      <Gallery
        title={t('home.popular')}
        pages={popular}
        more={{ to: paths.top(language), label: t('header.top') }}
      />
      <Gallery
        title={t('home.random')}
        pages={random}
        more={{ to: paths.random(language), label: t('home.more-random') }}
        isLoading={isSlow}
      >
        <Button
          disabled={isShuffling}
          onClick={() => void revalidator.revalidate()}
          className="script-only min-h-11 px-4"
        >
          {isShuffling ? t('random.shuffling') : t('random.shuffle')}
        </Button>
      </Gallery>
    </>
  )
}

function HeroSearch() {
  const typed = useRef('')
  return (
    <>
      <SiteSearch size="hero" onType={(text) => void (typed.current = text)} />
      <SearchIdeas readWish={() => typed.current} />
    </>
  )
}

function SearchIdeas({ readWish }: { readWish(): string }) {
  const t = useText()
  const language = useLanguage()
  const drawTypedWish = useDrawTypedWish(readWish)
  return (
    <ul aria-label={t('home.ideas')} className="mt-4 flex flex-wrap gap-2.5">
      {([1, 2, 3, 4] as const).map((number) => {
        const idea = t(`home.idea-${number}`)
        return (
          <li key={idea}>
            <Link
              to={paths.search(language, idea)}
              className="crayon crayon-sky inline-flex min-h-11 items-center rounded-full border-2 border-dashed border-ink px-4 font-display font-bold"
            >
              {idea}
            </Link>
          </li>
        )
      })}
      <li className="script-only">
        <Link
          to={paths.draw(language)}
          onClick={drawTypedWish}
          className="crayon crayon-sun inline-flex min-h-11 items-center rounded-full border-2 border-ink bg-sheet px-4 font-display font-bold"
        >
          {t('common.draw-now')}
        </Link>
      </li>
    </ul>
  )
}

interface GalleryProps {
  title: string
  pages: CardPage[]
  more: { to: string; label: string }
  isLoading?: boolean
  /** Actions beside the title. */
  children?: ReactNode
}

function Gallery({ title, pages, more, isLoading, children }: GalleryProps) {
  const t = useText()
  return (
    <section className="py-4 sm:py-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:mb-4">
        <h2 className="text-[1.35rem] sm:text-3xl">{title}</h2>
        <div className="flex flex-wrap items-center gap-5">
          {children}
          <Link
            to={more.to}
            className="hidden min-h-11 items-center font-display font-bold underline decoration-[3px] underline-offset-4 lg:inline-flex"
          >
            {more.label}
          </Link>
        </div>
      </div>
      {pages.length > 0 || isLoading ? (
        <PageGrid
          pages={pages}
          morePath={more.to}
          moreLabel={more.label}
          placeholder={isLoading && <GridSkeleton count={SKELETON_COUNTS.home} label={t('common.loading')} />}
        />
      ) : (
        <EmptyState picture="sheet" title={t('home.empty-title')} hint={t('home.empty-hint')} />
      )}
    </section>
  )
}
