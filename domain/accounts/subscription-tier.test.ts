import { expect, test } from 'vitest'
import { isAdmin, tierOf } from './subscription-tier.ts'

test('a profile without a tier is free, and only the tier admin makes an admin', () => {
  for (const profile of [null, undefined, {}, { subscription_tier: null }])
    expect(tierOf(profile)).toBe('free')
  expect(tierOf({ subscription_tier: 'premium' })).toBe('premium')
  expect(isAdmin({ subscription_tier: 'premium' })).toBe(false)
  expect(isAdmin({ subscription_tier: 'admin' })).toBe(true)
})
