import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { collect } from './support/collect.ts'
import { DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fixture: StorageFixture
beforeAll(async () => {
  fixture = await createStorageFixture()
})
afterAll(() => fixture.close())

const files = () => fixture.as('service').storage.from('open')
const TEXTS = Array.from({ length: 12 }, (_, index) => `text of ${index}`)

/** The versions of the stored files, and the versions in the rows. */
async function bytesAndRows(): Promise<[string[], string[]]> {
  const storedFiles = (await collect(fixture.files.list())).map(({ key }) => key.split('/')[1]!)
  const rows = await fixture.sql<{ version: string }[]>`select version from storage.objects`
  return [storedFiles.filter((name) => !name.includes('_')).sort(), rows.map(({ version }) => version).sort()]
}

describe('concurrent requests', () => {
  test('of several uploads of one new name exactly one succeeds, and the others leave no files', async () => {
    const responses = await Promise.all(
      TEXTS.map((text) => files().upload('race.txt', text, { contentType: 'text/plain' })),
    )
    const winners = responses.flatMap(({ error }, index) => (error ? [] : [TEXTS[index]]))
    expect(winners).toHaveLength(1)
    for (const { error } of responses) if (error) expect(error).toMatchObject({ statusCode: '409' })
    expect(await (await files().download('race.txt')).data!.text()).toBe(winners[0])
    const [bytes, rows] = await bytesAndRows()
    expect(bytes).toEqual(rows)
  })

  test.each(['new.txt', 'race.txt'])(
    'with upsert all uploads succeed, and only the files of the last one remain: %s',
    async (name) => {
      const responses = await Promise.all(
        TEXTS.map((text) => files().upload(name, text, { contentType: 'text/plain', upsert: true })),
      )
      expect(responses.map(({ error }) => error)).toEqual(TEXTS.map(() => null))
      expect(TEXTS).toContain(await (await files().download(name)).data!.text())
      const [bytes, rows] = await bytesAndRows()
      expect(bytes).toEqual(rows)
    },
  )

  test('a download during replacements returns one complete file', async () => {
    const write = async () => {
      for (const text of TEXTS)
        await files().upload('race.txt', text.repeat(1000), { contentType: 'text/plain', upsert: true })
    }
    const read = async () => {
      for (let count = 0; count < 40; count++) {
        const { data, error } = await files().download('race.txt')
        expect(error).toBeNull()
        const text = await data!.text()
        expect(TEXTS.some((original) => text === original || text === original.repeat(1000))).toBe(true)
      }
    }
    await Promise.all([write(), read(), read()])
  })

  test('for one picture render and store it only once', async () => {
    await files().upload('cat.svg', DRAWING, { contentType: 'image/svg+xml' })
    const put = vi.spyOn(fixture.files, 'put')
    const url = 'http://localhost/storage/v1/object/public/open/cat.svg?format=webp&width=640'
    const responses = await Promise.all(TEXTS.map(() => fixture.fetch(new Request(url))))
    expect(responses.map(({ status }) => status)).toEqual(TEXTS.map(() => 200))
    expect(put.mock.calls.filter(([key]) => key.startsWith('_renditions/'))).toHaveLength(1)
    put.mockRestore()
  })
})

test('an unwritable folder gives a clear 503 and leaves no rows or files behind', async () => {
  const movedFolder = `${fixture.folder}-moved`
  renameSync(fixture.folder, movedFolder)
  writeFileSync(fixture.folder, 'a file instead of the folder')
  const { error } = await files().upload('nowhere.txt', 'x', { contentType: 'text/plain' })
  const copied = await files().copy('race.txt', 'nowhere.txt')
  rmSync(fixture.folder)
  renameSync(movedFolder, fixture.folder)
  expect(error).toMatchObject({ statusCode: '503', message: expect.stringMatching(/try again/i) })
  expect(copied.error).not.toBeNull()
  expect(fixture.log.error).toHaveBeenCalled()
  expect((await files().exists('nowhere.txt')).data).toBe(false)
  const [bytes, rows] = await bytesAndRows()
  expect(bytes).toEqual(rows)
})
