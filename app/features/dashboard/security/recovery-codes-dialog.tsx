import { useFrame } from '#app/lib/frame.ts'
import { saveText } from '#app/lib/save-text.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** The codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose(): void }) {
  const t = useText()
  const { config } = useFrame()
  const save = () => {
    const title = `${config.siteName}: ${t('security.codes-title')}`
    saveText(`${title}\n${config.siteUrl}\n\n${codes?.join('\n')}\n`, 'recovery-codes.txt', 'text/plain')
  }
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      title={t('security.codes-title')}
      closeLabel={t('common.close')}
    >
      <p>{t('security.codes-lead')}</p>
      <ul className="outlined grid grid-cols-1 gap-x-6 gap-y-1 bg-sun-soft p-4 font-mono text-base sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={save}>{t('security.codes-save')}</Button>
        <Button look="main" onClick={onClose}>
          {t('security.codes-kept')}
        </Button>
      </div>
    </Dialog>
  )
}
