import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Most screens load faster than this; a placeholder that flashes up briefly is worse than none. */
const SLOW_AFTER_MS = 500

/** Whether something has been loading long enough to show a placeholder. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return isSlow && isLoading
}

/** The target of a slow navigation, and whether it is the current screen with other parameters. */
export function useSlowNavigation(): { to?: string; isSameScreen: boolean } {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const to = useIsSlow(location !== undefined) ? location?.pathname : undefined
  return { to, isSameScreen: to === pathname }
}
