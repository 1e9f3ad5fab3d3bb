// The server's memory when idle, under load, and after 50,000 mixed requests (5,000 without --full), where it must not grow.
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { startServer } from '#tests/support/site/server-process.ts'
import { reportMeasurements } from './measure/measurements.ts'
import { START_ENVIRONMENT } from './measure/start-environment.ts'
import { measureMemory, residentBytes } from './measure/process-memory.ts'
import { createHttpClient } from './measure/http-client.ts'
import { picturePaths, createPathPicker } from './load/page-urls.ts'

const REQUESTS = process.argv.includes('--full') ? 50_000 : 5_000
const CONCURRENCY = 8
const INSPECTOR_PORT = 41_229

await buildIfChanged()
const env = {
  SEED: 'starter',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  ...START_ENVIRONMENT,
  NODE_OPTIONS: `${START_ENVIRONMENT.NODE_OPTIONS} --inspect-port=127.0.0.1:${INSPECTOR_PORT}`,
}
// The first start imports the library; the second one is measured, because it is like all later starts.
const firstStart = await startServer(env)
await firstStart.stop()
const site = await startServer({ ...env, DATA_DIR: firstStart.dataDir })
try {
  const pid = site.child.pid!
  const { publishableKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const nextPath = await createPathPicker(site.url)
  const client = createHttpClient(site.url)
  const pictures = picturePaths((await client.get('/en/top-100')).text)
  let failures = 0
  let maxResidentBytes = 0

  const requests: ((n: number) => Promise<number>)[] = [
    () => status(nextPath()),
    () => status(nextPath()),
    () => status(pictures[0]!),
    (n) => status(pictures[n % pictures.length]!.replace('width=400', 'width=240')),
    (n) => status(`/en/search?q=word${n % 500}`),
    () => status('/print/friendly-cat.pdf'),
    () => status('/en/no-such-thing').then((code) => (code === 404 ? 200 : code)),
    async (n) => {
      const url = `${site.url}/rest/v1/coloring_pages?select=slug,title&limit=20&offset=${n % 400}`
      const response = await fetch(url, { headers: { apikey } })
      await response.arrayBuffer()
      return response.status
    },
    async (n) => {
      const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey,
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({ email: `unknown-${n % 900}@example.org`, password: 'x' }),
      })
      await response.arrayBuffer()
      return response.status === 400 || response.status === 429 ? 200 : response.status
    },
  ]
  const status = async (path: string) => (await client.get(path)).status
  const sendRequests = async (count: number) => {
    const numbers = Array.from({ length: count }, (_, n) => n).values()
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const n of numbers) {
          if ((await requests[n % requests.length]!(n)) !== 200) failures++
          if (n % 50 === 0) maxResidentBytes = Math.max(maxResidentBytes, residentBytes(pid))
        }
      }),
    )
    return measureMemory(pid, INSPECTOR_PORT)
  }
  const idle = await measureMemory(pid, INSPECTOR_PORT)
  // The caches are filled first: they are bounded, so filling them is not growth.
  const before = await sendRequests(Math.max(3_000, REQUESTS / 5))
  const after = await sendRequests(REQUESTS)
  reportMeasurements([
    { name: 'memory: idle server', value: idle.residentBytes / 1e6, unit: 'MB' },
    {
      name: 'memory: maximum under load',
      value: maxResidentBytes / 1e6,
      unit: 'MB',
      goal: { max: 300 },
    },
    { name: 'memory: in use after garbage collection', value: after.liveBytes / 1e6, unit: 'MB' },
    {
      name: `memory: growth of memory in use over ${REQUESTS.toLocaleString('en')} mixed requests`,
      value: (after.liveBytes / before.liveBytes - 1) * 100,
      unit: '%',
      goal: { max: 10 },
      limit: { max: 30 },
    },
    {
      name: `memory: growth of the process over ${REQUESTS.toLocaleString('en')} mixed requests`,
      value: (after.residentBytes / before.residentBytes - 1) * 100,
      unit: '%',
      goal: { max: 10 },
      limit: { max: 30 },
    },
    { name: 'memory: failed requests', value: failures, unit: '', limit: { max: 0 } },
  ])
} finally {
  await site.remove()
}
