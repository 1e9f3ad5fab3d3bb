import { expect, test } from 'vitest'
import { z } from 'zod'
import { obscuredId } from './obscured-id.ts'

test('the id is a random-looking uuid that depends on e-mail and secret only', () => {
  const id = obscuredId('secret', 'mila@example.org')
  expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(obscuredId('secret', 'mila@example.org')).toBe(id)
  expect(obscuredId('secret', 'milo@example.org')).not.toBe(id)
  expect(obscuredId('other', 'mila@example.org')).not.toBe(id)
})
