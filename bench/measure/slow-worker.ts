import type { BrowserContext } from '@playwright/test'

/** Runs in the worker before its own code: a message leaves it as late as on a slower CPU. What it waits for the network takes no longer. */
const delayMessages = (slowdown: number): void => {
  const worker = globalThis as unknown as {
    fetch: typeof fetch
    postMessage(message: unknown): void
    addEventListener(type: 'message', listener: (event: MessageEvent<{ name: string }>) => void): void
  }
  const [send, load] = [worker.postMessage.bind(worker), worker.fetch.bind(worker)]
  const channel = new BroadcastChannel('slow-worker')
  let [name, startedAt, waited, open, waitsSince] = ['', 0, 0, 0, 0]
  worker.addEventListener('message', ({ data }) => {
    ;[name, startedAt, waited] = [data.name, performance.now(), 0]
    // A file that an earlier call has requested.
    waitsSince = startedAt
  })
  worker.fetch = async (...input) => {
    if (open++ === 0) waitsSince = performance.now()
    try {
      const response = await load(...input)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      if (--open === 0) waited += performance.now() - waitsSince
    }
  }
  worker.postMessage = (message) => {
    const busy = performance.now() - startedAt - waited
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage([name, busy * slowdown])
    setTimeout(() => send(message), busy * (slowdown - 1))
  }
}

/** Slows down a worker, because the browser's own CPU throttling slows down the page only. */
export async function slowDownWorker(
  context: BrowserContext,
  script: RegExp,
  slowdown: number,
): Promise<void> {
  await context.route(script, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: `(${delayMessages.toString()})(${slowdown});${await response.text()}`,
    })
  })
}
