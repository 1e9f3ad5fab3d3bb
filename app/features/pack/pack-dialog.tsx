import { Download, Trash2 } from 'lucide-react'
import { CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { NUMBER_TASKS } from '#domain/coloring/sums.ts'
import { DEFAULT_PACK_OPTIONS } from '#domain/print/pack-options.ts'
import { cleanSheetWord, SHEET_WORD_MAX_LENGTH } from '#domain/print/sheet-word.ts'
import { NumberTaskSelect } from '#app/components/number-task-select.tsx'
import { PrintOptions } from '#app/components/print-options.tsx'
import { ShareButton } from '#app/components/share-button.tsx'
import { TextBundleDialog } from '#app/components/text-bundle-dialog.tsx'
import { postRpc } from '#app/lib/api/rest-client.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useIsOffline } from '#app/lib/browser/use-is-offline.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/field.tsx'
import { packPdfPath, sharedPackPath } from './pack-paths.ts'
import { changePackOptions, packOptionsStore } from './pack-options-store.ts'
import { clearPack, setAllCopies } from './edit-pack.ts'
import { packStore } from './pack-store.ts'
import { PackRow } from './pack-row.tsx'

/** Edits the order and copies of the pack and downloads it as one file. */
export default function PackDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <TextBundleDialog wide bundle="pack" title={t('pack.title')} onClose={onClose}>
      <PackContents onClose={onClose} />
    </TextBundleDialog>
  )
}

function PackContents({ onClose }: { onClose(): void }) {
  const t = useText()
  const { language } = useSiteData()
  const pages = packStore.use()
  const choice = usePrintPreferences()
  const options = packOptionsStore.use()
  const { nameLine, word, titles, numbers = '' } = options
  const printed = { ...options, word: titles ? '' : cleanSheetWord(word) }
  const countAll = useCountAll()
  const isOffline = useIsOffline()
  const sheets = pages.reduce((sum, { copies }) => sum + copies, 0)
  if (pages.length === 0)
    return (
      <>
        <p>{t('packs.empty')}</p>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </>
    )
  return (
    <>
      <p className="text-ink-soft">{t('packs.lead')}</p>
      <ol className="flex flex-col gap-2">
        {pages.map((page, index) => (
          <PackRow key={page.id} page={page} isFirst={index === 0} isLast={index === pages.length - 1} />
        ))}
      </ol>
      <div className="flex flex-col gap-3 border-t-2 border-dashed border-ink pt-4">
        <label className="flex flex-wrap items-center gap-3 font-display font-bold">
          {t('packs.for-all')}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={CLASS_PACK_LIMITS.maxCopies}
            placeholder="25"
            onChange={(event) => event.target.value && setAllCopies(event.target.valueAsNumber)}
            className="outlined min-h-11 w-20 px-3 text-center font-text"
          />
        </label>
        <Checkbox
          label={t('packs.name-line', { name: t('download.name') })}
          checked={nameLine}
          onChange={(checked) => changePackOptions({ nameLine: checked })}
        />
        {!titles && (
          <TextField
            label={t('packs.word')}
            hint={t('packs.word-hint')}
            maxLength={SHEET_WORD_MAX_LENGTH}
            value={word}
            onChange={({ target }) => changePackOptions({ word: target.value })}
          />
        )}
        <Checkbox
          label={t('packs.titles')}
          checked={titles}
          onChange={(checked) => changePackOptions({ titles: checked })}
        />
        <NumberTaskSelect
          label={t('page.numbers')}
          value={numbers}
          canBeOff
          onChange={(task) => changePackOptions({ numbers: NUMBER_TASKS.find((known) => known === task) })}
        />
        <PrintOptions name="pack-paper" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isOffline ? (
          <p role="status" className="outlined bg-sky-soft p-3">
            {t('packs.offline')}
          </p>
        ) : (
          <a
            href={packPdfPath(pages, language, { ...choice, ...printed })}
            download
            onClick={() => countAll(pages.map(({ id }) => id))}
            className={buttonClass('primary', 'grow sm:grow-0')}
          >
            <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
            {t('packs.get', { count: sheets })}
          </a>
        )}
        <ShareButton
          title={t('packs.shared-title')}
          path={sharedPackPath(pages, language, printed)}
          label={t('packs.send')}
        />
        <Button
          variant="quiet"
          onClick={() => {
            clearPack()
            packOptionsStore.set(DEFAULT_PACK_OPTIONS)
            onClose()
          }}
        >
          <Trash2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('packs.clear')}
        </Button>
      </div>
    </>
  )
}

/** Counts one download for every page of the pack. */
function useCountAll(): (ids: readonly string[]) => void {
  const { config } = useSiteData()
  const { state, client } = useSession()
  return (ids) => {
    const requests = ids.map((page_id) =>
      state.status === 'user'
        ? client().then((db) => db.rpc('record_download', { page_id }))
        : postRpc('record_download', { page_id }, config.publishableKey),
    )
    // A failed count is ignored.
    void Promise.allSettled(requests)
  }
}
