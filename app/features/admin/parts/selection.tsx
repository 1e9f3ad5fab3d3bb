import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Which rows are ticked. */
export interface Selection {
  chosen: ReadonlySet<string>
  /** The rows on the screen are those of another question, until its answer is there. */
  isWaiting: boolean
  set(keys: readonly string[], chosen: boolean): void
  clear(): void
}

const NONE: ReadonlySet<string> = new Set()

/** What was ticked in one list does not come along into another, where nobody sees it. */
export function useSelection(list = '', isWaiting = false): Selection {
  const [ticked, setTicked] = useState({ list, chosen: NONE })
  const chosenOf = (last: typeof ticked) => (last.list === list ? last.chosen : NONE)
  return {
    chosen: chosenOf(ticked),
    isWaiting,
    set: (keys, on) =>
      setTicked((last) => {
        const next = new Set(chosenOf(last))
        for (const key of keys)
          if (on) next.add(key)
          else next.delete(key)
        return { list, chosen: next }
      }),
    clear: () => setTicked({ list, chosen: NONE }),
  }
}

const BOX = 'size-5 accent-ink'
const TARGET = 'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center'

export function SelectAll({ selection, keys }: { selection: Selection; keys: readonly string[] }) {
  const t = useText()
  const all = keys.length > 0 && keys.every((key) => selection.chosen.has(key))
  return (
    <th scope="col" className="w-11">
      <label className={TARGET}>
        <input
          type="checkbox"
          className={BOX}
          aria-label={t('admin.select-all')}
          checked={all}
          disabled={selection.isWaiting}
          onChange={() => selection.set(keys, !all)}
        />
      </label>
    </th>
  )
}

export function SelectOne({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const t = useText()
  const chosen = selection.chosen.has(id)
  return (
    <td className="w-11">
      <label className={TARGET}>
        <input
          type="checkbox"
          className={BOX}
          aria-label={t('admin.select-one', { name })}
          checked={chosen}
          disabled={selection.isWaiting}
          onChange={() => selection.set([id], !chosen)}
        />
      </label>
    </td>
  )
}
