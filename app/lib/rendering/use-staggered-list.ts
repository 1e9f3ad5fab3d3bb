import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Up to this many changed items render fast enough in one frame. */
const MAX_UNSTAGGERED = 6

type ListItem = { id: string }
type Change = 'added' | 'removed'
/** An item of the old or the new list in display order. An item without a change is in both lists. */
type MergedItem<Item> = [item: Item, change?: Change]

/**
 * Replaces a list step by step from the top, one step per animation frame, so that the browser can handle input
 * between the steps. The first list of a document appears at once. So does a list the visitor goes back to, because
 * the scroll position needs its full height.
 */
export function useStaggeredList<Item extends ListItem>(items: readonly Item[]) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [last, setLast] = useState(() => start(items, [], isBack))
  let current = last
  if (current.items !== items) {
    current = start(items, visibleItems(current), isBack && current.key !== key)
    setLast(current)
  }
  const isDone = current.done >= current.changes.length
  useEffect(() => {
    if (isDone) return undefined
    const frame = requestAnimationFrame(() => setLast({ ...current, done: nextStep(current) }))
    return () => cancelAnimationFrame(frame)
  }, [isDone, current])
  return { shown: visibleItems(current), isDone, isStaggered: current.isStaggered }

  function start(newItems: readonly Item[], oldItems: readonly Item[], isAtOnce: boolean) {
    const merged = mergeLists(newItems, oldItems)
    const changes = merged.flatMap(([, change]) => change ?? [])
    const isStaggered = !isAtOnce && newItems.length > 0 && changes.length > MAX_UNSTAGGERED
    // The first frame already renders the screen around the list, so the list changes from the next frame on. An
    // empty list starts with one item, so that no visitor sees it empty.
    const firstDone = oldItems.length > 0 ? 0 : 1
    return {
      key,
      items: newItems,
      merged,
      changes,
      isStaggered,
      done: isStaggered ? firstDone : changes.length,
    }
  }
}

/** A step adds one card and removes one: on a slow phone that takes about 30 ms to render, lay out and paint. */
export const nextStep = ({ changes, done }: { changes: readonly Change[]; done: number }): number =>
  done + (changes[done + 1] === 'added' ? 1 : 2)

/**
 * Merges both lists so that each added item is followed by a removed one. Items in both lists are not moved,
 * because the browser lays out a moved card like a new one.
 */
export function mergeLists<Item extends ListItem>(
  newItems: readonly Item[],
  oldItems: readonly Item[],
): MergedItem<Item>[] {
  const merged: MergedItem<Item>[] = []
  let oldIndex = 0
  let added: Item[] = []
  const flushUntil = (end: number) => {
    const removed = oldItems.slice(oldIndex, end)
    for (let n = 0; n < Math.max(added.length, removed.length); n++) {
      if (added[n]) merged.push([added[n]!, 'added'])
      if (removed[n]) merged.push([removed[n]!, 'removed'])
    }
    added = []
    oldIndex = end
  }
  for (const item of newItems) {
    const previousIndex = oldItems.findIndex(({ id }) => id === item.id)
    if (previousIndex < oldIndex) added.push(item)
    else {
      flushUntil(previousIndex)
      merged.push([item])
      oldIndex++
    }
  }
  flushUntil(oldItems.length)
  return merged
}

/** The items to show after the first `done` changes. */
export function visibleItems<Item>({
  merged,
  done,
}: {
  merged: readonly MergedItem<Item>[]
  done: number
}): Item[] {
  let changeIndex = 0
  return merged.flatMap(([item, change]) => {
    if (!change) return item
    const isApplied = changeIndex++ < done
    return isApplied === (change === 'added') ? item : []
  })
}
