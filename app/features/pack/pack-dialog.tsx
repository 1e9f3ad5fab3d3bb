import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NUMBER_TASKS } from '#domain/coloring/sums.ts'
import { CLASS_PACK_LIMITS } from '#domain/print/class-pack.ts'
import { PAPER_SIZES } from '#domain/print/paper-size.ts'
import { cleanSheetWord, SHEET_WORD_MAX_LENGTH } from '#domain/print/sheet-word.ts'
import { ShareButton } from '#app/components/share-button.tsx'
import { postRpc } from '#app/lib/api/rest-client.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { savePrintPreferences, usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { clearPack, packStore, setAllCopies } from './pack-store.ts'
import { PackRow } from './pack-row.tsx'

/** Edits the order and copies of the pack and downloads it as one file. */
export default function PackDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <Dialog wide open onClose={onClose} title={t('pack.title')} closeLabel={t('common.close')}>
      <TextBundle bundle="pack">
        <PackContents onClose={onClose} />
      </TextBundle>
    </Dialog>
  )
}

function PackContents({ onClose }: { onClose(): void }) {
  const t = useText()
  const { language } = useSiteData()
  const pages = packStore.use()
  const choice = usePrintPreferences()
  const [nameLine, setNameLine] = useState(true)
  const [word, setWord] = useState('')
  const [numbers, setNumbers] = useState('')
  const countAll = useCountAll()
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
        <RadioGroup
          legend={t('download.paper')}
          name="pack-paper"
          options={PAPER_SIZES.map((paper) => ({ value: paper, label: t(`download.${paper}`) }))}
          value={choice.paper}
          onChange={(paper) => savePrintPreferences({ ...choice, paper })}
        />
        <Checkbox
          label={t('packs.name-line', { name: t('download.name') })}
          checked={nameLine}
          onChange={setNameLine}
        />
        <TextField
          label={t('packs.word')}
          hint={t('packs.word-hint')}
          maxLength={SHEET_WORD_MAX_LENGTH}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <label className="flex flex-wrap items-center gap-3 font-display font-bold">
          {t('page.numbers')}
          <select
            value={numbers}
            onChange={({ target }) => setNumbers(target.value)}
            className="outlined min-h-11 px-3 font-text"
          >
            <option value="">{t('numbers.off')}</option>
            {NUMBER_TASKS.map((task) => (
              <option key={task} value={task}>
                {t(`numbers.task-${task}`)}
              </option>
            ))}
          </select>
        </label>
        <Checkbox
          label={t('download.foot')}
          checked={choice.foot}
          onChange={(foot) => savePrintPreferences({ ...choice, foot })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={paths.pack(pages, language, { ...choice, nameLine, word: cleanSheetWord(word), numbers })}
          download
          onClick={() => countAll(pages.map(({ id }) => id))}
          className={buttonClass('primary', 'grow sm:grow-0')}
        >
          <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('packs.get', { count: sheets })}
        </a>
        <ShareButton
          title={t('packs.shared-title')}
          path={paths.sharedPack(pages, language)}
          label={t('packs.send')}
        />
        <Button
          variant="quiet"
          onClick={() => {
            clearPack()
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
