import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'

export interface RowSelection {
  selected: ReadonlySet<string>
  /** The visible rows still belong to the previous query, so they cannot be selected. */
  isStale: boolean
  set(keys: readonly string[], isSelected: boolean): void
  clear(): void
}

const NO_ROWS: ReadonlySet<string> = new Set()

/** Each list has its own selection, because a selection carried over to another list would be invisible. */
export function useRowSelection(list = '', isStale = false): RowSelection {
  const [state, setState] = useState({ list, selected: NO_ROWS })
  const selectedIn = (current: typeof state) => (current.list === list ? current.selected : NO_ROWS)
  return {
    selected: selectedIn(state),
    isStale,
    set: (keys, isSelected) =>
      setState((previous) => {
        const next = new Set(selectedIn(previous))
        for (const key of keys)
          if (isSelected) next.add(key)
          else next.delete(key)
        return { list, selected: next }
      }),
    clear: () => setState({ list, selected: NO_ROWS }),
  }
}

const CHECKBOX_CLASS = 'size-5 accent-ink'
const LABEL_CLASS = 'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center'

export function SelectAllRows({ selection, keys }: { selection: RowSelection; keys: readonly string[] }) {
  const t = useText()
  const allSelected = keys.length > 0 && keys.every((key) => selection.selected.has(key))
  return (
    <th scope="col" className="w-11">
      <label className={LABEL_CLASS}>
        <input
          type="checkbox"
          className={CHECKBOX_CLASS}
          aria-label={t('admin.select-all')}
          checked={allSelected}
          disabled={selection.isStale}
          onChange={() => selection.set(keys, !allSelected)}
        />
      </label>
    </th>
  )
}

export function SelectRow({ selection, id, name }: { selection: RowSelection; id: string; name: string }) {
  const t = useText()
  const isSelected = selection.selected.has(id)
  return (
    <td className="w-11">
      <label className={LABEL_CLASS}>
        <input
          type="checkbox"
          className={CHECKBOX_CLASS}
          aria-label={t('admin.select-one', { name })}
          checked={isSelected}
          disabled={selection.isStale}
          onChange={() => selection.set([id], !isSelected)}
        />
      </label>
    </td>
  )
}
