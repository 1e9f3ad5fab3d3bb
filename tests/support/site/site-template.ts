// A data folder as it is after a first start, created once per run. A server that starts from a copy of it saves two
// seconds.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './server-process.ts'

/** Folder of the template that Vitest's tests share in this run. */
export const templateFolder = (run: string) => path.join(tmpdir(), `colorami-template-${run}`)

/** Playwright's global setup. Test processes inherit the environment variable it sets. */
export default async function createTemplate(): Promise<() => void> {
  const site = await startServer()
  await site.stop()
  process.env.SITE_TEMPLATE = site.dataDir
  return () => rmSync(site.dataDir, { recursive: true, force: true })
}
