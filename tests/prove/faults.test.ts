// Further faults, with real processes and real waiting times: PostgreSQL is killed, a provider hangs, the clock jumps.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import { startAiServer } from '#tests/support/services/ai-server.ts'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'
import {
  type AdminSession,
  post,
  signInAsAdmin,
  statusOf,
  readContactSubjects,
  upload,
  requestPage,
  sendContactMessage,
} from './support/admin-requests.ts'

beforeAll(buildIfChanged, 300_000)
const startSite = async (env: Record<string, string> = {}) => {
  const site = await startServer({ TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...env })
  onTestFinished(() => site.remove())
  return { site, admin: await signInAsAdmin(site) }
}
const countPendingWishes = (site: ServerProcess) =>
  withDatabase(site, async (sql) => (await sql`select from public.ai_prompts where status = 'pending'`).count)

test(
  'PostgreSQL is restarted after each of ten kills under load, and all acknowledged writes exist',
  { timeout: 600_000 },
  async () => {
    const { site, admin } = await startSite()
    const acknowledged: string[] = []
    const files: string[] = []
    const stopping = new AbortController()
    const repeat = async (work: (count: number) => Promise<void>) => {
      for (let count = 0; !stopping.signal.aborted; count++) {
        await work(count)
        await pause(5)
      }
    }
    const writers = Promise.all([
      repeat(async (count) => {
        const { status, text } = await sendContactMessage(site, admin, `message ${count}`)
        if (status === 200 || status === 204) acknowledged.push(`message ${count}`)
        else expect(text).not.toMatch(/ECONN|postgres\/run|at .*\.ts:\d/)
      }),
      repeat(async (count) => {
        if ((await upload(site, admin, `file-${count}.svg`)).status === 200) files.push(`file-${count}.svg`)
      }),
      repeat(async (count) => void (await requestPage(site, admin, count))),
      repeat(async () => expect([200, 503]).toContain(await statusOf(site, '/en/page/racing-car'))),
    ])
    for (let round = 0; round < 10; round++) {
      await pause(300 + Math.random() * 1200)
      const pid = (await postmasterPid(site.dataDir))!
      process.kill(pid, 'SIGKILL')
      await expect
        .poll(async () => (await postmasterPid(site.dataDir)) !== pid && (await statusOf(site, '/healthz')), {
          timeout: 60_000,
          interval: 100,
        })
        .toBe(200)
    }
    stopping.abort()
    await writers
    const stored = await readContactSubjects(site)
    expect(acknowledged.filter((subject) => !stored.has(subject))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(10)
    for (const name of files)
      expect([name, await statusOf(site, `/storage/v1/object/public/pages/${name}`)]).toEqual([name, 200])
    await expect.poll(() => countPendingWishes(site), { timeout: 150_000, interval: 500 }).toBe(0)
  },
)

test(
  'a provider that never responds does not delay pages, its requests time out, and it is used again when it responds',
  { timeout: 600_000 },
  async () => {
    const ai = await startAiServer()
    onTestFinished(() => ai.close())
    const { site, admin } = await startSite({
      AI_BASE_URL: ai.baseUrl,
      AI_IMAGE_MODEL: 'painter',
      AI_IMAGE_USE: 'always',
      AI_TEXT_MODEL: 'writer',
    })
    ai.behaviour.image = 'slow'
    const wishes = Promise.all([1, 2, 3, 4, 5].map((seed) => requestPage(site, admin, seed)))
    const stopping = new AbortController()
    void wishes.then(() => stopping.abort())
    let slowestMs = 0
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      expect(await statusOf(site, '/en/page/friendly-cat')).toBe(200)
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      await pause(250)
    }
    for (const { status, text } of await wishes) {
      expect([429, 502, 503, 504]).toContain(status)
      expect(JSON.parse(text)).toMatchObject({ success: false, error: expect.stringMatching(/\w/) })
    }
    expect(await countPendingWishes(site)).toBe(0)
    expect(slowestMs).toBeLessThan(5000)
    ai.behaviour.image = 'page'
    expect((await requestPage(site, admin, 9)).status).toBe(200)
  },
)

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const hasFaketime = existsSync(FAKETIME) && spawnSync('true', { env: { LD_PRELOAD: FAKETIME } }).status === 0

test.runIf(hasFaketime)(
  'tokens, limits and wishes work after the clock jumps two hours ahead and then a day back',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'colorami-clock-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const clockFile = path.join(folder, 'clock')
    const setClock = (offset: string) => writeFileSync(clockFile, `${offset}\n`, { mode: 0o644 })
    setClock('+0')
    spawnSync('chmod', ['755', folder])
    const { site, admin } = await startSite({
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    })
    let session = admin
    const refreshSession = async (): Promise<AdminSession> => {
      const response = await post(
        site,
        '/auth/v1/token?grant_type=refresh_token',
        { refresh_token: session.refreshToken },
        { apikey: session.apikey },
      )
      expect(response.status).toBe(200)
      const refreshed = JSON.parse(response.text) as { access_token: string; refresh_token: string }
      return { ...session, token: refreshed.access_token, refreshToken: refreshed.refresh_token }
    }
    const expectSiteWorks = async (name: string, seed: number) => {
      expect([name, 'a wish', (await requestPage(site, session, seed)).status]).toEqual([name, 'a wish', 200])
      expect([name, 'a message', (await sendContactMessage(site, session, name)).status < 300]).toEqual([
        name,
        'a message',
        true,
      ])
      expect([name, 'a screen', await statusOf(site, '/en/page/friendly-cat')]).toEqual([
        name,
        'a screen',
        200,
      ])
    }
    await expectSiteWorks('before the jump', 1)
    setClock('+2h')
    await expect
      .poll(async () => (await fetch(`${site.url}/healthz`)).headers.get('date'), { timeout: 20_000 })
      .toMatch(new RegExp(new Date(Date.now() + 7_200_000).toUTCString().slice(17, 19)))
    expect((await requestPage(site, session, 2)).status).toBe(401)
    session = await refreshSession()
    await expectSiteWorks('two hours ahead', 3)
    setClock('-22h')
    await pause(2000)
    await expectSiteWorks('a day back', 4)
    session = await refreshSession()
    await expectSiteWorks('a day back, with a new token', 5)
    expect(await countPendingWishes(site)).toBe(0)
  },
)
