import { describe, expect, it } from 'vitest'
import { keepsTheRules } from '#tests/support/figure-rules.ts'
import { glyphOf, writable } from './glyphs.ts'
import { signMakers } from './sign-makers.ts'

describe('letters and numbers', () => {
  keepsTheRules(
    signMakers.filter(({ id }) => id !== 'name' && id !== 'word'),
    { bytes: 40_000 },
  )

  it('write every letter of the six languages', () => {
    const text = writable('AÀÂÄÁBCÇDEÉÈÊËFGHIÎÏÍJKLMNÑOÔÖÓŒPQRSßTUÙÛÜÚVWXYŸZ 0123456789')
    for (const sign of text) if (sign !== ' ') expect(glyphOf(sign), sign).toBeDefined()
  })

  it('write a name from left to right, one letter after the other', () => {
    const name = signMakers.find(({ id }) => id === 'name')!
    const width = (text: string) => name.draw({ seed: 1, detail: 1, text }).box.w
    expect(width('ANNA')).toBeGreaterThan(width('ANN'))
    expect(width('ANN')).toBeGreaterThan(width('A'))
  })
})
