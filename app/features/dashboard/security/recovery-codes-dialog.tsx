import { useSiteData } from '#app/lib/layout/site-data.ts'
import { downloadTextFile } from '#app/lib/browser/download-file.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

/** Shows new recovery codes once; they cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose(): void }) {
  const t = useText()
  const { config } = useSiteData()
  const download = () => {
    const title = `${config.siteName}: ${t('security.codes-title')}`
    downloadTextFile(
      'recovery-codes.txt',
      `${title}\n${config.siteUrl}\n\n${codes?.join('\n')}\n`,
      'text/plain',
    )
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
        <Button onClick={download}>{t('security.codes-save')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('security.codes-kept')}
        </Button>
      </div>
    </Dialog>
  )
}
