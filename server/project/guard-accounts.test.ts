import { expect, test } from 'vitest'
import { brokenPasswordRules } from '../account-rules.ts'
import { findGaps } from './gaps.ts'
import { guardAccounts } from './guard-accounts.ts'

function guard({ open = true, fine = true } = {}) {
  const sent: { path: string; body: string }[] = []
  const fetch = guardAccounts({
    async forward(request) {
      sent.push({ path: new URL(request.url).pathname, body: await request.text() })
      return new Response('{}')
    },
    registrationOpen: async () => open,
    brokenRules: brokenPasswordRules,
    within: async () => fine,
  })
  const send = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    fetch(new Request(`http://site/auth/v1/${path}`, { method, body: JSON.stringify(body) }))
  return { send, sent }
}

test('a good sign-up is sent on word for word', async () => {
  const { send, sent } = guard()
  const body = { email: 'a@example.org', password: 'Kangaroo-7!', data: { language: 'de' } }
  expect((await send('signup', body)).status).toBe(200)
  expect(sent).toEqual([{ path: '/auth/v1/signup', body: JSON.stringify(body) }])
})

test.each([
  ['signup', 'POST'],
  ['user', 'PUT'],
] as const)('a weak password is refused with its reasons: %s', async (path, method) => {
  const { send, sent } = guard()
  const answer = await send(path, { password: 'short' }, method)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    error_code: 'weak_password',
    weak_password: { reasons: expect.arrayContaining(['password_too_short']) },
  })
  expect(sent).toHaveLength(0)
})

test('with registration off nobody new comes in, neither by password nor by code', async () => {
  const { send, sent } = guard({ open: false })
  const refused = await send('signup', { email: 'a@example.org', password: 'Kangaroo-7!' })
  expect(await refused.json()).toMatchObject({ error_code: 'signup_disabled' })
  await send('otp', { email: 'a@example.org', create_user: true })
  expect(sent.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { email: 'a@example.org', create_user: false },
  ])
})

test('too many of one address are asked to wait', async () => {
  const answer = await guard({ fine: false }).send('token', { email: 'a@example.org', password: 'x' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('the status page learns what only the project’s owner can set', () => {
  const product = { registrationOpen: false, confirmEmail: true }
  expect(findGaps({ disable_signup: false, mailer_autoconfirm: true }, product)).toEqual(
    expect.arrayContaining([
      { code: 'registration-switch', state: 'open' },
      { code: 'confirmation-mails', state: 'open' },
      { code: 'password-rules', state: 'unknown' },
    ]),
  )
  const set = findGaps({ disable_signup: true, mailer_autoconfirm: false }, product)
  expect(set.filter(({ state }) => state === 'open')).toEqual([])
})
