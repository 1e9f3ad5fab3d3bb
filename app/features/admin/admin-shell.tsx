import { Suspense } from 'react'
import { AccountQueryProvider } from '#app/lib/session/account-query-provider.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { SubTabs } from './sub-tabs.tsx'
import { LoadingRows } from './feedback/loading-rows.tsx'
import { useWaitingCounts } from './queries/use-waiting-counts.ts'
import { useAdminUrl } from './admin-url.ts'
import { ADMIN_TABS } from './admin-tabs.ts'

/** The tabs, the sections of the open tab, and the open section. */
export default function AdminShell() {
  return (
    <TextBundle bundle="admin">
      <AccountQueryProvider>
        <AdminArea />
      </AccountQueryProvider>
    </TextBundle>
  )
}

function AdminArea() {
  const t = useText()
  const adminUrl = useAdminUrl()
  const tab = ADMIN_TABS.find(({ id }) => id === adminUrl.get('tab')) ?? ADMIN_TABS[0]
  const section = tab.sections.find(({ id }) => id === adminUrl.get('sub')) ?? tab.sections[0]
  const waiting = useWaitingCounts()
  const waitingIn = (sections: readonly { id: string }[]) =>
    sections.reduce((sum, { id }) => sum + (waiting[id] ?? 0), 0) || undefined
  return (
    <div className="flex flex-col gap-5">
      <TabLinks
        label={t('admin.tabs')}
        current={tab.id}
        tabs={ADMIN_TABS.map(({ id, label, sections }) => ({
          id,
          label: t(label),
          to: adminUrl.tabHref(id),
          count: waitingIn(sections),
        }))}
      />
      {tab.sections.length > 1 && (
        <SubTabs
          label={t('admin.subs')}
          current={section.id}
          tabs={tab.sections.map(({ id, label }) => ({
            id,
            label: t(label),
            to: adminUrl.tabHref(tab.id, id),
            count: waiting[id] || undefined,
          }))}
        />
      )}
      <section aria-label={t(section.label)} className="min-w-0">
        <Suspense fallback={<LoadingRows />}>
          <section.Screen key={`${tab.id}/${section.id}`} />
        </Suspense>
      </section>
    </div>
  )
}
