import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A screen that comes sooner is simply there; nobody should see a placeholder flash by. */
const PATIENCE_MS = 300

/** Where somebody is being taken, once that has lasted long enough to be shown. */
export function useSlowNavigation(): { to?: string; isHere: boolean } {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const key = location?.key
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSlow(key), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [key])
  const to = location && location.key === slow ? location.pathname : undefined
  return { to, isHere: to === pathname }
}
