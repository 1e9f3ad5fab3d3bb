import { Heart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Logo } from './logo.tsx'

interface HeaderProps {
  /** The Create Image button, which differs for guests and users. */
  create: ReactNode
  /** Sign In and Sign Up for guests, or the user's menu. */
  account: ReactNode
}

const LINK_CLASS =
  'crayon crayon-sun inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-display font-bold whitespace-nowrap xl:px-2 aria-[current=page]:underline decoration-[3px] underline-offset-8'

export function Header({ create, account }: HeaderProps) {
  const t = useText()
  const { language, config } = useSiteData()
  const location = useLocation()
  const links = (
    <>
      <HeaderLink to={paths.themes(language)}>{t('home.themes')}</HeaderLink>
      <HeaderLink to={paths.random(language)}>{t('header.random')}</HeaderLink>
      <HeaderLink to={paths.top(language)}>{t('header.top')}</HeaderLink>
      <HeaderLink to={paths.favourites(language)}>
        <Heart aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        <span className="xl:sr-only">{t('favourites.title')}</span>
      </HeaderLink>
    </>
  )
  return (
    <header
      className="mx-auto flex w-full max-w-6xl items-center justify-between gap-3 px-4 py-3 sm:px-6"
      data-no-print
    >
      <a href="#content" className="sr-only z-50 focus:not-sr-only focus:absolute focus:bg-sun focus:p-3">
        {t('header.skip')}
      </a>
      <Link
        to={paths.home(language)}
        aria-label={t('header.home', { siteName: config.siteName })}
        className="flex min-h-11 items-center gap-2 rounded-xl font-display text-2xl font-bold"
      >
        <Logo />
        {config.siteName}
      </Link>
      <nav aria-label={t('header.main')} className="hidden items-center gap-1 xl:flex">
        {links}
        <div className="script-only ml-1">{create}</div>
        <div className="mx-1">
          <LanguageSwitcher current={language} />
        </div>
        {account}
      </nav>
      {/* The key closes the drawer after each navigation. */}
      <Drawer key={location.key}>
        {create}
        {links}
        {account}
        <LanguageSwitcher current={language} asList />
      </Drawer>
    </header>
  )
}

/** A link that marks the current screen. */
function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={LINK_CLASS}>
      {children}
    </Link>
  )
}

function Drawer({ children }: { children: ReactNode }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="script-only xl:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="outlined crayon crayon-sun inline-flex min-h-11 items-center gap-2 px-3 font-display font-bold"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-6 fill-none stroke-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
        >
          <path d="M4 7.2 20 6.6M4 12.2 20 12M4 17 20 17.6" />
        </svg>
        {t('header.menu')}
      </button>
      <Dialog
        as="drawer"
        open={open}
        onClose={() => setOpen(false)}
        title={t('header.menu')}
        closeLabel={t('common.close')}
      >
        <nav aria-label={t('header.main')} className="flex flex-col items-stretch gap-3">
          {children}
        </nav>
      </Dialog>
    </div>
  )
}
