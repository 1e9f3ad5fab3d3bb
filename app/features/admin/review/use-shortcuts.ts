import { type RefObject, useEffect, useState } from 'react'

export const KEYS = { yes: 'r', no: 'd', next: 'n', previous: 'p' } as const

const STORED = 'admin-review-shortcuts'

const stored = () => {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

/**
 * Single keys for whoever has a long queue. They can be switched off, and they do nothing while somebody types or uses another control,
 * so that speech input and stray keys decide nothing (WCAG 2.1.4).
 */
export function useShortcuts(
  region: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
) {
  const [on, setOn] = useState(stored)
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const focused = document.activeElement
      if (focused && focused !== document.body && !region.current?.contains(focused)) return
      const act = actions[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, region, actions])
  return {
    on,
    set(next: boolean) {
      setOn(next)
      try {
        localStorage.setItem(STORED, next ? 'on' : 'off')
      } catch {
        // Then it is remembered until the page is left.
      }
    },
  }
}
