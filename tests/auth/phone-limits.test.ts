import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
const messages: { to: string; code: string }[] = []
const sendSms = async (message: (typeof messages)[number]) => void messages.push(message)
beforeAll(async () => {
  fixture = await createAuthFixture({ sendSms })
})
afterAll(() => fixture.close())

let lastNumber = 4915210000000
const newNumber = () => `+${++lastNumber}`
const messagesTo = (phone: string) => messages.filter(({ to }) => to === phone)
async function codeFor(phone: string, count = 1): Promise<string> {
  await expect.poll(() => messagesTo(phone).length).toBe(count)
  return messagesTo(phone).at(-1)!.code
}

describe('codes of strangers', () => {
  it('do not use up the messages for a confirmed second factor', async () => {
    const phone = newNumber()
    const client = await fixture.createUser('factor-by-phone@example.org')
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone })
    const first = await client.auth.mfa.challenge({ factorId: factor!.id })
    const verified = await client.auth.mfa.verify({
      factorId: factor!.id,
      challengeId: first.data!.id,
      code: await codeFor(phone),
    })
    expect(verified.error).toBeNull()
    for (let count = 0; count < 5; count++) await fixture.client().auth.signInWithOtp({ phone })
    await fixture.finishBackgroundWork()
    expect((await client.auth.mfa.challenge({ factorId: factor!.id })).error).toBeNull()
    expect(messagesTo(phone)).toHaveLength(4)
  })

  it('share their own budget with factors that are not confirmed', async () => {
    const phone = newNumber()
    for (let count = 0; count < 3; count++) await fixture.client().auth.signInWithOtp({ phone })
    await codeFor(phone, 3)
    const client = await fixture.createUser('unconfirmed-factor@example.org')
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone })
    const { error } = await client.auth.mfa.challenge({ factorId: factor!.id })
    expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  })
})

describe('with a list of countries', () => {
  it('numbers elsewhere get no codes, whatever they are requested for', async () => {
    const local = await createAuthFixture({ sendSms, settings: { smsCountries: ['43', '41'] } })
    const [near, far] = ['+436601234567', '+4915199999999']
    expect((await local.client().auth.signInWithOtp({ phone: near })).error).toBeNull()
    await codeFor(near)
    const client = await local.createUser('abroad@example.org')
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: far })
    const refused = await Promise.all([
      local.client().auth.signInWithOtp({ phone: far }),
      local.client().auth.signUp({ phone: far, password: PASSWORD }),
      local.client().auth.resend({ phone: far, type: 'sms' }),
      client.auth.updateUser({ phone: far }),
      client.auth.mfa.challenge({ factorId: factor!.id }),
    ])
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(5).fill('validation_failed'))
    await local.finishBackgroundWork()
    expect(messagesTo(far)).toEqual([])
    await local.close()
  })
})
