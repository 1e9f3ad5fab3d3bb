import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodsOf, apiMethodRows } from '../support/api-methods.ts'
import { type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture()
})
afterAll(() => fixture.close())

const rows = apiMethodRows('storage.')
const rowsOf = (verdict: string) => rows.filter((row) => row.verdict === verdict)

describe('docs/api.md', () => {
  it('has exactly one row for every storage method of the installed client', () => {
    const { storage } = fixture.as('service')
    const installed = [
      ...methodsOf(storage, 'storage'),
      ...methodsOf(storage.from('open'), 'storage.from'),
      ...methodsOf(storage.vectors, 'storage.vectors'),
      ...methodsOf(storage.analytics, 'storage.analytics'),
    ]
    expect(rows.map(({ method }) => method).sort()).toEqual(installed.sort())
  })

  it.each(rowsOf('works'))('says that $method works and names a test that calls it', ({ method, where }) => {
    const [, file] = /^`([\w-]+\.test\.ts)`/.exec(where)!
    expect(readFileSync(`tests/storage/${file}`, 'utf8')).toContain(`.${method.split('.').at(-1)}(`)
  })

  it.each(rowsOf('not offered'))('says that $method gets a 404', async ({ where }) => {
    const [, method, path] = /^`(\w+) ([^`]+)`/.exec(where)!
    const response = await fixture.fetch(
      new Request(`http://localhost/storage/v1${path}`, {
        method,
        headers: { authorization: 'Bearer service', 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      }),
    )
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ statusCode: '404', code: 'NotFound' })
  })

  it('uses no other verdicts', () => {
    expect([...new Set(rows.map(({ verdict }) => verdict))].sort()).toEqual([
      'client only',
      'not offered',
      'works',
    ])
  })
})
