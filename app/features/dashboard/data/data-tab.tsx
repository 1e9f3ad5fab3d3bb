import { useState } from 'react'
import { callFunction, type FunctionError } from '#app/lib/session/call-function.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { downloadTextFile } from '#app/lib/browser/download-file.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { DashboardTabProps } from '../dashboard-tab-props.ts'
import { Panel } from '../components/panel.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Exports the user's data and deletes the account. */
export function DataTab({ account }: DashboardTabProps) {
  const t = useText()
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title={t('dashboard.export-title')} lead={t('dashboard.export-lead')}>
        <ExportButton />
      </Panel>
      <Panel title={t('dashboard.leave-title')} lead={t('dashboard.leave-lead')}>
        <Button variant="danger" className="self-start" onClick={() => setDeleteOpen(true)}>
          {t('dashboard.leave')}
        </Button>
        <DeleteAccountDialog open={isDeleteOpen} email={account.email} onClose={() => setDeleteOpen(false)} />
      </Panel>
    </div>
  )
}

function ExportButton() {
  const t = useText()
  const { language, config } = useSiteData()
  const { client } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const result = await client()
      .then((db) => callFunction<object>(db, 'export-my-data', {}, language))
      .catch(() => ({ failed: {} as FunctionError }))
    setBusy(false)
    if (result.failed)
      return show({ kind: 'error', title: result.failed.message ?? t('dashboard.export-failed') })
    const day = new Date().toISOString().slice(0, 10)
    downloadTextFile(
      `${config.siteName.toLowerCase()}-${day}.json`,
      JSON.stringify(result.data, null, 2),
      'application/json',
    )
    show({ kind: 'success', title: t('dashboard.exported') })
  }
  return (
    <Button className="self-start" busyLabel={busy && t('common.working')} onClick={() => void save()}>
      {t('dashboard.export')}
    </Button>
  )
}
