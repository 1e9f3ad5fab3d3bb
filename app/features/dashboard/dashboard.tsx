import { type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { AccountQueryProvider } from '#app/lib/session/account-query-provider.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { CreationsTab } from './creations/creations-tab.tsx'
import type { DashboardTabProps } from './dashboard-tab-props.ts'
import { DataTab } from './data/data-tab.tsx'
import { DownloadsTab } from './downloads/downloads-tab.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'

const TABS = {
  profile: ProfileTab,
  creations: CreationsTab,
  downloads: DownloadsTab,
  'ai-history': HistoryTab,
  security: SecurityTab,
  data: DataTab,
} satisfies Record<string, ComponentType<DashboardTabProps>>

type TabId = keyof typeof TABS
const isTabId = (text: string | null): text is TabId => text !== null && Object.hasOwn(TABS, text)

/** Each tab has its own URL, so it can be linked to and reached with the back button. */
export default function Dashboard(props: DashboardTabProps) {
  const t = useText()
  const language = useLanguage()
  const [params] = useSearchParams()
  const requested = params.get('tab')
  const current = isTabId(requested) ? requested : 'profile'
  const Tab = TABS[current]
  const tabs = [
    ...(Object.keys(TABS) as TabId[]).map((id) => ({
      id,
      label: t(`dashboard.tab-${id}`),
      to: paths.dashboard(language, id),
    })),
    // Favourites are a separate screen, because guests have them, too.
    { id: 'favourites', label: t('favourites.title'), to: paths.favourites(language) },
  ]
  return (
    <AccountQueryProvider>
      <TabLinks tabs={tabs} current={current} label={t('dashboard.tabs')} />
      <section aria-label={t(`dashboard.tab-${current}`)} className="pt-8">
        <Tab {...props} />
      </section>
    </AccountQueryProvider>
  )
}
