import { expect, test } from 'vitest'
import { animalCut } from './animal-clothes.ts'
import { OUTFITS, type OutfitName } from './outfits.ts'

const worn = (outfit: OutfitName, foot: 'paw' | 'fin' = 'paw') =>
  animalCut(OUTFITS[outfit], { hand: 'paw', foot })

test('an animal shows its own body and feet below the signs of a role', () => {
  expect(worn('king')).toMatchObject({
    cape: true,
    hat: 'crown',
    leg: 0,
    sleeve: 0,
    shoes: 'bare',
    bare: true,
  })
  expect(worn('chef')).toMatchObject({ apron: true, hat: 'chef', leg: 0, bare: true })
})

test('jackets, gowns and suits cover its body, but no trousers its legs', () => {
  expect(worn('firefighter')).toMatchObject({ coat: true, leg: 0 })
  expect(worn('firefighter').bare).toBeUndefined()
  expect(worn('princess')).toMatchObject({ gown: true, skirt: OUTFITS.princess.skirt })
  expect(worn('astronaut').space).toBe(true)
})

test('in everyday clothes it wears one thing', () => {
  for (const outfit of ['sweater', 'dress', 'shirt', 'hoodie', 'skirt', 'dungarees'] as const) {
    const { scarf, collar, vest, bib } = worn(outfit)
    expect([scarf, collar, vest, bib].filter(Boolean), outfit).toHaveLength(1)
  }
})

test('a fish has its tail fin instead of legs', () => {
  expect(worn('king', 'fin').tail).toBe(true)
})
