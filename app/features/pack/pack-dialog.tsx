import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PACK } from '#domain/pack.ts'
import { PAPERS } from '#domain/paper.ts'
import { tellRpc } from '#app/lib/ask.ts'
import { useFrame } from '#app/lib/frame.ts'
import { choosePrint, usePrintChoice } from '#app/lib/print-choice.ts'
import { paths } from '#app/lib/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { emptyPack, pack, setAllCopies } from './pack.ts'
import { PackRow } from './pack-row.tsx'

/** The pack laid out on the table: order, copies, a line for names, and the one file it becomes. */
export default function PackDialog({ onClose }: { onClose(): void }) {
  const t = useText()
  return (
    <Dialog wide open onClose={onClose} title={t('pack.title')} closeLabel={t('common.close')}>
      <TextBundle bundle="pack">
        <Contents onClose={onClose} />
      </TextBundle>
    </Dialog>
  )
}

function Contents({ onClose }: { onClose(): void }) {
  const t = useText()
  const { language } = useFrame()
  const pages = pack.use()
  const choice = usePrintChoice()
  const [nameLine, setNameLine] = useState(true)
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
            max={PACK.mostCopies}
            placeholder="25"
            onChange={(event) => event.target.value && setAllCopies(event.target.valueAsNumber)}
            className="outlined min-h-11 w-20 px-3 text-center font-text"
          />
        </label>
        <Choice
          legend={t('download.paper')}
          name="pack-paper"
          options={PAPERS.map((paper) => ({ value: paper, label: t(`download.${paper}`) }))}
          value={choice.paper}
          onChange={(paper) => choosePrint({ ...choice, paper })}
        />
        <Checkbox
          label={t('packs.name-line', { name: t('download.name') })}
          checked={nameLine}
          onChange={setNameLine}
        />
        <Checkbox
          label={t('download.foot')}
          checked={choice.foot}
          onChange={(foot) => choosePrint({ ...choice, foot })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={paths.pack(pages, language, { ...choice, nameLine })}
          download
          onClick={() => countAll(pages.map(({ id }) => id))}
          className={buttonClass('main', 'grow sm:grow-0')}
        >
          <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('packs.get', { count: sheets })}
        </a>
        <Button
          look="quiet"
          onClick={() => {
            emptyPack()
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

/** Every page of the pack counts as downloaded once. */
function useCountAll(): (ids: readonly string[]) => void {
  const { config } = useFrame()
  const { state, client } = useSession()
  return (ids) => {
    const counting = ids.map((page_id) =>
      state.status === 'user'
        ? client().then((db) => db.rpc('record_download', { page_id }))
        : tellRpc('record_download', { page_id }, config.publishableKey),
    )
    // A failed count is nobody's problem.
    void Promise.allSettled(counting)
  }
}
