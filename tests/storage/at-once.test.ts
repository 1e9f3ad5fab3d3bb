import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allOf } from './all-of.ts'
import { DRAWING, type Files, openFiles } from './open-files.ts'

let opened: Files
beforeAll(async () => {
  opened = await openFiles()
})
afterAll(() => opened.close())

const files = () => opened.as('service').storage.from('open')
const PEOPLE = Array.from({ length: 12 }, (_, index) => `text of ${index}`)

/** Bytes that lie there and rows that name them, by version. */
async function bytesAndRows(): Promise<[string[], string[]]> {
  const lying = (await allOf(opened.files.list())).map(({ key }) => key.split('/')[1]!)
  const rows = await opened.sql<{ version: string }[]>`select version from storage.objects`
  return [lying.filter((name) => !name.includes('_')).sort(), rows.map(({ version }) => version).sort()]
}

describe('many at once', () => {
  test('of uploads of one new name exactly one wins, and the others leave nothing', async () => {
    const answers = await Promise.all(
      PEOPLE.map((text) => files().upload('race.txt', text, { contentType: 'text/plain' })),
    )
    const winners = answers.flatMap(({ error }, index) => (error ? [] : [PEOPLE[index]]))
    expect(winners).toHaveLength(1)
    for (const { error } of answers) if (error) expect(error).toMatchObject({ statusCode: '409' })
    expect(await (await files().download('race.txt')).data!.text()).toBe(winners[0])
    const [bytes, rows] = await bytesAndRows()
    expect(bytes).toEqual(rows)
  })

  test.each(['new.txt', 'race.txt'])(
    'with upsert all succeed, one of them stays, and nothing else is left: %s',
    async (name) => {
      const answers = await Promise.all(
        PEOPLE.map((text) => files().upload(name, text, { contentType: 'text/plain', upsert: true })),
      )
      expect(answers.map(({ error }) => error)).toEqual(PEOPLE.map(() => null))
      expect(PEOPLE).toContain(await (await files().download(name)).data!.text())
      const [bytes, rows] = await bytesAndRows()
      expect(bytes).toEqual(rows)
    },
  )

  test('whoever reads while others replace gets one whole file', async () => {
    const write = async () => {
      for (const text of PEOPLE)
        await files().upload('race.txt', text.repeat(1000), { contentType: 'text/plain', upsert: true })
    }
    const read = async () => {
      for (let count = 0; count < 40; count++) {
        const { data, error } = await files().download('race.txt')
        expect(error).toBeNull()
        const text = await data!.text()
        expect(PEOPLE.some((one) => text === one || text === one.repeat(1000))).toBe(true)
      }
    }
    await Promise.all([write(), read(), read()])
  })

  test('of one picture only one is made', async () => {
    await files().upload('cat.svg', DRAWING, { contentType: 'image/svg+xml' })
    const put = vi.spyOn(opened.files, 'put')
    const address = 'http://localhost/storage/v1/object/public/open/cat.svg?format=webp&width=640'
    const answers = await Promise.all(PEOPLE.map(() => opened.fetch(new Request(address))))
    expect(answers.map(({ status }) => status)).toEqual(PEOPLE.map(() => 200))
    expect(put.mock.calls.filter(([key]) => key.startsWith('_renditions/'))).toHaveLength(1)
    put.mockRestore()
  })
})

test('a place that cannot be written is a clear 503, and nothing is half-made', async () => {
  const away = `${opened.folder}-away`
  renameSync(opened.folder, away)
  writeFileSync(opened.folder, 'no folder any more')
  const { error } = await files().upload('nowhere.txt', 'x', { contentType: 'text/plain' })
  const copied = await files().copy('race.txt', 'nowhere.txt')
  rmSync(opened.folder)
  renameSync(away, opened.folder)
  expect(error).toMatchObject({ statusCode: '503', message: expect.stringMatching(/try again/i) })
  expect(copied.error).not.toBeNull()
  expect(opened.log.error).toHaveBeenCalled()
  expect((await files().exists('nowhere.txt')).data).toBe(false)
  const [bytes, rows] = await bytesAndRows()
  expect(bytes).toEqual(rows)
})
