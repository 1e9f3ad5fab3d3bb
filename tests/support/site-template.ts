// A site as it is after its first start, made once a run: whoever starts from a copy of its folder saves the two seconds of a first start.
import { rmSync } from 'node:fs'
import { startServer } from './server-process.ts'

/** Playwright calls it before the first test; what it puts into the environment is known to all of them. */
export default async function makeTemplate(): Promise<() => void> {
  const site = await startServer()
  await site.stop()
  process.env.SITE_TEMPLATE = site.dataDir
  return () => rmSync(site.dataDir, { recursive: true, force: true })
}
