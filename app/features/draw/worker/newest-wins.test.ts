import { expect, test } from 'vitest'
import { newestWins } from './newest-wins.ts'

/** Runs that end when the test says so. */
function createRuns() {
  const started: string[] = []
  const ends = new Map<string, (result: string) => void>()
  const run = newestWins((input: string) => {
    started.push(input)
    return new Promise<string>((resolve) => ends.set(input, resolve))
  })
  return { started, run, end: (input: string) => ends.get(input)!(`${input} done`) }
}

test('while one wish is drawn only the newest one waits', async () => {
  const { started, run, end } = createRuns()
  const results = [run('c'), run('ca'), run('cat'), run('cats')]
  expect(started).toEqual(['c'])
  end('c')
  await results[0]
  expect(started).toEqual(['c', 'cats'])
  end('cats')
  expect(await Promise.all(results)).toEqual(['c done', undefined, undefined, 'cats done'])
})

test('a failed drawing does not block the next one', async () => {
  const run = newestWins((input: string) =>
    input === 'broken' ? Promise.reject(new Error('no')) : Promise.resolve(input),
  )
  const [broken, next] = [run('broken'), run('cat')]
  await expect(broken).rejects.toThrow('no')
  expect(await next).toBe('cat')
})
