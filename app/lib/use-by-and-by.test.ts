import { expect, test } from 'vitest'
import { nextOf, shownOf, turnsOf } from './use-by-and-by.ts'

const listOf = (ids: string) => [...ids].map((id) => ({ id }))
/** What is seen after each step, until nothing changes any more. */
function seen(items: string, before: string): string[] {
  const turns = turnsOf(listOf(items), listOf(before))
  const changes = turns.flatMap(([, change]) => change ?? [])
  const steps: string[] = []
  for (let done = 0; ; done = nextOf({ changes, done })) {
    steps.push(
      shownOf({ turns, done })
        .map(({ id }) => id)
        .join(''),
    )
    if (done >= changes.length) return steps
  }
}

test('a new list takes the place of the old one from the top, one for one', () => {
  expect(seen('1234', 'abcd')).toEqual(['abcd', '1bcd', '12cd', '123d', '1234'])
})

test('what is in both lists stays and is never moved', () => {
  expect(seen('bdf', 'abcdef')).toEqual(['abcdef', 'bdef', 'bdf'])
  expect(seen('abcdef', 'bdf')).toEqual(['bdf', 'abdf', 'abcdf', 'abcdef'])
})

test('a first list only grows, card by card', () => {
  expect(seen('12345', '')).toEqual(['', '1', '12', '123', '1234', '12345'])
})

test('nothing is ever there twice, whatever the order of the two lists, and the end is the new list', () => {
  for (const [items, before] of [
    ['abcdef', 'fedcba'],
    ['cab12', 'abc'],
    ['1a2b3c', 'cxbya'],
    ['', 'abc'],
  ] as const) {
    const steps = seen(items, before)
    for (const step of steps) expect(new Set(step).size).toBe(step.length)
    expect(steps[0]).toBe(before)
    expect(steps.at(-1)).toBe(items)
  }
})
