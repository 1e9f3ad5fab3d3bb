import { expect, test } from 'vitest'
import { brokenPasswordRules } from '../account-policy.ts'
import { findPolicyGaps } from './policy-gaps.ts'
import { enforceAccountPolicy } from './enforce-account-policy.ts'

function createPolicy({ registrationOpen = true, withinLimit = true } = {}) {
  const forwarded: { path: string; body: string }[] = []
  const fetch = enforceAccountPolicy({
    async forward(request) {
      forwarded.push({ path: new URL(request.url).pathname, body: await request.text() })
      return new Response('{}')
    },
    isRegistrationOpen: async () => registrationOpen,
    brokenRules: brokenPasswordRules,
    withinLimit: async () => withinLimit,
  })
  const send = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    fetch(new Request(`http://site/auth/v1/${path}`, { method, body: JSON.stringify(body) }))
  return { send, forwarded }
}

test('a valid sign-up is forwarded unchanged', async () => {
  const { send, forwarded } = createPolicy()
  const body = { email: 'a@example.org', password: 'Kangaroo-7!', data: { language: 'de' } }
  expect((await send('signup', body)).status).toBe(200)
  expect(forwarded).toEqual([{ path: '/auth/v1/signup', body: JSON.stringify(body) }])
})

test.each([
  ['signup', 'POST'],
  ['user', 'PUT'],
] as const)('a weak password is refused with the broken rules: %s', async (path, method) => {
  const { send, forwarded } = createPolicy()
  const response = await send(path, { password: 'short' }, method)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    error_code: 'weak_password',
    weak_password: { reasons: ['length', 'characters'] },
  })
  expect(forwarded).toHaveLength(0)
})

test('with registration closed no account is created, neither by password nor by one-time code', async () => {
  const { send, forwarded } = createPolicy({ registrationOpen: false })
  const refused = await send('signup', { email: 'a@example.org', password: 'Kangaroo-7!' })
  expect(await refused.json()).toMatchObject({ error_code: 'signup_disabled' })
  await send('otp', { email: 'a@example.org', create_user: true })
  expect(forwarded.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { email: 'a@example.org', create_user: false },
  ])
})

test('too many requests from one address get a 429', async () => {
  const response = await createPolicy({ withinLimit: false }).send('token', {
    email: 'a@example.org',
    password: 'x',
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

test('the rules that only the owner of the project can enforce are reported', () => {
  const product = { registrationOpen: false, confirmEmail: true }
  expect(findPolicyGaps({ disable_signup: false, mailer_autoconfirm: true }, product)).toEqual(
    expect.arrayContaining([
      { code: 'registration-switch', state: 'open' },
      { code: 'confirmation-mails', state: 'open' },
      { code: 'password-rules', state: 'unknown' },
    ]),
  )
  const configured = findPolicyGaps({ disable_signup: true, mailer_autoconfirm: false }, product)
  expect(configured.filter(({ state }) => state === 'open')).toEqual([])
})
