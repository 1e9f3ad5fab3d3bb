import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** So few are no work. */
const FEW = 6

type Listed = { id: string }
type Change = 'in' | 'out'
/** What stays, what comes (`in`) and what goes (`out`), in the order in which it is seen. */
type Turn<Item> = [item: Item, change?: Change]

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
  const isDone = now.done >= now.changes.length
  useEffect(() => {
    if (isDone) return undefined
    const frame = requestAnimationFrame(() => setLast({ ...now, done: nextOf(now) }))
    return () => cancelAnimationFrame(frame)
  }, [isDone, now])
  return { shown: shownOf(now), isDone, isDealt: now.isDealt }

  function begin(wanted: readonly Item[], before: readonly Item[], isAtOnce: boolean) {
    const turns = turnsOf(wanted, before)
    const changes = turns.flatMap(([, change]) => change ?? [])
    const isDealt = !isAtOnce && wanted.length > 0 && changes.length > FEW
    // What the screen around the list has to do for the next one is work enough for its frame, but nobody is to see an empty list.
    const first = before.length > 0 ? 0 : 1
    return { key, items: wanted, turns, changes, isDealt, done: isDealt ? first : changes.length }
  }
}

/** One card comes in a frame, and one goes: on a slow phone that takes some 30 ms to render, lay out and paint. */
export const nextOf = ({ changes, done }: { changes: readonly Change[]; done: number }): number =>
  done + (changes[done + 1] === 'in' ? 1 : 2)

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
