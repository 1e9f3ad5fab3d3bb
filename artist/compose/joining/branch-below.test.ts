import { expect, test } from 'vitest'
import { partBox } from '../figures/cluster.ts'
import { branchBelow } from './branch-below.ts'

test.each([20, 260])('the branch reaches from the trunk to beyond the one who sits at %s', (x) => {
  const sitter = { x, y: 100, w: 80, h: 90 }
  const branch = partBox(branchBelow(sitter, { x: 0, y: 0, w: 360, h: 500 }))
  expect(branch.x).toBeLessThan(Math.min(sitter.x, 180))
  expect(branch.x + branch.w).toBeGreaterThan(Math.max(sitter.x + sitter.w, 180))
  // The feet are on it.
  expect(branch.y).toBeLessThan(190)
  expect(branch.y + branch.h).toBeGreaterThan(190)
})
