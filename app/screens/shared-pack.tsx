import { Download, Layers } from 'lucide-react'
import { SKELETON_COUNTS } from '#domain/product-limits.ts'
import { parsePack } from '#domain/print/class-pack.ts'
import { parsePackOptions } from '#domain/print/pack-options.ts'
import { packOptionsStore } from '#app/features/pack/pack-options-store.ts'
import { packPdfPath, sharedPackPath } from '#app/features/pack/pack-paths.ts'
import { useAddPages } from '#app/features/pack/use-add-pages.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { requestLanguage } from '#app/lib/language/url-language.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useSlowNavigation } from '#app/lib/navigation/use-slow-navigation.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import { localisePages } from '#app/lib/pages/localise-pages.ts'
import { fetchPagesBySlugs } from '#app/lib/pages/page-queries.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/shared-pack.ts'
import { MainPageGrid } from './page-lists/main-page-grid.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

/** Reads the pack of the link. Pages that do not exist any more are left out; an invalid link is an empty pack. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const entries = parsePack(searchParams.get('pages')) ?? []
  const slugs = entries.map(({ slug }) => slug)
  const found = slugs.length > 0 ? await fetchPagesBySlugs(context.get(requestContext).db, slugs) : []
  const pages = localisePages(found, requestLanguage(params.lang, request))
  const packed = entries.flatMap(({ slug, copies }) => {
    const page = pages.find((one) => one.slug === slug)
    return page && hasMaster(page) ? { page, copies } : []
  })
  return {
    pages: packed.map(({ page }) => page),
    copies: packed.map(({ copies }) => copies),
    options: parsePackOptions((name) => searchParams.get(name)),
  }
}

/** A class pack that was sent as a link: it can be printed at once or saved on this device. */
export default function SharedPack({ loaderData }: Route.ComponentProps) {
  return (
    <TextBundle bundle="pack">
      <SharedPackScreen {...loaderData} />
    </TextBundle>
  )
}

function SharedPackScreen({ pages, copies, options }: Route.ComponentProps['loaderData']) {
  const t = useText()
  const language = useLanguage()
  const choice = usePrintPreferences()
  const add = useAddPages()
  const { isSameScreen } = useSlowNavigation()
  const entries = pages.map((page, index) => ({ ...page, copies: copies[index] ?? 1 }))
  const sheets = copies.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Head
        title={t('packs.shared-title')}
        description={t('packs.lead')}
        path={(wanted) => sharedPackPath(entries, wanted, options)}
        noindex
      />
      <ScreenTitle title={t('packs.shared-title')} lead={t('packs.shared-lead')} />
      {entries.length === 0 ? (
        <EmptyState picture="broken" title={t('packs.shared-none')} hint={t('packs.shared-none-hint')}>
          <ButtonLink variant="primary" to={paths.home(language)}>
            {t('footer.home')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap gap-3" data-no-print>
            <a
              href={packPdfPath(entries, language, { ...choice, ...options })}
              download
              className={buttonClass('primary')}
            >
              <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
              {t('packs.get', { count: sheets })}
            </a>
            <Button
              onClick={() => {
                add(entries)
                packOptionsStore.set(options)
              }}
              className="script-only"
            >
              <Layers aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
              {t('packs.save')}
            </Button>
          </div>
          {(options.word || options.titles) && (
            <p className="mb-4">
              {options.titles ? t('packs.titles-on') : t('packs.word-on', { word: options.word })}
            </p>
          )}
          <MainPageGrid pages={pages} placeholders={isSameScreen && SKELETON_COUNTS.grid} />
        </>
      )}
    </>
  )
}
