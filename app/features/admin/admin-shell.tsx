import { Suspense } from 'react'
import { AccountQueries } from '#app/lib/session/account-queries.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { SubTabs } from './parts/sub-tabs.tsx'
import { Waiting } from './parts/waiting.tsx'
import { useAdminPlace } from './place.ts'
import { ADMIN_TABS } from './tabs.ts'

/** What an admin sees: the areas, the parts of the open one, and the part itself. */
export default function AdminShell() {
  return (
    <TextBundle bundle="admin">
      <AccountQueries>
        <Areas />
      </AccountQueries>
    </TextBundle>
  )
}

function Areas() {
  const t = useText()
  const place = useAdminPlace()
  const tab = ADMIN_TABS.find(({ id }) => id === place.get('tab')) ?? ADMIN_TABS[0]
  const part = tab.parts.find(({ id }) => id === place.get('sub')) ?? tab.parts[0]
  return (
    <div className="flex flex-col gap-5">
      <TabLinks
        label={t('admin.tabs')}
        current={tab.id}
        tabs={ADMIN_TABS.map(({ id, label }) => ({ id, label: t(label), to: place.hrefOf(id) }))}
      />
      {tab.parts.length > 1 && (
        <SubTabs
          label={t('admin.subs')}
          current={part.id}
          tabs={tab.parts.map(({ id, label }) => ({ id, label: t(label), to: place.hrefOf(tab.id, id) }))}
        />
      )}
      <section aria-label={t(part.label)} className="min-w-0">
        <Suspense fallback={<Waiting />}>
          <part.Screen key={`${tab.id}/${part.id}`} />
        </Suspense>
      </section>
    </div>
  )
}
