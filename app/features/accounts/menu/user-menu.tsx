import { Link, useNavigate } from 'react-router'
import { isAdmin } from '#domain/accounts/subscription-tier.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { type Account, useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'

const ROW_CLASS =
  'crayon crayon-sun flex min-h-11 w-full items-center rounded-xl px-3 text-left font-display font-bold'

export default function UserMenu({ account }: { account: Account }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { client } = useSession()
  const signOut = async () => {
    await (await client()).auth.signOut({ scope: 'local' })
    await navigate(paths.home(language))
  }
  return (
    // The import adds listeners that close the menu, for example on Escape.
    <details className="relative" onToggle={() => void import('#app/components/close-menus.ts')}>
      <summary className="outlined crayon crayon-sun flex h-11 list-none lg:w-40 items-center gap-2 px-3 font-display font-bold [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('header.account')}: </span>
        <span className="truncate">{account.profile?.full_name || account.email}</span>
      </summary>
      <ul className="outlined mt-2 p-1.5 lg:absolute lg:right-0 lg:z-40 lg:w-52">
        <li>
          <Link to={paths.dashboard(language)} className={ROW_CLASS}>
            {t('header.dashboard')}
          </Link>
        </li>
        {isAdmin(account.profile) && (
          <li>
            <Link to={paths.admin(language)} className={ROW_CLASS}>
              {t('header.admin')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void signOut()} className={ROW_CLASS}>
            {t('header.sign-out')}
          </button>
        </li>
      </ul>
    </details>
  )
}
