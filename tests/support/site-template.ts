// A site as it is after its first start, made once a run: whoever starts from a copy of its folder saves the two seconds of a first start.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './server-process.ts'

/** Where a run of the other tests has its own, once one of them has asked for it. */
export const templateFolder = (run: string) => path.join(tmpdir(), `colorami-template-${run}`)

/** Playwright calls it before the first test; what it puts into the environment is known to all of them. */
export default async function makeTemplate(): Promise<() => void> {
  const site = await startServer()
  await site.stop()
  process.env.SITE_TEMPLATE = site.dataDir
  return () => rmSync(site.dataDir, { recursive: true, force: true })
}
