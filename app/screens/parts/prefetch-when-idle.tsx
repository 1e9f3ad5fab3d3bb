import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'

type Network = { connection?: { saveData?: boolean } }

/** Where most people go next is fetched once the browser has nothing else to do, unless they save data. */
export function PrefetchWhenIdle() {
  const language = useLanguage()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if ((navigator as Navigator & Network).connection?.saveData) return undefined
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 2000)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(waiting)
  }, [])
  if (!isIdle) return null
  const likely = [
    paths.category(language, 'animals'),
    paths.category(language, 'vehicles'),
    paths.top(language),
    paths.random(language),
  ]
  return likely.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
