import { existsSync, readdirSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { startServer } from '#tests/support/site/server-process.ts'
import {
  publishableKey,
  secretKey,
  startSite,
  useServerProcesses,
} from '../../process/support/site-process.ts'

useServerProcesses()

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ')

/** Starts an upload without a length, whose body the test writes in chunks. */
function startUpload(site: ServerProcess, key: string, name: string): ClientRequest {
  const upload = request(`${site.url}/storage/v1/object/pages/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'image/svg+xml' },
  })
  upload.on('error', () => {})
  upload.write(SVG)
  return upload
}

const statusOf = (upload: ClientRequest) =>
  new Promise<number | 'closed'>((resolve) => {
    upload.once('response', ({ statusCode }) => resolve(statusCode!))
    upload.once('close', () => resolve('closed'))
  })

const listPartialFiles = ({ dataDir }: ServerProcess) => {
  const folder = path.join(dataDir, 'files/.waiting')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('an upload of 500 megabytes without a length is aborted soon after the limit and leaves no files', async () => {
  const site = await startSite()
  const key = await secretKey(site)
  const upload = startUpload(site, key, 'huge.svg')
  const status = statusOf(upload)
  const drained = () => new Promise<'drained'>((resolve) => upload.once('drain', () => resolve('drained')))
  let sent = 0
  for (; sent < 500; sent++) {
    if (upload.write(MEGABYTE)) continue
    if ((await Promise.race([drained(), status])) !== 'drained') break
  }
  upload.destroy()
  expect([413, 'closed']).toContain(await status)
  expect(sent).toBeLessThan(100)
  expect((await fetch(`${site.url}/storage/v1/object/public/pages/huge.svg`)).status).toBe(404)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect(listPartialFiles(site)).toEqual([])
})

test('after the server was killed during an upload, the file does not exist and can be uploaded again', async () => {
  const site = await startSite()
  const key = await secretKey(site)
  const upload = startUpload(site, key, 'half.svg')
  upload.write(MEGABYTE)
  while (listPartialFiles(site).length === 0) await pause(20)
  await site.stop('SIGKILL')
  upload.destroy()
  const restarted = await startServer({ DATA_DIR: site.dataDir })
  try {
    const files = createClient(restarted.url, await publishableKey(restarted)).storage.from('pages')
    expect((await files.download('half.svg')).error).not.toBeNull()
    const service = createClient(restarted.url, key).storage.from('pages')
    const { error } = await service.upload('half.svg', `${SVG}</svg>`, { contentType: 'image/svg+xml' })
    expect(error).toBeNull()
  } finally {
    await restarted.stop()
  }
})
