import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
})
afterAll(() => database?.close())

const rolesOf = async (query: string) => {
  const terms = await database.sql<{ role: string }[]>`
    select role from private.read_query(${query}, 'en') order by place`
  return terms.map(({ role }) => role)
}

test('after four unknown words of a query only certain meanings are looked up', async () => {
  expect(await rolesOf('hedgehgo')).toEqual(['concept'])
  const unknown = ['qwxzbrt', 'vfkplmw', 'zzqwpty', 'xkcdvbn']
  const letters = unknown.map(() => 'letters')
  expect(await rolesOf([...unknown.slice(1), 'hedgehgo'].join(' '))).toEqual([...letters.slice(1), 'concept'])
  expect(await rolesOf([...unknown, 'hedgehgo', 'hedgehogs'].join(' '))).toEqual([
    ...letters,
    'letters',
    'concept',
  ])
})
