import { randomUUID } from 'node:crypto'
import { utimesSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { collect } from './support/collect.ts'
import { DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

const MAX_BYTES = 30_000
/** One more file without a row than the cleanup removes without comparing their number with that of all files. */
const SUSPICIOUSLY_MANY = 101
let fixture: StorageFixture
beforeEach(async () => {
  fixture = await createStorageFixture({ maxRenditionBytes: MAX_BYTES })
})
afterEach(() => fixture.close())

const pathOf = (key: string) => {
  const [bucket, version] = key.split('/') as [string, string]
  return path.join(fixture.folder, bucket, version.slice(0, 2), version)
}
const setAge = (key: string, hours: number) => {
  const then = Date.now() / 1000 - hours * 3600
  utimesSync(pathOf(key), then, then)
}
const listed = async (bucket: string) =>
  (await collect(fixture.files.list())).filter(({ key }) => key.startsWith(`${bucket}/`))
const store = (key: string, text = 'x') =>
  fixture.files.put(key, new Blob([text]).stream(), { maxBytes: 1e9, type: 'text/plain' })
const files = () => fixture.as('service').storage.from('open')
const picture = (width: number) =>
  fixture.fetch(
    new Request(`http://localhost/storage/v1/render/image/public/open/cat.svg?width=${width}&format=png`),
  )

describe('the cleanup', () => {
  test('removes only old files without a row', async () => {
    await files().upload('current.txt', 'current', { contentType: 'text/plain' })
    const [current] = await listed('open')
    const [old, young, unknownBucket] = [
      `open/${randomUUID()}`,
      `open/${randomUUID()}`,
      `unknown/${randomUUID()}`,
    ]
    for (const key of [old, young, unknownBucket]) await store(key)
    for (const key of [current!.key, old, unknownBucket]) setAge(key, 2)
    expect(await fixture.cleanUp()).toEqual({ unfinished: 0, orphans: 1, renditions: 0, missing: 0 })
    expect((await listed('open')).map(({ key }) => key).sort()).toEqual([current!.key, young].sort())
    expect(await listed('unknown')).toHaveLength(1)
    expect(await (await files().download('current.txt')).data!.text()).toBe('current')
  })

  test('reports rows without a file and keeps the rows', async () => {
    await files().upload('lost.txt', 'lost', { contentType: 'text/plain' })
    await fixture.files.remove([(await listed('open'))[0]!.key])
    await fixture.sql`update storage.objects set updated_at = now() - interval '2 hours'`
    expect(await fixture.cleanUp()).toMatchObject({ missing: 1 })
    expect(fixture.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ count: 1 }),
      'objects whose file is missing',
    )
    expect((await files().list()).data).toHaveLength(1)
    expect((await files().download('lost.txt')).error).not.toBeNull()
  })

  test('removes the least recently used pictures beyond the storage limit', async () => {
    await files().upload('cat.svg', DRAWING, { contentType: 'image/svg+xml' })
    for (const width of [600, 700, 800]) await (await picture(width)).arrayBuffer()
    const rendered = await listed('_renditions')
    expect(rendered).toHaveLength(3)
    for (const { key } of rendered) setAge(key, 5)
    await (await picture(700)).arrayBuffer()
    await expect
      .poll(async () =>
        (await listed('_renditions')).some(({ modified }) => modified > new Date(Date.now() - 60_000)),
      )
      .toBe(true)
    const used = (await listed('_renditions')).find(
      ({ modified }) => modified > new Date(Date.now() - 60_000),
    )!
    // A file of the remaining size, so that only it and the used picture fit.
    const [row] = await fixture.sql<{ version: string }[]>`select version from storage.objects`
    await store(`_renditions/${row!.version}_filling`, 'x'.repeat(MAX_BYTES - used.size))
    expect(await fixture.cleanUp()).toMatchObject({ renditions: 2, orphans: 0 })
    const left = (await listed('_renditions')).map(({ key }) => key)
    expect(left).toHaveLength(2)
    expect(left).toContain(used.key)
  })

  test('removes the pictures of a removed file', async () => {
    await files().upload('cat.svg', DRAWING, { contentType: 'image/svg+xml' })
    await (await picture(600)).arrayBuffer()
    await files().remove(['cat.svg'])
    const [rendered] = await listed('_renditions')
    setAge(rendered!.key, 2)
    expect(await fixture.cleanUp()).toMatchObject({ orphans: 1 })
    expect(await listed('_renditions')).toEqual([])
  })

  test('prints of visitors are no orphans, count towards the limit and do not stop the cleanup', async () => {
    for (let count = 0; count < SUSPICIOUSLY_MANY; count++) {
      const key = `_prints/${randomUUID()}_print`
      await store(key)
      setAge(key, 2)
    }
    const lost = `open/${randomUUID()}`
    await store(lost)
    setAge(lost, 2)
    await store(`_prints/${randomUUID()}_new`, 'x'.repeat(MAX_BYTES))
    expect(await fixture.cleanUp()).toMatchObject({ orphans: 1, renditions: 101 })
    expect(await listed('_prints')).toHaveLength(1)
  })

  test('removes nothing when most files have no row, because they may belong to another database', async () => {
    for (let count = 0; count < SUSPICIOUSLY_MANY; count++) {
      const key = `open/${randomUUID()}`
      await store(key)
      setAge(key, 2)
    }
    expect(await fixture.cleanUp()).toMatchObject({ orphans: 0 })
    expect(await listed('open')).toHaveLength(101)
    expect(fixture.log.error).toHaveBeenCalledWith(
      { orphans: 101, files: 101 },
      expect.stringContaining('check that this database'),
    )
  })

  test('runs in one process at a time', async () => {
    const other = await fixture.sql.reserve()
    await other`select pg_advisory_lock(7215530020)`
    expect(await fixture.cleanUp()).toBeUndefined()
    await other`select pg_advisory_unlock(7215530020)`
    other.release()
    expect(await fixture.cleanUp()).toBeDefined()
  })
})
