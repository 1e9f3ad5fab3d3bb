import { useEffect, useState } from 'react'
import { pageTitle } from '#domain/text/localised-text.ts'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type SimilarPage, fetchSimilarPages } from './fetch-similar-pages.ts'

/** Pages similar to the wish, to look at while waiting. They open in a new tab, so that the creation continues. */
export function SimilarPages({ wish }: { wish: string }) {
  const t = useText()
  const { language, config } = useSiteData()
  const [pages, setPages] = useState<SimilarPage[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetchSimilarPages(wish, language, config.publishableKey, controller.signal).then(setPages, () => {})
    return () => controller.abort()
  }, [wish, language, config.publishableKey])
  if (pages.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('wish.meanwhile')}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pages.map((page) => {
          const title = pageTitle(page.title, language)
          return (
            <li key={page.id}>
              <a
                href={paths.page(language, page.slug)}
                target="_blank"
                rel="noopener"
                aria-label={t('wish.new-tab', { title })}
                className="outlined crayon crayon-sun block overflow-hidden text-center text-sm font-bold"
              >
                <div className="border-b-[2.5px] border-ink bg-sheet">
                  <PagePicture page={page} alt="" sizes="10rem" />
                </div>
                <span className="line-clamp-2 p-2">{title}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
