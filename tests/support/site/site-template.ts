// A data folder as it is after a first start, which loads the words of search for fifteen seconds of processor time. `npm test` creates it
// once: servers of tests start from a copy.
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './server-process.ts'

/** Folder of the template of a run of Vitest's tests. `npm test` names one, so that the browser tests find it. */
export const templateFolder = (run: string) =>
  process.env.SITE_TEMPLATE_FOLDER ?? path.join(tmpdir(), `colorami-template-${run}`)

/** Playwright's global setup. Test processes inherit the environment variable it sets. */
export default async function createTemplate(): Promise<() => void> {
  const existing = process.env.SITE_TEMPLATE_FOLDER
  if (existing && existsSync(existing)) {
    process.env.SITE_TEMPLATE = existing
    return () => {}
  }
  const site = await startServer()
  await site.stop()
  process.env.SITE_TEMPLATE = site.dataDir
  return () => rmSync(site.dataDir, { recursive: true, force: true })
}
