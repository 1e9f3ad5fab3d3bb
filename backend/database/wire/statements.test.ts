import { expect, it } from 'vitest'
import { createStatements } from './statements.ts'

it('keeps the statements used last and closes the others', () => {
  const statements = createStatements(2)
  for (const key of ['a', 'b']) statements.keep(key, statements.name(key).name)
  statements.name('a')
  expect(statements.takeUnwanted(1)).toEqual(['s1'])
  expect(statements.name('a')).toEqual({ name: 's0', known: true })
  expect(statements.name('b').known).toBe(false)
})

it('never uses a name twice, so that a forgotten statement cannot be mistaken for a new one', () => {
  const statements = createStatements(2)
  const { name } = statements.name('a')
  statements.keep('a', name)
  statements.forgetAll()
  expect(statements.takeUnwanted(0)).toEqual([name])
  expect(statements.name('a').name).not.toBe(name)
})
