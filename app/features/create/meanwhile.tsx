import { useEffect, useState } from 'react'
import { pageTitle } from '#domain/text.ts'
import { PagePicture } from '#app/components/page-picture.tsx'
import { useFrame } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type SimilarPage, similarPages } from './similar-pages.ts'

/** Ready pages near the wish, so that nobody waits with empty hands. They open beside the page that is being drawn. */
export function Meanwhile({ wish }: { wish: string }) {
  const t = useText()
  const { language, config } = useFrame()
  const [pages, setPages] = useState<SimilarPage[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    similarPages(wish, language, config.publishableKey, leaving.signal).then(setPages, () => {})
    return () => leaving.abort()
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
