import { useState } from 'react'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useFrame } from '#app/lib/frame.ts'
import { saveText } from '#app/lib/save-text.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { TabProps } from '../dashboard.tsx'
import { Panel } from '../parts/panel.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

/** Taking along what is kept here, and leaving. */
export function DataTab({ account }: TabProps) {
  const t = useText()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title={t('dashboard.export-title')} lead={t('dashboard.export-lead')}>
        <ExportButton />
      </Panel>
      <Panel title={t('dashboard.leave-title')} lead={t('dashboard.leave-lead')}>
        <Button look="danger" className="self-start" onClick={() => setLeaving(true)}>
          {t('dashboard.leave')}
        </Button>
        <LeaveDialog open={leaving} email={account.email} onClose={() => setLeaving(false)} />
      </Panel>
    </div>
  )
}

function ExportButton() {
  const t = useText()
  const { language, config } = useFrame()
  const { client } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await client()
      .then((ready) => callFunction<object>(ready, 'export-my-data', {}, language))
      .catch(() => ({ failed: {} as { sentence?: string } }))
    setBusy(false)
    if (answer.failed)
      return show({ kind: 'error', title: answer.failed.sentence ?? t('dashboard.export-failed') })
    const day = new Date().toISOString().slice(0, 10)
    saveText(
      JSON.stringify(answer.data, null, 2),
      `${config.siteName.toLowerCase()}-${day}.json`,
      'application/json',
    )
    show({ kind: 'success', title: t('dashboard.exported') })
  }
  return (
    <Button className="self-start" busy={busy && t('common.working')} onClick={() => void save()}>
      {t('dashboard.export')}
    </Button>
  )
}
