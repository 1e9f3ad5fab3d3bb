import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Which rows are ticked. */
export interface Selection {
  chosen: ReadonlySet<string>
  set(keys: readonly string[], chosen: boolean): void
  clear(): void
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen,
    set: (keys, on) =>
      setChosen((last) => {
        const next = new Set(last)
        for (const key of keys)
          if (on) next.add(key)
          else next.delete(key)
        return next
      }),
    clear: () => setChosen(new Set()),
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
          onChange={() => selection.set([id], !chosen)}
        />
      </label>
    </td>
  )
}
