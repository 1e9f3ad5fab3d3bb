import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

let site: FunctionSite
let admin: Account
beforeAll(async () => {
  site = await createFunctionSite()
  admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
})
afterAll(() => site?.close())

const row = { title_en: 'A cat', prompt: 'a cat' }

/** Every place where a function stores what the caller sent. */
const requests: [string, string, (text: string) => object][] = [
  ['a title', 'rename-my-page', (title) => ({ pageId: randomUUID(), title })],
  ['a wish', 'generate-ai-coloring-page', (prompt) => ({ prompt })],
  ['an idempotency key', 'generate-ai-coloring-page', (key) => ({ prompt: 'a cat', idempotencyKey: key })],
  ['a cell of an import', 'import-csv-prompts', (title_en) => ({ rows: [{ ...row, title_en }] })],
  ['a column of an import', 'import-csv-prompts', (name) => ({ rows: [{ ...row, [name]: 'x' }] })],
  ['the file name of an import', 'import-csv-prompts', (fileName) => ({ rows: [row], fileName })],
  ['the key of an import', 'import-csv-prompts', (key) => ({ rows: [row], key })],
]

describe.each([
  ['NUL', 'a cat\0 on a mat'],
  ['half a surrogate pair', 'a cat\uD83D on a mat'],
])('%s', (_name, text) => {
  test.each(requests)('in %s is refused with a message', async (_place, name, body) => {
    expect(await site.call(name, body(text), { account: admin, language: 'de' })).toEqual({
      status: 400,
      body: {
        success: false,
        code: 'unusable-characters',
        error: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte gib ihn noch einmal ein.',
      },
    })
  })
})

test('a body with more values than any client sends is refused before it is parsed', async () => {
  const body = { pageId: randomUUID(), title: 'A cat', values: Array<number>(300_000).fill(1) }
  expect(await site.call('rename-my-page', body, { account: admin })).toMatchObject({
    status: 400,
    body: { code: 'bad-input' },
  })
})
