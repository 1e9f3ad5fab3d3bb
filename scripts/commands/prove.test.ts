import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the weekly workflow runs every part of `npm run prove`', () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/commands/prove.ts', 'no-such-part'], {
    encoding: 'utf8',
  })
  const parts = /There are: (.*)\./.exec(stderr)![1]!.split(', ')
  const workflow = readFileSync('.github/workflows/prove.yml', 'utf8')
  const matrix = /part: \[(.*)\]/.exec(workflow)![1]!.split(', ')
  const included = [...workflow.matchAll(/- part: (\S+)/g)].map((match) => match[1]!)
  expect([...matrix, ...included].toSorted()).toEqual(parts.toSorted())
})
