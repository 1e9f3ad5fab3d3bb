import { expect, test } from 'vitest'
import { createHttpSms } from './http-sms.ts'

const MESSAGE = { to: '+4915112345678', text: '"123456" & more\n@site #123456' }

async function sent(options: { body: string; authorization?: string }, status = 200) {
  const requests: Request[] = []
  const deliver = createHttpSms({
    url: 'https://sms.example/messages',
    ...options,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return new Response(null, { status })
    },
  })
  await deliver(MESSAGE)
  return requests[0]!
}

test('a JSON template is filled with escaped values', async () => {
  const request = await sent({ body: '{"to": "{{to}}", "content": {"text": "{{text}}"}}' })
  expect(request.headers.get('content-type')).toBe('application/json')
  expect(await request.json()).toEqual({ to: MESSAGE.to, content: { text: MESSAGE.text } })
})

test('any other template is a form, as Twilio takes it', async () => {
  const request = await sent({
    body: 'To={{to}}&From=%2B15550100&Body={{text}}',
    authorization: 'Basic c2lkOnRva2Vu',
  })
  expect(request.headers.get('authorization')).toBe('Basic c2lkOnRva2Vu')
  expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual({
    To: MESSAGE.to,
    From: '+15550100',
    Body: MESSAGE.text,
  })
})

test('a rejected message is an error that repeats nothing of it', async () => {
  await expect(sent({ body: '{"to":"{{to}}"}' }, 402)).rejects.toThrow(/^the SMS gateway responded with 402$/)
})
