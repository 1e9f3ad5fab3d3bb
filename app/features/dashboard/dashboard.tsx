import { type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { AccountQueries } from '#app/lib/session/account-queries.tsx'
import type { Account } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { CreationsTab } from './creations/creations-tab.tsx'
import { DataTab } from './data/data-tab.tsx'
import { DownloadsTab } from './downloads/downloads-tab.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'

export interface TabProps {
  account: Account
}

const TABS = {
  profile: ProfileTab,
  creations: CreationsTab,
  downloads: DownloadsTab,
  'ai-history': HistoryTab,
  security: SecurityTab,
  data: DataTab,
} satisfies Record<string, ComponentType<TabProps>>

type TabId = keyof typeof TABS
const isTab = (text: string | null): text is TabId => text !== null && Object.hasOwn(TABS, text)

/** Tabs are addresses, so each can be linked to and gone back from. */
export default function Dashboard({ account }: TabProps) {
  const t = useText()
  const language = useLanguage()
  const [params] = useSearchParams()
  const wanted = params.get('tab')
  const current = isTab(wanted) ? wanted : 'profile'
  const Tab = TABS[current]
  const tabs = [
    ...(Object.keys(TABS) as TabId[]).map((id) => ({
      id,
      label: t(`dashboard.tab-${id}`),
      to: paths.dashboard(language, id),
    })),
    // A screen of its own, because guests have favourites too.
    { id: 'favourites', label: t('favourites.title'), to: paths.favourites(language) },
  ]
  return (
    <AccountQueries>
      <TabLinks tabs={tabs} current={current} label={t('dashboard.tabs')} />
      <section aria-label={t(`dashboard.tab-${current}`)} className="pt-8">
        <Tab account={account} />
      </section>
    </AccountQueries>
  )
}
