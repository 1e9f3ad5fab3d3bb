// Real disks that are full or cannot be written: said clearly, nothing half-made, and everything works again by itself.
import { mkdtempSync, chmodSync, readdirSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { withDatabase } from '#tests/support/accounts.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { canMount, mountSmallDisk } from './support/small-disk.ts'
import { signInAsBoss, statusOf, subjects, upload, wish, write } from './support/people.ts'

beforeAll(buildIfChanged, 300_000)
const INSIDE = /ENOSPC|EROFS|No space|colorami-disk|at .*\.ts:\d|could not (write|extend)/

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'colorami-disk-'))
  chmodSync(made, 0o711)
  return made
}
const rowsOf = (site: ServerProcess) =>
  withDatabase(site, async (sql) => {
    const [row] = await sql<{ files: number; open: number }[]>`
      select (select count(*)::int from storage.objects where bucket_id = 'pages') as files,
        (select count(*)::int from public.ai_prompts where status = 'pending') as open`
    return row!
  })

test.runIf(canMount()).each(['full', 'read-only'] as const)(
  'a disk for files that is %s',
  { timeout: 300_000 },
  async (kind) => {
    const dataDir = folder()
    const disk = mountSmallDisk(path.join(dataDir, 'files'), '8m')
    let site: ServerProcess | undefined
    onTestFinished(async () => {
      await site?.stop()
      disk.remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    site = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
    const boss = await signInAsBoss(site)
    expect((await upload(site, boss, 'before.svg')).status).toBe(200)
    expect((await wish(site, boss, 1)).status).toBe(200)
    const before = await rowsOf(site)

    if (kind === 'full') disk.fill()
    else disk.readOnly(true)
    for (let n = 0; n < 3; n++) {
      const refused = await upload(site, boss, `refused-${n}.svg`)
      expect([refused.status, INSIDE.test(refused.text)]).toEqual([503, false])
    }
    const unmade = await wish(site, boss, 2)
    expect(unmade.status).toBeGreaterThanOrEqual(500)
    expect(unmade.text).not.toMatch(INSIDE)
    // Whoever only looks or prints notices nothing, even of what cannot be kept.
    for (const seen of [
      '/en/page/friendly-cat',
      '/storage/v1/object/public/pages/library/friendly-cat.svg?format=webp&width=640',
      '/print/friendly-cat.pdf',
    ])
      expect([seen, await statusOf(site, seen)]).toEqual([seen, 200])
    expect(await rowsOf(site)).toEqual(before)

    if (kind === 'full') disk.empty()
    else disk.readOnly(false)
    const waiting = path.join(disk.folder, '.waiting')
    expect(existsSync(waiting) ? readdirSync(waiting) : []).toEqual([])
    expect((await upload(site, boss, 'after.svg')).status).toBe(200)
    expect((await wish(site, boss, 3)).status).toBe(200)
  },
)

test.runIf(canMount())(
  'a disk for everything that is full, PostgreSQL included',
  { timeout: 600_000 },
  async () => {
    const dataDir = folder()
    const disk = mountSmallDisk(dataDir, '700m')
    let site: ServerProcess | undefined
    onTestFinished(async () => {
      await site?.stop()
      disk.remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    site = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
    const boss = await signInAsBoss(site)
    const promised: string[] = []
    const count = { refused: 0 }
    const note = async (subject: string) => {
      const { status, text } = await write(site, boss, subject)
      if (status === 200 || status === 204) promised.push(subject)
      else count.refused++
      expect(text).not.toMatch(INSIDE)
    }
    for (let n = 0; n < 20; n++) await note(`before ${n}`)
    disk.fill()
    // Enough to fill what PostgreSQL has set aside.
    const long = 'x'.repeat(150)
    for (let n = 0; n < 30_000 && count.refused < 20; n += 50)
      await Promise.all(Array.from({ length: 50 }, (_, m) => note(`while full ${n + m} ${long}`)))
    disk.empty()
    await expect.poll(() => statusOf(site, '/healthz'), { timeout: 120_000, interval: 500 }).toBe(200)
    for (let n = 0; n < 20; n++) await note(`after ${n}`)
    expect(promised.filter((subject) => subject.startsWith('after'))).toHaveLength(20)
    const there = await subjects(site)
    expect(promised.filter((subject) => !there.has(subject))).toEqual([])
    expect((await wish(site, boss, 4)).status).toBe(200)
  },
)
