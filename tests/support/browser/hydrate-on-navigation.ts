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
 * Waits until React has hydrated the document and every Suspense boundary in it. A click before that works as
 * without scripts: a link downloads the plain file, and a button does nothing. React has no public API for this, so
 * the test reads its internal tree.
 */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type=module]')) return true
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (document as unknown as Record<string, Root>)[key]
    if (!root || root.stateNode.current.memoizedState?.isDehydrated !== false) return false
    const pending: Fiber[] = [root.stateNode.current]
    for (let fiber = pending.pop(); fiber; fiber = pending.pop()) {
      if (fiber.memoizedState?.dehydrated) return false
      for (const next of [fiber.child, fiber.sibling]) if (next) pending.push(next)
    }
    return true
  })
}

/** Makes `goto` and `reload` of this page wait for hydration, unless the caller passes `waitUntil`. */
export function hydrateOnNavigation(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
  return page
}
