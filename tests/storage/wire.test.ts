import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodsOf, wireRows } from '../support/wire-rows.ts'
import { type Files, openFiles } from './open-files.ts'

let opened: Files
beforeAll(async () => {
  opened = await openFiles()
})
afterAll(() => opened.close())

const rows = wireRows('storage.')
const rowsOf = (verdict: string) => rows.filter((row) => row.verdict === verdict)

describe('docs/wire.md on files', () => {
  it('has one row for every method of the installed client and none that is not there', () => {
    const { storage } = opened.as('service')
    const installed = [
      ...methodsOf(storage, 'storage'),
      ...methodsOf(storage.from('open'), 'storage.from'),
      ...methodsOf(storage.vectors, 'storage.vectors'),
      ...methodsOf(storage.analytics, 'storage.analytics'),
    ]
    expect(rows.map(({ method }) => method).sort()).toEqual(installed.sort())
  })

  it.each(rowsOf('works'))('$method works, and the test named beside it uses it', ({ method, where }) => {
    const [, file] = /^`([\w-]+\.test\.ts)`/.exec(where)!
    expect(readFileSync(`tests/storage/${file}`, 'utf8')).toContain(`.${method.split('.').at(-1)}(`)
  })

  it.each(rowsOf('not offered'))('$method is answered with a clear 404', async ({ where }) => {
    const [, method, address] = /^`(\w+) ([^`]+)`/.exec(where)!
    const response = await opened.fetch(
      new Request(`http://localhost/storage/v1${address}`, {
        method,
        headers: { authorization: 'Bearer service', 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      }),
    )
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ statusCode: '404', code: 'NotFound' })
  })

  it('knows no other verdict', () => {
    expect([...new Set(rows.map(({ verdict }) => verdict))].sort()).toEqual([
      'client only',
      'not offered',
      'works',
    ])
  })
})
