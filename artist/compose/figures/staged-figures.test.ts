import { expect, test } from 'vitest'
import type { WishFigure } from '../../wish.ts'
import { stagedFigures } from './staged-figures.ts'

const PEOPLE = new Set(['wise-man', 'child'])
const sourceOf = ({ noun }: { noun: string }) => (PEOPLE.has(noun) ? 'people' : 'animals')
const figure = (noun: string, more: Partial<WishFigure> = {}): WishFigure => ({
  noun,
  count: 1,
  looks: [],
  wears: [],
  holds: [],
  ...more,
})

test('each of the three kings has a camel, but children share one', () => {
  const riding = { relation: { kind: 'riding', to: 1 } } as const
  const [, camel] = stagedFigures([figure('wise-man', { count: 3, ...riding }), figure('camel')], sourceOf)
  expect(camel!.count).toBe(3)
  const [, shared] = stagedFigures([figure('child', { count: 3, ...riding }), figure('camel')], sourceOf)
  expect(shared!.count).toBe(1)
})

test('the water of an elephant is for who is with it', () => {
  const wished = [
    figure('elephant', { verb: 'spray' }),
    figure('mouse', { relation: { kind: 'with', to: 0 } }),
  ]
  const [elephant, mouse] = stagedFigures(wished, sourceOf)
  expect(elephant!.relation?.to).toBe(1)
  expect(mouse!.relation).toBeUndefined()
})
