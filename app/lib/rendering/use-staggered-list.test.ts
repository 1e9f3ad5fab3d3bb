import { expect, test } from 'vitest'
import { mergeLists, nextStep, visibleItems } from './use-staggered-list.ts'

const itemsOf = (ids: string) => [...ids].map((id) => ({ id }))

/** What is visible after each step, until the last change is applied. */
function stepsBetween(newIds: string, oldIds: string): string[] {
  const merged = mergeLists(itemsOf(newIds), itemsOf(oldIds))
  const changes = merged.flatMap(([, change]) => change ?? [])
  const steps: string[] = []
  for (let done = 0; ; done = nextStep({ changes, done })) {
    steps.push(
      visibleItems({ merged, done })
        .map(({ id }) => id)
        .join(''),
    )
    if (done >= changes.length) return steps
  }
}

test('a new list replaces the old one from the top, one item per step', () => {
  expect(stepsBetween('1234', 'abcd')).toEqual(['abcd', '1bcd', '12cd', '123d', '1234'])
})

test('items in both lists stay and are never moved', () => {
  expect(stepsBetween('bdf', 'abcdef')).toEqual(['abcdef', 'bdef', 'bdf'])
  expect(stepsBetween('abcdef', 'bdf')).toEqual(['bdf', 'abdf', 'abcdf', 'abcdef'])
})

test('a list without a predecessor grows one item per step', () => {
  expect(stepsBetween('12345', '')).toEqual(['', '1', '12', '123', '1234', '12345'])
})

test('no step shows an item twice, whatever the order of the two lists, and the last step is the new list', () => {
  for (const [newIds, oldIds] of [
    ['abcdef', 'fedcba'],
    ['cab12', 'abc'],
    ['1a2b3c', 'cxbya'],
    ['', 'abc'],
  ] as const) {
    const steps = stepsBetween(newIds, oldIds)
    for (const step of steps) expect(new Set(step).size).toBe(step.length)
    expect(steps[0]).toBe(oldIds)
    expect(steps.at(-1)).toBe(newIds)
  }
})
