import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** Starts a backup, which continues on the server when the administrator leaves. */
export function CreateBackupButton({ isRunning, onStarted }: { isRunning: boolean; onStarted(): void }) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [isStarting, setIsStarting] = useState(false)
  const create = async () => {
    setIsStarting(true)
    const result = await callFunction(await client(), 'admin-create-backup', {}, language)
    setIsStarting(false)
    if (result.failed) show({ kind: 'error', title: result.failed.message ?? t('admin.failed') })
    else onStarted()
  }
  return (
    <Button
      variant="primary"
      className="self-start"
      busyLabel={(isRunning || isStarting) && t('admin-backups.making')}
      onClick={() => void create()}
    >
      {t('admin-backups.make')}
    </Button>
  )
}
