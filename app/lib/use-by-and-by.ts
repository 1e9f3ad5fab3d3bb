import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Cards that come or go in one frame: on a slow phone two take some 30 ms to render, lay out and paint. */
const AT_ONCE = 2
/** So few are no work. */
const FEW = 6

type Listed = { id: string }
/** What stays, what comes (`in`) and what goes (`out`), in the order in which it is seen. */
type Turn<Item> = [item: Item, change?: 'in' | 'out']

/**
 * A list that changes a few items at a time from the top, each few in a frame of their own, so that a finger is answered in between.
 * Whoever goes back has all of it at once, to stand where they stood, and so does a document's first list.
 */
export function useByAndBy<Item extends Listed>(items: readonly Item[]) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [last, setLast] = useState(() => begin(items, [], isBack))
  let now = last
  if (now.items !== items) {
    now = begin(items, shownOf(now), isBack && now.key !== key)
    setLast(now)
  }
  const isDone = now.done >= now.changes
  useEffect(() => {
    if (isDone) return undefined
    const frame = requestAnimationFrame(() => setLast({ ...now, done: now.done + AT_ONCE }))
    return () => cancelAnimationFrame(frame)
  }, [isDone, now])
  return { shown: shownOf(now), isDone }

  function begin(wanted: readonly Item[], before: readonly Item[], isAtOnce: boolean) {
    const turns = turnsOf(wanted, before)
    const changes = turns.filter(([, change]) => change).length
    return { key, items: wanted, turns, changes, done: isAtOnce || changes <= FEW ? changes : AT_ONCE }
  }
}

/** One that comes is followed by one that goes. What stays is not moved: a moved card has to be laid out as if it were new. */
export function turnsOf<Item extends Listed>(items: readonly Item[], before: readonly Item[]): Turn<Item>[] {
  const turns: Turn<Item>[] = []
  let at = 0
  let coming: Item[] = []
  const pass = (until: number) => {
    const going = before.slice(at, until)
    for (let n = 0; n < Math.max(coming.length, going.length); n++) {
      if (coming[n]) turns.push([coming[n]!, 'in'])
      if (going[n]) turns.push([going[n]!, 'out'])
    }
    coming = []
    at = until
  }
  for (const item of items) {
    const stood = before.findIndex(({ id }) => id === item.id)
    if (stood < at) coming.push(item)
    else {
      pass(stood)
      turns.push([item])
      at++
    }
  }
  pass(before.length)
  return turns
}

export function shownOf<Item>({ turns, done }: { turns: readonly Turn<Item>[]; done: number }): Item[] {
  let turn = 0
  return turns.flatMap(([item, change]) => (!change || turn++ < done === (change === 'in') ? item : []))
}
