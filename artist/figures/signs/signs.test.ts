import { describe, expect, it } from 'vitest'
import { testFigureRules } from '#tests/support/drawing/figure-rules.ts'
import { createGlyph, drawableCharacters } from './glyphs.ts'
import { signMakers } from './sign-makers.ts'

describe('letters and numbers', () => {
  testFigureRules(
    signMakers.filter(({ id }) => id !== 'name' && id !== 'word'),
    { bytes: 40_000 },
  )

  it('contain every letter of the six languages', () => {
    const text = drawableCharacters('AÀÂÄÁBCÇDEÉÈÊËFGHIÎÏÍJKLMNÑOÔÖÓŒPQRSßTUÙÛÜÚVWXYŸZ 0123456789')
    for (const sign of text) if (sign !== ' ') expect(createGlyph(sign), sign).toBeDefined()
  })

  it('write a name from left to right, letter by letter', () => {
    const name = signMakers.find(({ id }) => id === 'name')!
    const width = (text: string) => name.draw({ seed: 1, detail: 1, text }).box.w
    expect(width('ANNA')).toBeGreaterThan(width('ANN'))
    expect(width('ANN')).toBeGreaterThan(width('A'))
  })
})
