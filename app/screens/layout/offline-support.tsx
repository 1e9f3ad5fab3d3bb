import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#domain/text/languages.ts'
import { packStore } from '#app/features/pack/pack-store.ts'
import { registerServiceWorker } from '#app/lib/browser/register-service-worker.ts'
import { useIsOffline } from '#app/lib/browser/use-is-offline.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { loadTexts } from '#app/lib/texts/load-texts.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { openStoredScreensOffline } from './offline-links.ts'
import { addressesOfPage, isListScreen, slugOf, type StorablePage } from './screens-to-store.ts'

/** A screen that was open for so long has been seen, and has loaded its pictures. */
const SEEN_AFTER_MS = 3000
const MAX_FAVOURITES_STORED = 40

type NetworkInformation = { connection?: { saveData?: boolean } }

/** Stores the pages that a visitor has seen, liked or put into the class pack, and tells when there is no connection. */
export default function OfflineSupport() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const pack = packStore.use()
  useEffect(() => openStoredScreensOffline(), [])
  useEffect(() => {
    const timer = setTimeout(() => void storeSeenScreen(language, pathname, pack), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [language, pathname, pack])
  return (
    <TextBundle bundle="offline">
      <OfflineNotice />
    </TextBundle>
  )
}

function OfflineNotice() {
  const t = useText()
  const isOffline = useIsOffline()
  const { pathname } = useLocation()
  // The drawing table has its own words for it, and coloring needs no connection.
  const isSilent = /\/(draw$|color\/)/.test(pathname)
  return (
    <p role="status" data-no-print>
      {isOffline && !isSilent && (
        <span className="block border-b-[2.5px] border-ink bg-sky-soft px-4 py-2.5 text-center">
          {t('offline.notice')}
        </span>
      )}
    </p>
  )
}

async function storeSeenScreen(
  language: Language,
  pathname: string,
  pack: ReturnType<typeof packStore.get>,
): Promise<void> {
  const { connection } = navigator as Navigator & NetworkInformation
  if (!navigator.onLine || connection?.saveData) return
  const slug = slugOf(pathname)
  const isList = isListScreen(pathname)
  const packed = pack.map((page) => ({ slug: page.slug, picture: page.thumbnail_url }))
  // Lists are stored for visitors who have opened a page before.
  const isRegistered = navigator.serviceWorker?.controller != null
  if (!slug && packed.length === 0 && !(isList && isRegistered)) return
  await loadCode(language, packed.length > 0).catch(() => {})
  const isFavourites = pathname === paths.favourites(language)
  const pages = slug ? [{ slug, picture: shownPicture() }] : isFavourites ? linkedPages() : []
  const addresses = [...pages, ...packed].flatMap((page) => addressesOfPage(language, page))
  await registerServiceWorker([paths.favourites(language), ...addresses])
}

/** The code that a stored page needs later, so that it can be stored, too. */
const loadCode = (language: Language, hasPack: boolean) =>
  Promise.all([
    import('#app/features/download/print-sheet.tsx'),
    import('#app/features/coloring/coloring-dialog.tsx'),
    loadTexts(language, 'coloring'),
    loadTexts(language, 'favourites'),
    ...(hasPack ? [import('#app/features/pack/pack-dialog.tsx'), loadTexts(language, 'pack')] : []),
  ])

const shownPicture = () => document.querySelector<HTMLImageElement>('[data-print-page] img')?.src ?? null

/** The pages of the cards on this screen. */
function linkedPages(): StorablePage[] {
  const found = new Map<string, StorablePage>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const slug = slugOf(link.pathname)
    const picture = link.closest('article')?.querySelector('img')?.src
    if (slug && picture) found.set(slug, { slug, picture })
  }
  return [...found.values()].slice(0, MAX_FAVOURITES_STORED)
}
