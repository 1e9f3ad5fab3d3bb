import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'import-csv-prompts'
let site: FunctionSite
let admin: Account

interface ImportResponse {
  success: boolean
  summary: string
  details: string
  successCount: number
  errorCount: number
  results: { row: number; title: string; status: string; error?: string }[]
  importId: string
  status: string
  total: number
  waiting: number
}

const callImport = async (body: object, language = 'en') => {
  const { status, body: response } = await site.call(NAME, body, { account: admin, language })
  expect(status).toBe(200)
  return response as unknown as ImportResponse
}
const pagesOf = (importId: string) => site.sql<
  { slug: string; title: Record<string, string>; status: string; category: string; difficulty: string }[]
>`
  select p.slug, p.title, p.status, c.slug as category, p.difficulty
  from public.import_rows r join public.coloring_pages p on p.id = r.page_id left join public.categories c on c.id = p.category_id
  where r.job_id = ${importId} order by r.row_number`

beforeAll(async () => {
  site = await createFunctionSite()
  admin = await site.createAccount()
  await site.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
})
afterAll(() => site.close())

test('rows that the client rejected stay in the result with their reason, and no page is made of them', async () => {
  const response = await callImport({
    rows: [
      { title_en: 'Twin', prompt: 'a cat' },
      { title_en: 'Twin', prompt: 'a cat' },
    ],
    rowNumbers: [2, 3],
    rejected: [{ row: 3, code: 'duplicate-row' }],
  })
  expect(response).toMatchObject({ successCount: 1, errorCount: 1, status: 'completed', total: 2 })
  expect(response.results.map(({ row, status }) => [row, status])).toEqual([
    [2, 'success'],
    [3, 'error'],
  ])
  const [row] = await site.sql`
    select error, data from public.import_rows where job_id = ${response.importId} and row_number = 3`
  expect(row).toEqual({ error: 'duplicate-row', data: { title_en: 'Twin', prompt: 'a cat' } })
})

test('rows become released pages; texts of the file are kept and missing languages are added', async () => {
  const response = await callImport({
    rows: [
      {
        category_slug: 'animals',
        difficulty: 'easy',
        title_de: 'Mieze Mau',
        title_en: 'Kitty',
        prompt: 'a cat on the moon',
      },
      { title_en: 'A red car', prompt: 'a car' },
    ],
  })
  expect(response).toMatchObject({
    success: true,
    successCount: 2,
    errorCount: 0,
    details: '',
    status: 'completed',
    results: [
      { row: 1, title: 'Kitty', status: 'success' },
      { row: 2, title: 'A red car', status: 'success' },
    ],
  })
  expect(response.summary).toContain('Pages made: 2')
  const [cat, car] = await pagesOf(response.importId)
  expect(cat).toMatchObject({ slug: 'kitty', status: 'released', category: 'animals', difficulty: 'easy' })
  expect(Object.keys(cat!.title).sort()).toEqual([...LANGUAGES].sort())
  expect([cat!.title.de, cat!.title.en]).toEqual(['Mieze Mau', 'Kitty'])
  expect(cat!.title.fr).toMatch(/chat/i)
  expect(car).toMatchObject({ slug: 'a-red-car', difficulty: 'medium', category: 'vehicles' })
  const [file] =
    await site.sql`select thumbnail_url, file_url from public.coloring_pages where slug = 'kitty'`
  expect(file!.file_url).toBe('/print/kitty.pdf')
  expect(await (await site.fetchFile(file!.thumbnail_url as string)).text()).toContain('<svg')
})

test('an invalid row does not affect others, and its error is in the caller’s language', async () => {
  const response = await callImport(
    {
      rows: [
        { title_en: ' ' },
        { title_en: 'A dog', difficulty: 'heavy' },
        { title_en: 'A dog', category_slug: 'nowhere' },
        { title_en: 'A naked woman' },
        { title_en: 'Kind', description_en: 'a naked woman', prompt: 'a dog' },
        { title_en: 'qwertz uiop' },
        { title_en: 'x'.repeat(7000) },
        { title_en: 7, title_de: null, title_fr: 'Un chien', prompt: ['a'] },
      ],
    },
    'de',
  )
  expect([response.success, response.successCount, response.errorCount]).toEqual([true, 1, 7])
  const errors = response.results.filter(({ status }) => status === 'error')
  expect(errors.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(errors[0]!.error).toBe('Die Zeile braucht mindestens einen Titel.')
  expect(response.details).toContain('3: Eine Kategorie mit diesem Namen gibt es nicht.')
})

test('an import without a single page has failed', async () => {
  expect(await callImport({ rows: [{ title_en: '' }] })).toMatchObject({
    success: false,
    successCount: 0,
    errorCount: 1,
  })
})

test('an import is processed in several calls and reports the row numbers of the file', async () => {
  const rows = ['A cat', 'A dog', 'A fish'].map((title_en) => ({ title_en }))
  const started = await callImport({ rows, rowNumbers: [3, 4, 9], limit: 0, key: 'file-of-today' })
  expect(started).toMatchObject({ total: 3, waiting: 3, results: [], status: 'pending' })
  const again = await callImport({ rows, rowNumbers: [3, 4, 9], limit: 0, key: 'file-of-today' })
  expect(again.importId).toBe(started.importId)
  const first = await callImport({ importId: started.importId, limit: 2 })
  expect(first.results.map(({ row }) => row)).toEqual([3, 4])
  const last = await callImport({ importId: started.importId })
  expect(last).toMatchObject({ waiting: 0, successCount: 3, status: 'completed' })
  expect(await pagesOf(started.importId)).toHaveLength(3)
  expect((await callImport({ importId: started.importId })).results).toEqual([])
})

test('a paused import is not processed until it is resumed', async () => {
  const { importId } = await callImport({ rows: [{ title_en: 'An owl' }], limit: 0 })
  await site.sql`update public.import_jobs set status = 'paused' where id = ${importId}`
  expect(await callImport({ importId })).toMatchObject({ waiting: 1, successCount: 0, status: 'paused' })
  await site.sql`update public.import_jobs set status = 'pending' where id = ${importId}`
  expect(await callImport({ importId })).toMatchObject({ waiting: 0, successCount: 1 })
})

test('a retry processes failed rows again and leaves finished rows alone', async () => {
  const rows = [{ title_en: 'A whale', category_slug: 'big-animals' }, { title_en: 'A crab' }]
  const { importId, errorCount } = await callImport({ rows })
  expect(errorCount).toBe(1)
  await site.sql`insert into public.categories (slug, name) values ('big-animals', 'Big animals')`
  expect(await callImport({ importId, retry: true })).toMatchObject({ successCount: 2, errorCount: 0 })
  expect((await pagesOf(importId)).map(({ category }) => category)).toContain('big-animals')
})

test('a row under the lease of another process is skipped until the lease expires', async () => {
  const { importId } = await callImport({ rows: [{ title_en: 'A goat' }], limit: 0 })
  await site.sql`
    update public.import_rows set lease_owner = 'another', lease_expires_at = now() + interval '1 hour' where job_id = ${importId}`
  expect(await callImport({ importId })).toMatchObject({ waiting: 1, results: [] })
  await site.sql`update public.import_rows set lease_expires_at = now() where job_id = ${importId}`
  expect(await callImport({ importId })).toMatchObject({ waiting: 0, successCount: 1 })
  const late = site.sql`select * from public.finish_import_row(${importId}, 1, 'another', '{"slug":"goat","title":"Goat"}')`
  await expect(late).rejects.toThrow('lease_lost')
})

test('two concurrent calls share the rows and create every page once', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({ title_en: `Cat number ${index}` }))
  const { importId } = await callImport({ rows, limit: 0 })
  const both = await Promise.all([callImport({ importId }), callImport({ importId })])
  expect(both.flatMap(({ results }) => results)).toHaveLength(8)
  expect(await pagesOf(importId)).toHaveLength(8)
})

test('a row fails after thirty attempts in more than an hour', async () => {
  const { importId } = await callImport({ rows: [{ title_en: 'A cat' }], limit: 0 })
  await site.sql`update public.import_jobs set created_at = now() - interval '2 hours' where id = ${importId}`
  await site.sql`
    update public.import_rows set attempts = 30, lease_owner = 'dead', lease_expires_at = now() - interval '1 second'
    where job_id = ${importId}`
  expect(await callImport({ importId })).toMatchObject({ errorCount: 1, status: 'completed' })
  const [row] = await site.sql`select error from public.import_rows where job_id = ${importId}`
  expect(row).toEqual({ error: 'row-gave-up' })
})

test('pages with the same title get different slugs, and never a former slug of another page', async () => {
  const rows = Array.from({ length: 3 }, () => ({ title_en: 'A purple snail', prompt: 'a snail' }))
  const { importId } = await callImport({ rows })
  expect((await pagesOf(importId)).map(({ slug }) => slug).sort()).toEqual([
    'a-purple-snail',
    'a-purple-snail-2',
    'a-purple-snail-3',
  ])
  await site.sql`update public.coloring_pages set slug = 'snail-x' where slug = 'a-purple-snail-2'`
  const next = await callImport({ rows: [rows[0]] })
  expect((await pagesOf(next.importId))[0]!.slug).toBe('a-purple-snail-4')
})

test.each([
  [{}],
  [{ rows: [] }],
  [{ rows: 'a' }],
  [{ rows: [[]] }],
  [{ rows: [{}, {}], rowNumbers: [1, 1] }],
  [{ rows: Array.from({ length: 1001 }, () => ({})) }],
  [{ importId: 'x' }],
])('the input %j is refused', async (body) => {
  expect((await site.call(NAME, body, { account: admin })).status).toBe(400)
})

test('an unknown import is a 404', async () => {
  const unknown = { importId: '00000000-0000-4000-8000-000000000000' }
  expect((await site.call(NAME, unknown, { account: admin })).status).toBe(404)
})

test('only an admin can import', async () => {
  const body = { rows: [{ title_en: 'A cat' }] }
  expect((await site.call(NAME, body)).status).toBe(401)
  expect((await site.call(NAME, body, { account: await site.createAccount() })).status).toBe(403)
})
