import { expect, it } from 'vitest'
import { createStatements } from './statements.ts'

const withStatements = (...texts: string[]) => {
  const statements = createStatements(2)
  for (const text of texts) statements.keep(statements.create('', text))
  return statements
}

it('keeps the statements used last and closes the others', () => {
  const statements = withStatements('a', 'b')
  statements.find('', 'a')
  expect(statements.takeUnwanted(1)).toEqual(['s1'])
  expect(statements.takeUnwanted(1)).toEqual([])
  expect(statements.find('', 'a')?.name).toBe('s0')
  expect(statements.find('', 'b')).toBeUndefined()
})

it('never uses a name twice, so that a forgotten statement cannot be mistaken for a new one', () => {
  const statements = withStatements('a')
  statements.forgetAll()
  expect(statements.takeUnwanted(0)).toEqual(['s0'])
  expect(statements.create('', 'a').name).not.toBe('s0')
})

it('knows a text by the role it was prepared for', () => {
  const statements = withStatements('a')
  expect(statements.find('anon', 'a')).toBeUndefined()
})
