import { expect, test } from 'vitest'
import { parseSettingsForm } from './parse-settings-form.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ creations: '999', modifications: '5', ...fields }))
    data.set(name, value)
  return data
}

test('a switch that is missing from the form is off', () => {
  expect(parseSettingsForm(form({ ai: 'on' }))).toEqual({
    ai_generation_enabled: true,
    registration_enabled: false,
    release_creations_at_once: false,
    monthly_creations: 999,
    monthly_modifications: 5,
    site_notice: null,
  })
})

test('a notice is stored in the languages with a text', () => {
  const parsed = parseSettingsForm(
    form({ 'notice-en': ' Closed on Monday ', 'notice-de': '', 'notice-fr': '   ' }),
  )
  expect(parsed?.site_notice).toEqual({ en: 'Closed on Monday' })
})

test.each(['', '-1', '1.5', '100001', 'many'])('"%s" is not a valid limit', (creations) => {
  expect(parseSettingsForm(form({ creations }))).toBeUndefined()
})
