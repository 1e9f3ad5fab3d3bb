import type { Page } from '@playwright/test'

interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: object | null } | null
  child: Fiber | null
  sibling: Fiber | null
}
interface Root {
  stateNode: { current: Fiber }
}

/**
 * Once React answers to presses. Before, a press does what it does without scripts: a link downloads the plain file, a
 * button nothing. Nobody presses that early by hand; a test on a busy machine does. React says it nowhere in public. The frame wakes
 * first, then what stands behind boundaries: the screen, and parts of it whose scripts come later.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type=module]')) return true
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (document as unknown as Record<string, Root>)[key]
    if (!root || root.stateNode.current.memoizedState?.isDehydrated !== false) return false
    const left: Fiber[] = [root.stateNode.current]
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      if (fiber.memoizedState?.dehydrated) return false
      for (const next of [fiber.child, fiber.sibling]) if (next) left.push(next)
    }
    return true
  })
}

/** From now on whoever opens a screen on this page finds it awake, unless they ask for an earlier moment by `waitUntil`. */
export function arriveAwake(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await awake(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await awake(page)
    return answer
  }
  return page
}
