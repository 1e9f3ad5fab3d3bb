import { Link } from 'react-router'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

const YEAR = new Date().getUTCFullYear()

export function Footer() {
  const t = useText()
  const { language, config } = useSiteData()
  const explore = [
    [paths.home(language), t('footer.home')],
    [paths.top(language), t('footer.top')],
    [paths.random(language), t('footer.random')],
    [paths.themes(language), t('footer.themes')],
    [paths.draw(language), t('footer.draw')],
    [paths.favourites(language), t('favourites.title')],
  ] as const
  const legal = [
    [paths.contact(language), t('footer.contact')],
    [paths.impressum(language), t('footer.imprint')],
    [paths.privacy(language), t('footer.privacy')],
    [paths.privacy(language, 'cookies'), t('footer.cookies')],
    [paths.privacy(language, 'gdpr'), t('footer.gdpr')],
    [paths.terms(language), t('footer.terms')],
    [paths.license(language), t('footer.license')],
  ] as const
  return (
    <footer className="mt-auto border-t-[2.5px] border-ink bg-sheet" data-no-print>
      <div className="below-first-screen mx-auto grid max-w-6xl grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-4 gap-y-8 px-4 py-10 max-[359px]:text-sm sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-x-8 sm:px-6">
        <div className="max-sm:col-span-2 max-w-sm">
          <p className="font-display text-xl font-bold">{config.siteName}</p>
          <p className="mt-2 text-ink-soft">{t('footer.promise')}</p>
          <p className="mt-6 text-sm text-ink-soft">
            {t('footer.copyright', { year: YEAR, siteName: config.siteName })}
          </p>
        </div>
        <Links title={t('footer.explore')} links={explore} />
        <Links title={t('footer.legal')} links={legal} />
      </div>
    </footer>
  )
}

function Links({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={title} className="min-w-0 hyphens-auto wrap-break-word">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-1">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center wrap-anywhere decoration-2 underline-offset-4 hover:underline sm:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
