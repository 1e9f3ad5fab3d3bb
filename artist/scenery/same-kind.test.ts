import { expect, test } from 'vitest'
import { createRepeatsTest } from './same-kind.ts'
import { drawScenery } from './scenery.ts'

const frame = { x: 40, y: 40, w: 760, h: 1108 }

/** What the shapes of a place show if the figures already show these nouns. */
function labelsOf(place: string, shown: string[], seed = 3): Set<string | undefined> {
  const { back, front } = drawScenery({ place, seed, detail: 1, frame, version: 2, shown })
  return new Set([...back, ...front.flatMap((item) => item.shapes)].map(({ of }) => of))
}

test('a place does not repeat what was wished: no second cake, swing or moon', () => {
  expect(labelsOf('party-room', [])).toContain('cake')
  expect(labelsOf('party-room', ['birthday-cake'])).not.toContain('cake')
  const seed = [1, 2, 3, 4, 5].find((each) => labelsOf('playground', [], each).has('swing'))!
  expect(labelsOf('playground', ['swing'], seed)).not.toContain('swing')
})

test('flowers and grass may be everywhere, whatever was wished', () => {
  const repeats = createRepeatsTest(['flower', 'tree', 'crescent-moon'])
  expect(repeats('flower')).toBe(false)
  expect(repeats('apple-tree')).toBe(true)
  expect(repeats('moon')).toBe(true)
})
