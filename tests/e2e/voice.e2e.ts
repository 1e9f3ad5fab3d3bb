// The browser has a fake microphone, and a fake OpenAI server returns the transcript that each test sets.
import type { Page } from '@playwright/test'
import { decodeRecording, SAMPLE_RATE } from '#providers/speech/local/decode-recording.ts'
import { createAccount, signIn } from '../support/accounts/browser-accounts.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { test } from '../support/browser/speech-site-test.ts'
import { expect } from '../support/browser/visitor-test.ts'

const FINN = 'finn@example.org'

test.beforeAll(({ site }) => createAccount(site, { email: FINN, name: 'Finn' }))

test.beforeEach(({ ai }) => {
  ai.behaviour.speech = 'ok'
})

const record = (page: Page) => page.getByRole('button', { name: 'Record your wish' }).click()

test('a wish spoken in German is transcribed, corrected and drawn @prove', async ({ page, ai }) => {
  ai.responses.transcript = 'ein Hund im Schnee'
  await signIn(page, FINN, { next: '/de/create-image' })
  await page.getByRole('button', { name: 'Wunsch einsprechen' }).click()
  await expect(page.getByText(/^Aufnahme: (?:[2-9]|\d\d) von 30 Sekunden/)).toBeVisible()
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click()
  await expect(page.getByLabel('Dein Wunsch')).toHaveValue('ein Hund im Schnee')
  await expect(page.getByText('Das haben wir verstanden.')).toBeVisible()
  await expect(page.locator('audio')).toHaveJSProperty('error', null)
  await expectAccessible(page)
  await page.getByLabel('Dein Wunsch').fill('ein Hund im Schnee mit Mütze')
  await page.getByRole('button', { name: 'Erstellen', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/page\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hund')
  await expect(page.getByText('Dein Wunsch: ein Hund im Schnee mit Mütze')).toBeVisible()
})

test('a recording that could not be transcribed can be deleted or sent again @prove', async ({
  page,
  ai,
  expectedErrorStatuses,
}) => {
  expectedErrorStatuses.add(422)
  ai.responses.transcript = 'a cat'
  ai.behaviour.speech = 'silence'
  await signIn(page, FINN, { next: '/en/create-image' })
  await record(page)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('We did not hear any words.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Delete recording' }).click()
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()

  await record(page)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('We did not hear any words.')).toBeVisible()
  ai.behaviour.speech = 'ok'
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/page\/.*cat.*/)
  await expect(page.getByText('Your wish: a cat')).toBeVisible()
})

test('a denied microphone and an unreadable recording show an error', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await signIn(page, FINN, { next: '/en/create-image' })
  await record(page)
  await expect(
    page.getByText(
      'Could not start recording. Please make sure you have a microphone and have given permission to use it.',
    ),
  ).toBeVisible()

  await page.evaluate(() => {
    delete (navigator.mediaDevices as { getUserMedia?: unknown }).getUserMedia
    FileReader.prototype.readAsDataURL = function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'))
    }
  })
  await record(page)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Failed to read audio file.')).toBeVisible()
})

test('a browser that records only mp4, like Safari before 18.4, sends WAV @prove', async ({ page, ai }) => {
  ai.responses.transcript = 'a duck'
  await page.addInitScript(() => {
    const Recorder = globalThis.MediaRecorder
    globalThis.MediaRecorder = class extends Recorder {
      static override isTypeSupported(type: string) {
        return type.startsWith('audio/mp4')
      }
      constructor(stream: MediaStream, { mimeType = '' }: MediaRecorderOptions = {}) {
        if (mimeType && !mimeType.startsWith('audio/mp4')) throw new DOMException('no', 'NotSupportedError')
        // Chromium records its own format; only the reported MIME type is Safari's.
        super(stream)
      }
      override get mimeType() {
        return 'audio/mp4'
      }
    }
  })
  await signIn(page, FINN, { next: '/en/create-image' })
  await record(page)
  await expect(page.getByText(/^Recording: [1-9]\d? of 30 seconds/)).toBeVisible()
  const wishRequest = page.waitForRequest('**/functions/v1/generate-ai-coloring-page')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  const { audioBase64 } = (await wishRequest).postDataJSON() as { audioBase64: string }
  // The local speech model must be able to decode the recording in its full length.
  const samples = await decodeRecording(Buffer.from(audioBase64, 'base64'))
  expect(Buffer.from(audioBase64, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  expect(samples.length / SAMPLE_RATE).toBeGreaterThan(1)
  await expect(page.getByLabel('Your wish')).toHaveValue('a duck')
})

test('a recording that the browser cannot convert to WAV shows an error, and typing still works @prove', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(MediaRecorder.prototype, 'mimeType', { get: () => 'audio/mp4' })
    OfflineAudioContext.prototype.decodeAudioData = () =>
      Promise.reject(new DOMException('cannot decode', 'EncodingError'))
  })
  await signIn(page, FINN, { next: '/en/create-image' })
  await record(page)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Failed to read audio file.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete recording' }).click()
  await page.getByLabel('Your wish').fill('a duck')
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeEnabled()
})
