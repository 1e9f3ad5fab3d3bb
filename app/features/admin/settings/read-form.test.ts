import { expect, test } from 'vitest'
import { readSettingsForm } from './read-form.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ creations: '999', modifications: '5', ...fields }))
    data.set(name, value)
  return data
}

test('a switch that is off is not in the form, and says so', () => {
  expect(readSettingsForm(form({ ai: 'on' }))).toEqual({
    ai_generation_enabled: true,
    registration_enabled: false,
    release_creations_at_once: false,
    monthly_creations: 999,
    monthly_modifications: 5,
    site_notice: null,
  })
})

test('a notice keeps the languages it is written in', () => {
  const read = readSettingsForm(
    form({ 'notice-en': ' Closed on Monday ', 'notice-de': '', 'notice-fr': '   ' }),
  )
  expect(read?.site_notice).toEqual({ en: 'Closed on Monday' })
})

test.each(['', '-1', '1.5', '100001', 'many'])('"%s" is no limit', (creations) => {
  expect(readSettingsForm(form({ creations }))).toBeUndefined()
})
