import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'

/** Before that a slow phone is still busy with the screen itself or with what somebody types; whoever presses nothing is looking around. */
const SETTLED_MS = 5000
const NEXT_MS = 500

type Network = { connection?: { saveData?: boolean } }

/** Where most people go next is fetched, one after the other, whenever the browser has nothing else to do, unless they save data. */
export function PrefetchWhenIdle() {
  const language = useLanguage()
  const likely = [
    paths.category(language, 'animals'),
    paths.category(language, 'vehicles'),
    paths.top(language),
    paths.random(language),
  ]
  const [fetched, setFetched] = useState(0)
  useEffect(() => {
    if (fetched === likely.length || (navigator as Navigator & Network).connection?.saveData) return undefined
    const next = () => setFetched(fetched + 1)
    let timer: ReturnType<typeof setTimeout>
    let waiting = 0
    const cancel = () => {
      clearTimeout(timer)
      if (waiting) cancelIdleCallback(waiting)
    }
    const wait = (ms: number) => {
      cancel()
      timer = setTimeout(() => {
        if ('requestIdleCallback' in window) waiting = requestIdleCallback(next)
        else next()
      }, ms)
    }
    wait(fetched === 0 ? SETTLED_MS : NEXT_MS)
    const waitAnew = () => wait(SETTLED_MS)
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) addEventListener(press, waitAnew)
    return () => {
      cancel()
      for (const press of presses) removeEventListener(press, waitAnew)
    }
  }, [fetched, likely.length])
  return likely.slice(0, fetched).map((page) => <PrefetchPageLinks key={page} page={page} />)
}
