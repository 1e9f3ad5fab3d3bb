import { existsSync, readdirSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { startServer } from '#tests/support/server-process.ts'
import { publishableKey, secretKey, startSite, withBuild } from './support/site.ts'

withBuild()

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ')

/** An upload whose body is written by hand, in chunks. */
function beginUpload(site: ServerProcess, key: string, name: string): ClientRequest {
  const upload = request(`${site.url}/storage/v1/object/pages/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'image/svg+xml' },
  })
  upload.on('error', () => {})
  upload.write(SVG)
  return upload
}

const answerOf = (upload: ClientRequest) =>
  new Promise<number | 'cut'>((resolve) => {
    upload.once('response', ({ statusCode }) => resolve(statusCode!))
    upload.once('close', () => resolve('cut'))
  })

const drafts = ({ dataDir }: ServerProcess) => {
  const waiting = path.join(dataDir, 'files/.waiting')
  return existsSync(waiting) ? readdirSync(waiting) : []
}

test('500 megabytes without a length are cut soon after the limit, and leave nothing', async () => {
  const site = await startSite()
  const key = await secretKey(site)
  const upload = beginUpload(site, key, 'huge.svg')
  const answered = answerOf(upload)
  const drained = () => new Promise<'drained'>((resolve) => upload.once('drain', () => resolve('drained')))
  let sent = 0
  for (; sent < 500; sent++) {
    if (upload.write(MEGABYTE)) continue
    if ((await Promise.race([drained(), answered])) !== 'drained') break
  }
  upload.destroy()
  expect([413, 'cut']).toContain(await answered)
  expect(sent).toBeLessThan(100)
  expect((await fetch(`${site.url}/storage/v1/object/public/pages/huge.svg`)).status).toBe(404)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect(drafts(site)).toEqual([])
})

test('a server killed in the middle of an upload shows nothing of it afterwards', async () => {
  const site = await startSite()
  const key = await secretKey(site)
  const upload = beginUpload(site, key, 'half.svg')
  upload.write(MEGABYTE)
  while (drafts(site).length === 0) await pause(20)
  await site.stop('SIGKILL')
  upload.destroy()
  const again = await startServer({ DATA_DIR: site.dataDir })
  try {
    const files = createClient(again.url, await publishableKey(again)).storage.from('pages')
    expect((await files.download('half.svg')).error).not.toBeNull()
    const service = createClient(again.url, key).storage.from('pages')
    const { error } = await service.upload('half.svg', `${SVG}</svg>`, { contentType: 'image/svg+xml' })
    expect(error).toBeNull()
  } finally {
    await again.stop()
  }
})
