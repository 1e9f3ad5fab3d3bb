// Disks that are full or read-only: requests fail clearly, nothing is stored incompletely, and everything works again later.
import { mkdtempSync, chmodSync, readdirSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'
import { canMount, mountSmallDisk } from './support/small-disk.ts'
import {
  signInAsAdmin,
  statusOf,
  readContactSubjects,
  upload,
  requestPage,
  sendContactMessage,
} from './support/admin-requests.ts'

beforeAll(buildIfChanged, 300_000)
/** The lease of the waiting wish ends, and the next run of the background job draws it. */
const RECOVERY_TIMEOUT_MS = 150_000
/** Details that a response must not reveal. */
const INTERNAL_DETAILS = /ENOSPC|EROFS|No space|colorami-disk|at .*\.ts:\d|could not (write|extend)/

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colorami-disk-'))
  chmodSync(folder, 0o711)
  return folder
}
const countRows = (site: ServerProcess) =>
  withDatabase(site, async (sql) => {
    const [row] = await sql<{ files: number; pending: number }[]>`
      select (select count(*)::int from storage.objects where bucket_id = 'pages') as files,
        (select count(*)::int from public.ai_prompts where status = 'pending') as pending`
    return row!
  })

test.runIf(canMount()).each(['full', 'read-only'] as const)(
  'while the disk of the file storage is %s, uploads fail, and afterwards they work again',
  { timeout: 300_000 },
  async (kind) => {
    const dataDir = createFolder()
    const disk = mountSmallDisk(path.join(dataDir, 'files'), '8m')
    let site: ServerProcess | undefined
    onTestFinished(async () => {
      await site?.stop()
      disk.remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    site = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
    const admin = await signInAsAdmin(site)
    expect((await upload(site, admin, 'before.svg')).status).toBe(200)
    expect((await requestPage(site, admin, 1)).status).toBe(200)
    const before = await countRows(site)

    if (kind === 'full') disk.fill()
    else disk.setReadOnly(true)
    for (let index = 0; index < 3; index++) {
      const failed = await upload(site, admin, `failed-${index}.svg`)
      expect([failed.status, INTERNAL_DETAILS.test(failed.text)]).toEqual([503, false])
    }
    const failedPage = await requestPage(site, admin, 2)
    expect(failedPage.status).toBeGreaterThanOrEqual(500)
    expect(failedPage.text).not.toMatch(INTERNAL_DETAILS)
    // Pages, pictures and prints still work, although they cannot be cached on the disk.
    for (const address of [
      '/en/page/friendly-cat',
      '/storage/v1/object/public/pages/library/friendly-cat.svg?format=webp&width=800',
      '/print/friendly-cat.pdf',
    ])
      expect([address, await statusOf(site, address)]).toEqual([address, 200])
    // The wish that could not be stored has not failed: it waits for the background job.
    expect(await countRows(site)).toEqual({ files: before.files, pending: before.pending + 1 })

    if (kind === 'full') disk.empty()
    else disk.setReadOnly(false)
    const partialFiles = path.join(disk.folder, '.waiting')
    expect(existsSync(partialFiles) ? readdirSync(partialFiles) : []).toEqual([])
    expect((await upload(site, admin, 'after.svg')).status).toBe(200)
    expect((await requestPage(site, admin, 3)).status).toBe(200)
    await expect
      .poll(async () => (await countRows(site)).pending, { timeout: RECOVERY_TIMEOUT_MS, interval: 1000 })
      .toBe(before.pending)
  },
)

test.runIf(canMount())(
  'after the disk of PostgreSQL and of the files was full, all acknowledged messages exist and everything works again',
  { timeout: 600_000 },
  async () => {
    const dataDir = createFolder()
    const disk = mountSmallDisk(dataDir, '700m')
    let site: ServerProcess | undefined
    onTestFinished(async () => {
      await site?.stop()
      disk.remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    site = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
    const admin = await signInAsAdmin(site)
    const acknowledged: string[] = []
    const counts = { failed: 0 }
    const sendMessage = async (subject: string) => {
      const { status, text } = await sendContactMessage(site, admin, subject)
      if (status === 200 || status === 204) acknowledged.push(subject)
      else counts.failed++
      expect(text).not.toMatch(INTERNAL_DETAILS)
    }
    for (let index = 0; index < 20; index++) await sendMessage(`before ${index}`)
    disk.fill()
    // PostgreSQL has preallocated files, so many messages fit in before one fails.
    const padding = 'x'.repeat(150)
    for (let sent = 0; sent < 30_000 && counts.failed < 20; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => sendMessage(`while full ${sent + index} ${padding}`)),
      )
    disk.empty()
    await expect.poll(() => statusOf(site, '/healthz'), { timeout: 120_000, interval: 500 }).toBe(200)
    for (let index = 0; index < 20; index++) await sendMessage(`after ${index}`)
    expect(acknowledged.filter((subject) => subject.startsWith('after'))).toHaveLength(20)
    const stored = await readContactSubjects(site)
    expect(acknowledged.filter((subject) => !stored.has(subject))).toEqual([])
    expect((await requestPage(site, admin, 4)).status).toBe(200)
  },
)
