import { expect, test } from 'vitest'
import type { FigureRequest } from '../../drawing.ts'
import { OUTFITS } from './clothes/outfits.ts'
import { choosePersonLooks } from './person-looks.ts'
import { ROLES } from './person-roles.ts'

const looksOf = (role: string, request: Partial<FigureRequest>) =>
  choosePersonLooks(role, ROLES[role]!, { seed: 3, detail: 1, ...request })

test('everyday clothes follow the weather; uniforms and clothes of the wish stay', () => {
  const inSnow = looksOf('girl', { clothesFor: 'cold' })
  expect(inSnow.outfit).toMatchObject({ scarf: true, mittens: true, shoes: 'boot' })
  expect(inSnow.looks.hat).toBe('beanie')
  expect(looksOf('boy', { clothesFor: 'rain' }).looks.hat).toBe('rain')
  expect(looksOf('boy', { clothesFor: 'beach' }).outfit.shoes).toBe('bare')
  expect(looksOf('firefighter', { clothesFor: 'cold' }).outfit).toEqual(OUTFITS.firefighter)
  expect(looksOf('girl', { clothesFor: 'cold', wears: ['pajamas'] }).outfit).toEqual(OUTFITS.pyjamas)
})

test('who holds an umbrella needs no rain hat', () => {
  expect(looksOf('girl', { clothesFor: 'rain', holds: ['umbrella'] }).looks.hat).toBeNull()
})

test('the long dress of a princess is her gown, with the tiara', () => {
  const { outfit, looks } = looksOf('princess', { wears: ['dress'] })
  expect(outfit).toEqual(OUTFITS.princess)
  expect(looks.hat).toBe('tiara')
})
