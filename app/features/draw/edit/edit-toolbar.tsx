import { CloudSun, Plus, Redo2, Undo2 } from 'lucide-react'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { EditButton } from './figure-panel.tsx'
import type { Selection } from './selection.ts'

const hintSeen = createLocalStorageStore('draw-edit-hint-seen', false, (stored) => stored === true)

/** Called when the user has made a first change, so that the hint is not shown again. */
export const hideEditHint = () => hintSeen.get() || hintSeen.set(true)

interface Props {
  canAdd: boolean
  canUndo: boolean
  canRedo: boolean
  onUndo(): void
  onRedo(): void
  onSelect(selection: Selection): void
}

/** Undo, redo, and what can be changed without pointing at the picture. */
export function EditToolbar({ canAdd, canUndo, canRedo, onUndo, onRedo, onSelect }: Props) {
  const t = useText()
  const isHintSeen = hintSeen.use()
  return (
    <div className="flex flex-col gap-2" data-no-print>
      {!isHintSeen && <p className="outlined bg-sky-soft px-3 py-2">{t('draw.edit-hint')}</p>}
      <div role="toolbar" aria-label={t('draw.edit-picture')} className="flex flex-wrap gap-2">
        <EditButton icon={Undo2} label="device.undo" isIconOnly isOff={!canUndo} onClick={onUndo} />
        <EditButton icon={Redo2} label="draw.redo" isIconOnly isOff={!canRedo} onClick={onRedo} />
        {canAdd && <EditButton icon={Plus} label="draw.add" onClick={() => onSelect({ kind: 'add' })} />}
        <EditButton
          icon={CloudSun}
          label="draw.place-and-weather"
          onClick={() => onSelect({ kind: 'place' })}
        />
      </div>
    </div>
  )
}
