import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const MAX_SNAPSHOTS = 50
/** The data last shown for each history entry of this tab, newest last. */
const snapshots = new Map<string, unknown>()

/**
 * For data that differs with every load, such as random pages: a visitor who goes back sees what that history entry
 * showed before. Data that is loaded again while the entry is open is shown as usual.
 */
export function useHistorySnapshot<Data>(loaded: Data): Data {
  const { key } = useLocation()
  const [last, setLast] = useState<{ key: string; loaded: Data; shown: Data }>()
  let current = last
  if (current?.key !== key)
    current = { key, loaded, shown: (snapshots.get(key) as Data | undefined) ?? loaded }
  else if (current.loaded !== loaded) current = { key, loaded, shown: loaded }
  if (current !== last) setLast(current)
  const { shown } = current
  useEffect(() => {
    snapshots.delete(key)
    snapshots.set(key, shown)
    const [oldest] = snapshots.keys()
    if (snapshots.size > MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest)
  }, [key, shown])
  return shown
}
