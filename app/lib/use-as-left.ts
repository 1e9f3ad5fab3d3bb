import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const MOST = 50
/** What each place in the history of this tab showed when it was left, newest last. */
const left = new Map<string, unknown>()

/** What is dealt anew with every answer, but as it was for whoever goes back to it: the page they hesitated over is still there. */
export function useAsLeft<Dealt>(dealt: Dealt): Dealt {
  const { key } = useLocation()
  const [last, setLast] = useState<{ key: string; dealt: Dealt; shown: Dealt }>()
  let now = last
  if (now?.key !== key) now = { key, dealt, shown: (left.get(key) as Dealt | undefined) ?? dealt }
  else if (now.dealt !== dealt) now = { key, dealt, shown: dealt }
  if (now !== last) setLast(now)
  const { shown } = now
  useEffect(() => {
    left.delete(key)
    left.set(key, shown)
    const [oldest] = left.keys()
    if (left.size > MOST && oldest !== undefined) left.delete(oldest)
  }, [key, shown])
  return shown
}
