import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useDateFormats } from '#app/lib/texts/use-date-formats.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { DashboardTabProps } from '../dashboard-tab-props.ts'
import { Panel } from '../components/panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import { UsagePanel } from './usage-panel.tsx'

export function ProfileTab({ account }: DashboardTabProps) {
  const t = useText()
  const { formatDate } = useDateFormats()
  const { profile } = account
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Panel title={t('dashboard.profile-title')}>
        {profile ? (
          <>
            <ProfileForm key={profile.language_preference} account={account} profile={profile} />
            <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-dashed border-ink pt-4">
              <p>{t('dashboard.member-since', { date: formatDate(profile.created_at) })}</p>
              <RefreshButton />
            </div>
          </>
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <p>{account.email}</p>
            <RefreshButton />
          </div>
        )}
      </Panel>
      <UsagePanel />
    </div>
  )
}

function RefreshButton() {
  const t = useText()
  const { reloadProfile } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const succeeded = await reloadProfile().catch(() => false)
    setBusy(false)
    if (succeeded) show({ kind: 'success', title: t('dashboard.refreshed') })
    else show({ kind: 'error', title: t('dashboard.refresh-failed') })
  }
  return (
    <Button variant="quiet" busyLabel={busy && t('common.working')} onClick={() => void refresh()}>
      {t('dashboard.refresh')}
    </Button>
  )
}
