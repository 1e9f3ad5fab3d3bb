import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** What comes sooner is simply there; nobody should see a placeholder flash by. */
const PATIENCE_MS = 500

/** Whether something has been waited for long enough to be shown as waiting. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow && isWaiting
}

/** Where somebody is being taken, once the way has lasted long enough to be shown. Another press on the way only changes where to. */
export function useSlowNavigation(): { to?: string; isHere: boolean } {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const to = useSlow(location !== undefined) ? location?.pathname : undefined
  return { to, isHere: to === pathname }
}
