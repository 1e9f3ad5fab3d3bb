import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SpeechProvider } from '#providers/speech/speech-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'generate-ai-coloring-page'
const transcribe = vi.fn<SpeechProvider['transcribe']>()
const webm = Buffer.from('\x1a\x45\xdf\xa3 some sound', 'latin1').toString('base64')
let site: FunctionSite
let anna: Account

beforeAll(async () => {
  site = await createFunctionSite({ speech: { languages: ['en', 'de'], transcribe } })
})
afterAll(() => site.close())
beforeEach(async () => {
  anna = await site.createAccount()
  transcribe.mockReset().mockResolvedValue({ text: ' A cat on the moon. ' })
})

const historyOf = ({ id }: Account) =>
  site.sql`select prompt_text, status, failure_reason, is_voice from public.ai_prompts where user_id = ${id}`

test('a recording is transcribed, drawn and stored in the history', async () => {
  const { body } = await site.call(NAME, { audioBase64: webm, audioDuration: 3 }, { account: anna })
  expect(body).toMatchObject({ success: true, prompt: 'A cat on the moon.' })
  expect((body.page as { title: { en: string } }).title.en).toMatch(/cat/i)
  expect(await historyOf(anna)).toEqual([
    { prompt_text: 'A cat on the moon.', status: 'completed', failure_reason: null, is_voice: true },
  ])
  expect(transcribe.mock.calls[0]![0]).toMatchObject({ mediaType: 'audio/webm', language: 'en' })
})

test('transcribing only creates no page and does not count towards the limit', async () => {
  const { body } = await site.call(
    NAME,
    { audioBase64: `data:audio/webm;base64,${webm}`, transcribeOnly: true },
    { account: anna },
  )
  expect(body).toEqual({ success: true, prompt: 'A cat on the moon.' })
  expect(await historyOf(anna)).toEqual([])
})

test('a typed correction replaces the recording', async () => {
  const { body } = await site.call(NAME, { prompt: 'a dog', audioBase64: webm }, { account: anna })
  expect(body.prompt).toBe('a dog')
  expect(transcribe).not.toHaveBeenCalled()
})

test.each([
  ['data that is no recording', { audioBase64: 'aGVsbG8=' }, 422, 'voice-unreadable'],
  ['text that is not base64', { audioBase64: '<script>' }, 422, 'voice-unreadable'],
  ['an hour of sound', { audioBase64: webm, audioDuration: 3600 }, 413, 'voice-too-long'],
  ['more bytes than half a minute has', { audioBase64: 'A'.repeat(2_000_001) }, 413, 'voice-too-long'],
])('%s is refused before transcription', async (_, body, status, code) => {
  const response = await site.call(NAME, body, { account: anna })
  expect([response.status, response.body.code]).toEqual([status, code])
  expect(transcribe).not.toHaveBeenCalled()
})

test('a language without speech recognition is refused', async () => {
  const { status, body } = await site.call(NAME, { audioBase64: webm }, { account: anna, language: 'nl' })
  expect([status, body.code]).toEqual([422, 'voice-language'])
})

test.each([
  ['silence', () => transcribe.mockResolvedValue({ text: ' ' }), 422, 'nothing-heard'],
  ['unsafe words', () => transcribe.mockResolvedValue({ text: 'a naked woman' }), 422, 'not-for-children'],
  [
    'a failing service',
    () => transcribe.mockRejectedValue(new ProviderError('provider-failed')),
    502,
    'provider-failed',
  ],
])('%s ends the wish with its reason and stores no text', async (_, prepare, status, code) => {
  prepare()
  const response = await site.call(NAME, { audioBase64: webm }, { account: anna })
  expect([response.status, response.body.code]).toEqual([status, code])
  expect(await historyOf(anna)).toEqual([
    { prompt_text: '', status: 'failed', failure_reason: code, is_voice: true },
  ])
})

test('of fifty recordings at once only the first ten are transcribed', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, () =>
      site.call(NAME, { audioBase64: webm, transcribeOnly: true }, { account: anna }),
    ),
  )
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(40)
  expect(transcribe).toHaveBeenCalledTimes(10)
})
