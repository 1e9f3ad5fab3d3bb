import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A screen that comes sooner is simply there; nobody should see a placeholder flash by. */
const PATIENCE_MS = 300

/** Where somebody is being taken, once the way has lasted long enough to be shown. Another press on the way only changes where to. */
export function useSlowNavigation(): { to?: string; isHere: boolean } {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isOnTheWay = location !== undefined
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isOnTheWay) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isOnTheWay])
  const to = isSlow ? location?.pathname : undefined
  return { to, isHere: to === pathname }
}
