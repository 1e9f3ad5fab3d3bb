import { randomUUID } from 'node:crypto'
import { utimesSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { allOf } from './all-of.ts'
import { DRAWING, type Files, openFiles } from './open-files.ts'

const ROOM = 30_000
let opened: Files
beforeEach(async () => {
  opened = await openFiles({ renditionBytes: ROOM })
})
afterEach(() => opened.close())

const placeOf = (key: string) => {
  const [bucket, version] = key.split('/') as [string, string]
  return path.join(opened.folder, bucket, version.slice(0, 2), version)
}
const age = (key: string, hours: number) => {
  const then = Date.now() / 1000 - hours * 3600
  utimesSync(placeOf(key), then, then)
}
const listed = async (bucket: string) =>
  (await allOf(opened.files.list())).filter(({ key }) => key.startsWith(`${bucket}/`))
const bring = (key: string, text = 'x') =>
  opened.files.put(key, new Blob([text]).stream(), { maxBytes: 1e9, type: 'text/plain' })
const files = () => opened.as('service').storage.from('open')
const picture = (width: number) =>
  opened.fetch(
    new Request(`http://localhost/storage/v1/render/image/public/open/cat.svg?width=${width}&format=png`),
  )

describe('the sweep', () => {
  test('takes old bytes that no row names, and nothing else', async () => {
    await files().upload('kept.txt', 'kept', { contentType: 'text/plain' })
    const [kept] = await listed('open')
    const [old, young, foreign] = [`open/${randomUUID()}`, `open/${randomUUID()}`, `unknown/${randomUUID()}`]
    for (const key of [old, young, foreign]) await bring(key)
    for (const key of [kept!.key, old, foreign]) age(key, 2)
    expect(await opened.sweep()).toEqual({ drafts: 0, orphans: 1, renditions: 0, missing: 0 })
    expect((await listed('open')).map(({ key }) => key).sort()).toEqual([kept!.key, young].sort())
    expect(await listed('unknown')).toHaveLength(1)
    expect(await (await files().download('kept.txt')).data!.text()).toBe('kept')
  })

  test('says which rows have lost their bytes, and keeps the rows', async () => {
    await files().upload('lost.txt', 'lost', { contentType: 'text/plain' })
    await opened.files.remove([(await listed('open'))[0]!.key])
    await opened.sql`update storage.objects set updated_at = now() - interval '2 hours'`
    expect(await opened.sweep()).toMatchObject({ missing: 1 })
    expect(opened.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ count: 1 }),
      'rows whose file is gone',
    )
    expect((await files().list()).data).toHaveLength(1)
    expect((await files().download('lost.txt')).error).not.toBeNull()
  })

  test('keeps made pictures within their room: those unused for longest go first', async () => {
    await files().upload('cat.svg', DRAWING, { contentType: 'image/svg+xml' })
    for (const width of [600, 700, 800]) await (await picture(width)).arrayBuffer()
    const made = await listed('_renditions')
    expect(made).toHaveLength(3)
    for (const { key } of made) age(key, 5)
    await (await picture(700)).arrayBuffer()
    await expect
      .poll(async () =>
        (await listed('_renditions')).some(({ modified }) => modified > new Date(Date.now() - 60_000)),
      )
      .toBe(true)
    const used = (await listed('_renditions')).find(
      ({ modified }) => modified > new Date(Date.now() - 60_000),
    )!
    // Fill the room so that only the used one and the filling fit.
    const [row] = await opened.sql<{ version: string }[]>`select version from storage.objects`
    await bring(`_renditions/${row!.version}_filling`, 'x'.repeat(ROOM - used.size))
    expect(await opened.sweep()).toMatchObject({ renditions: 2, orphans: 0 })
    const left = (await listed('_renditions')).map(({ key }) => key)
    expect(left).toHaveLength(2)
    expect(left).toContain(used.key)
  })

  test('takes the pictures of a file that is gone', async () => {
    await files().upload('cat.svg', DRAWING, { contentType: 'image/svg+xml' })
    await (await picture(600)).arrayBuffer()
    await files().remove(['cat.svg'])
    const [made] = await listed('_renditions')
    age(made!.key, 2)
    expect(await opened.sweep()).toMatchObject({ orphans: 1 })
    expect(await listed('_renditions')).toEqual([])
  })

  test('touches nothing when these look like files of another database', async () => {
    for (let count = 0; count < 101; count++) {
      const key = `open/${randomUUID()}`
      await bring(key)
      age(key, 2)
    }
    expect(await opened.sweep()).toMatchObject({ orphans: 0 })
    expect(await listed('open')).toHaveLength(101)
    expect(opened.log.error).toHaveBeenCalledWith(
      { orphans: 101, files: 101 },
      expect.stringContaining('right database'),
    )
  })

  test('is done by one process at a time', async () => {
    const other = await opened.sql.reserve()
    await other`select pg_advisory_lock(7215530020)`
    expect(await opened.sweep()).toBeUndefined()
    await other`select pg_advisory_unlock(7215530020)`
    other.release()
    expect(await opened.sweep()).toBeDefined()
  })
})
