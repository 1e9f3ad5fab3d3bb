import { expect, test } from 'vitest'
import type { Db } from '#app/lib/visit.ts'
import { createSiteNotice } from './site-notice.ts'

/** A database whose answers can be set; counts how often it is asked. */
function fakeDb() {
  const state = { notice: null as unknown, fails: false, asked: 0, held: Promise.resolve() }
  const maybeSingle = async () => {
    state.asked += 1
    await state.held
    if (state.fails) throw new Error('away')
    return { data: { site_notice: state.notice }, error: null }
  }
  return { state, db: { from: () => ({ select: () => ({ maybeSingle }) }) } as unknown as Db }
}

/** A page has shown "Hello", and since then so much time has passed that the next one asks again. */
async function afterHello() {
  const { state, db } = fakeDb()
  let time = 0
  const notice = createSiteNotice(db, () => time)
  state.notice = { en: 'Hello' }
  await notice()
  time = 6000
  return { state, notice }
}

test('the notice is asked for once every few seconds, however many pages are made', async () => {
  const { state, db } = fakeDb()
  let time = 0
  const notice = createSiteNotice(db, () => time)
  state.notice = { en: 'Hello' }
  expect(await Promise.all([notice(), notice()])).toEqual([{ en: 'Hello' }, { en: 'Hello' }])
  expect(state.asked).toBe(1)
  state.notice = { en: 'Bye' }
  time = 5001
  expect(await notice()).toEqual({ en: 'Bye' })
})

test('a page does not wait for a database that does not answer; what comes late is on the next page', async () => {
  const { state, notice } = await afterHello()
  state.notice = { en: 'Late' }
  let arrive = () => {}
  state.held = new Promise((resolve) => (arrive = resolve))
  expect(await notice()).toEqual({ en: 'Hello' })
  arrive()
  await expect.poll(notice).toEqual({ en: 'Late' })
})

test('the last notice stands while the database is away', async () => {
  const { state, notice } = await afterHello()
  state.fails = true
  expect(await notice()).toEqual({ en: 'Hello' })
})
