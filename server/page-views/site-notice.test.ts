import { expect, test } from 'vitest'
import type { Db } from '#app/lib/request/request-context.ts'
import { createSiteNotice } from './site-notice.ts'

/** A database with a configurable notice that counts its queries. */
function fakeDb() {
  const state = { notice: null as unknown, fails: false, queries: 0, delay: Promise.resolve() }
  const maybeSingle = async () => {
    state.queries += 1
    await state.delay
    if (state.fails) throw new Error('unavailable')
    return { data: { site_notice: state.notice }, error: null }
  }
  return { state, db: { from: () => ({ select: () => ({ maybeSingle }) }) } as unknown as Db }
}

/** A page has shown "Hello", and the cached notice has expired since. */
async function withExpiredHello() {
  const { state, db } = fakeDb()
  let time = 0
  const notice = createSiteNotice(db, () => time)
  state.notice = { en: 'Hello' }
  await notice()
  time = 6000
  return { state, notice }
}

test('many pages within some seconds cause one query', async () => {
  const { state, db } = fakeDb()
  let time = 0
  const notice = createSiteNotice(db, () => time)
  state.notice = { en: 'Hello' }
  expect(await Promise.all([notice(), notice()])).toEqual([{ en: 'Hello' }, { en: 'Hello' }])
  expect(state.queries).toBe(1)
  state.notice = { en: 'Bye' }
  time = 5001
  expect(await notice()).toEqual({ en: 'Bye' })
})

test('a page does not wait for a slow database, and the next page shows the late result', async () => {
  const { state, notice } = await withExpiredHello()
  state.notice = { en: 'Late' }
  let respond = () => {}
  state.delay = new Promise((resolve) => (respond = resolve))
  expect(await notice()).toEqual({ en: 'Hello' })
  respond()
  await expect.poll(notice).toEqual({ en: 'Late' })
})

test('the last notice stays while the database is unavailable', async () => {
  const { state, notice } = await withExpiredHello()
  state.fails = true
  expect(await notice()).toEqual({ en: 'Hello' })
})
