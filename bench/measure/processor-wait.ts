import { existsSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** How long the renderer's main thread was ready to run but had to wait for a processor, in ms since its start; 0 outside Linux. */
export async function createWaitReader(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number; cpuTime: number }[]
  }
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const busiest = renderers.toSorted((a, b) => b.cpuTime - a.cpuTime)[0]!
  // The main thread has the id of its process. The second number counts nanoseconds in the queue of a processor.
  const file = `/proc/${busiest.id}/task/${busiest.id}/schedstat`
  return () => (existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0)
}
