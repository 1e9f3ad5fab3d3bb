// What else goes wrong on a real machine: PostgreSQL is killed, a provider hangs, the clock jumps. Real processes, real waiting.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { withDatabase } from '#tests/support/accounts.ts'
import { startAiServer } from '#tests/support/ai-server.ts'
import { postmasterPid } from '#tests/support/postmaster.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { type Boss, post, signInAsBoss, statusOf, subjects, upload, wish, write } from './support/people.ts'

beforeAll(buildIfChanged, 300_000)
const open = async (env: Record<string, string> = {}) => {
  const site = await startServer({ TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...env })
  onTestFinished(() => site.remove())
  return { site, boss: await signInAsBoss(site) }
}
const pending = (site: ServerProcess) =>
  withDatabase(site, async (sql) => (await sql`select from public.ai_prompts where status = 'pending'`).count)

test(
  'PostgreSQL killed ten times among writers: it comes back, and what was promised is there',
  { timeout: 600_000 },
  async () => {
    const { site, boss } = await open()
    const promised: string[] = []
    const files: string[] = []
    const end = new AbortController()
    const again = async (work: (n: number) => Promise<void>) => {
      for (let n = 0; !end.signal.aborted; n++) {
        await work(n)
        await pause(5)
      }
    }
    const writers = Promise.all([
      again(async (n) => {
        const { status, text } = await write(site, boss, `message ${n}`)
        if (status === 200 || status === 204) promised.push(`message ${n}`)
        else expect(text).not.toMatch(/ECONN|postgres\/run|at .*\.ts:\d/)
      }),
      again(async (n) => {
        if ((await upload(site, boss, `file-${n}.svg`)).status === 200) files.push(`file-${n}.svg`)
      }),
      again(async (n) => void (await wish(site, boss, n))),
      again(async () => expect([200, 503]).toContain(await statusOf(site, '/en/page/racing-car'))),
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
    end.abort()
    await writers
    const there = await subjects(site)
    expect(promised.filter((subject) => !there.has(subject))).toEqual([])
    expect(promised.length).toBeGreaterThan(10)
    for (const name of files)
      expect([name, await statusOf(site, `/storage/v1/object/public/pages/${name}`)]).toEqual([name, 200])
    await expect.poll(() => pending(site), { timeout: 150_000, interval: 500 }).toBe(0)
  },
)

test(
  'a provider that never answers holds up nobody else, is given up, and is used again when it answers',
  { timeout: 600_000 },
  async () => {
    const ai = await startAiServer()
    onTestFinished(() => ai.close())
    const { site, boss } = await open({
      AI_BASE_URL: ai.baseUrl,
      AI_IMAGE_MODEL: 'painter',
      AI_TEXT_MODEL: 'writer',
    })
    ai.manners.image = 'slow'
    const wishes = Promise.all([1, 2, 3, 4, 5].map((seed) => wish(site, boss, seed)))
    const end = new AbortController()
    void wishes.then(() => end.abort())
    const slowest = { ms: 0 }
    while (!end.signal.aborted) {
      const begun = performance.now()
      expect(await statusOf(site, '/en/page/friendly-cat')).toBe(200)
      slowest.ms = Math.max(slowest.ms, performance.now() - begun)
      await pause(250)
    }
    for (const { status, text } of await wishes) {
      expect([429, 502, 503, 504]).toContain(status)
      expect(JSON.parse(text)).toMatchObject({ success: false, error: expect.stringMatching(/\w/) })
    }
    expect(await pending(site)).toBe(0)
    expect(slowest.ms).toBeLessThan(5000)
    ai.manners.image = 'page'
    expect((await wish(site, boss, 9)).status).toBe(200)
  },
)

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const canJump = existsSync(FAKETIME) && spawnSync('true', { env: { LD_PRELOAD: FAKETIME } }).status === 0

test.runIf(canJump)(
  'the clock jumps two hours ahead, then a day back: tokens, limits and wishes go on',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'colorami-clock-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const clock = path.join(folder, 'clock')
    const set = (offset: string) => writeFileSync(clock, `${offset}\n`, { mode: 0o644 })
    set('+0')
    spawnSync('chmod', ['755', folder])
    const { site, boss } = await open({
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    })
    let now = boss
    const refreshed = async (): Promise<Boss> => {
      const answer = await post(
        site,
        '/auth/v1/token?grant_type=refresh_token',
        { refresh_token: now.refreshToken },
        { apikey: now.apikey },
      )
      expect(answer.status).toBe(200)
      const session = JSON.parse(answer.text) as { access_token: string; refresh_token: string }
      return { ...now, token: session.access_token, refreshToken: session.refresh_token }
    }
    const works = async (name: string, seed: number) => {
      expect([name, 'a wish', (await wish(site, now, seed)).status]).toEqual([name, 'a wish', 200])
      expect([name, 'a message', (await write(site, now, name)).status < 300]).toEqual([
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
    await works('as it is', 1)
    set('+2h')
    await expect
      .poll(async () => (await fetch(`${site.url}/healthz`)).headers.get('date'), { timeout: 20_000 })
      .toMatch(new RegExp(new Date(Date.now() + 7_200_000).toUTCString().slice(17, 19)))
    expect((await wish(site, now, 2)).status).toBe(401)
    now = await refreshed()
    await works('two hours ahead', 3)
    set('-22h')
    await pause(2000)
    await works('a day back', 4)
    now = await refreshed()
    await works('a day back, with a new token', 5)
    expect(await pending(site)).toBe(0)
  },
)
