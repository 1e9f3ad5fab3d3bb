import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchTexts } from 'virtual:texts'
import { loadTexts } from './load-texts.ts'

vi.mock('virtual:texts', () => ({ fetchTexts: vi.fn() }))
const download = vi.mocked(fetchTexts)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('texts that could not be downloaded are requested once and not with each rendering, and later again', async () => {
  download.mockRejectedValueOnce(new Error('no connection'))
  const failed = loadTexts('en', 'offline')
  await expect(failed).rejects.toThrow('no connection')
  expect(loadTexts('en', 'offline')).toBe(failed)
  expect(download).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(5000)
  download.mockResolvedValueOnce({ default: { 'offline.notice': 'Offline' } })
  await expect(loadTexts('en', 'offline')).resolves.toMatchObject({ language: 'en' })
  expect(download).toHaveBeenCalledTimes(2)
})
