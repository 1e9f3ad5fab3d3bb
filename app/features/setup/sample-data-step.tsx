import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** Step 2: adds sample pages. It can be repeated and adds only missing ones. */
export function SampleDataStep() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const [busy, setBusy] = useState(false)

  const initialize = async () => {
    setBusy(true)
    try {
      const { data, error } = await (await client()).rpc('initialize_sample_data')
      if (error) throw new Error(error.code === '42501' ? t('setup.admins-only') : t('setup.unreachable'))
      show({ kind: 'success', title: t('setup.complete'), text: t('setup.added', { count: data }) })
    } catch (error) {
      show({ kind: 'error', title: t('setup.failed'), text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p>{t('setup.step-2-hint')}</p>
      <Button variant="primary" busyLabel={busy && t('setup.initializing')} onClick={() => void initialize()}>
        {t('setup.initialize')}
      </Button>
    </div>
  )
}
