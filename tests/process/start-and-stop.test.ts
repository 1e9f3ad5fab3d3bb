import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import { createDataFolder } from './support/data-folder.ts'
import {
  listPublicPages,
  publishableKey,
  startExpectingFailure,
  startSite,
  useServerProcesses,
} from './support/site-process.ts'

useServerProcesses()

test('a start without settings creates a working site, and a second start finds the same site', async () => {
  const folder = await createDataFolder()
  const first = await startSite({ DATA_DIR: folder })
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${first.url}/en`)).status).toBe(200)
  const apikey = await publishableKey(first)
  const pages = await listPublicPages({ url: first.url, apikey })
  expect(pages).toContain('friendly-cat')
  const code = (await readFile(path.join(folder, 'setup-code'), 'utf8')).trim()
  expect(first.output()).toContain(`/setup#code=${code}`)
  expect(await first.stop()).toEqual({ code: 0, signal: null })
  expect(await postmasterPid(folder)).toBeUndefined()

  const second = await startSite({ DATA_DIR: folder })
  expect(await publishableKey(second)).toBe(apikey)
  expect(await listPublicPages({ url: second.url, apikey })).toEqual(pages)
})

test('a port in use is reported in one line', async () => {
  const otherServer = createServer()
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void otherServer.close())
  const { port } = otherServer.address() as { port: number }
  const { code, lines } = await startExpectingFailure({
    PORT: String(port),
    DATA_DIR: await createDataFolder(),
  })
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)])
  expect(code).toBe(1)
})

test('an invalid setting is reported in one line', async () => {
  const { code, lines } = await startExpectingFailure({
    SEED: 'everything',
    DATA_DIR: await createDataFolder(),
  })
  expect(lines).toEqual([expect.stringContaining('SEED="everything" cannot be used')])
  expect(code).toBe(1)
})
