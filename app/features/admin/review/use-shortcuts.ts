import { type RefObject, useEffect, useState } from 'react'

export const SHORTCUT_KEYS = { approve: 'r', reject: 'd', next: 'n', previous: 'p' } as const

const STORAGE_KEY = 'admin-review-shortcuts'

const readStoredState = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

/**
 * Single-key shortcuts for a long queue. They can be switched off and do nothing while another control has the focus,
 * so that speech input and stray keys decide nothing (WCAG 2.1.4).
 */
export function useShortcuts(
  region: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
) {
  const [isOn, setIsOn] = useState(readStoredState)
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const focused = document.activeElement
      if (focused && focused !== document.body && !region.current?.contains(focused)) return
      const action = actions[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, region, actions])
  return {
    isOn,
    set(next: boolean) {
      setIsOn(next)
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off')
      } catch {
        // Without storage the choice lasts until the user leaves the page.
      }
    },
  }
}
