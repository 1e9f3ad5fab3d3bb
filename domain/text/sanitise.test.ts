import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

test('text that could run as a script is removed', () => {
  expect(sanitise('<b>Ann</b>')).toBe('bAnn/b')
  expect(sanitise('JavaScript:alert(1)')).toBe('alert(1)')
  expect(sanitise('x onclick = "y"')).toBe('x  "y"')
})

test('controls of the writing direction are removed, and marks that belong to letters and emoji stay', () => {
  expect(sanitise('A \u202Etac\u202C \u2066in\u2069 a \u200Fhat\u061C')).toBe('A tac in a hat')
  expect(sanitise('java\u200Escript:x')).toBe('x')
  for (const text of ['👩‍🚀', 'e\u0301', 'שלום', 'می\u200Cخواهم']) expect(sanitise(text)).toBe(text)
})

test('a pattern that appears only after a removal is removed too', () => {
  expect(sanitise('javajavascript:script:x')).toBe('x')
  expect(sanitise('o<nload=x')).toBe('x')
})

test('names in the six languages stay unchanged', () => {
  for (const name of ['Zoë Müller', 'François Lefèvre', "Aoife O'Neill", 'Simón', 'Onno de Wit'])
    expect(sanitise(` ${name} `)).toBe(name)
})

test('a value that is no text becomes empty', () => {
  for (const value of [null, undefined, 3, {}, ['x']]) expect(sanitise(value)).toBe('')
})

test('a text has at most 1,000 characters, and none is cut in half', () => {
  expect(sanitise('a'.repeat(2000))).toHaveLength(1000)
  expect(Array.from(sanitise('🐱'.repeat(1200)))).toEqual(Array.from('🐱'.repeat(1000)))
})

test('sanitising a second time changes nothing', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', 'java', 'script:', 'on', 'x', '=', ' ', 'é'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(hostile, (text) => {
      const once = sanitise(text)
      expect(sanitise(once)).toBe(once)
      expect(once).not.toMatch(/[<>]|javascript:|\bon\w+\s*=/i)
    }),
  )
})

test('a very long nested text is cleaned quickly', () => {
  const nested = 'java'.repeat(100_000) + 'script:'.repeat(100_000)
  expect(sanitise(nested).length).toBeLessThanOrEqual(1000)
})
