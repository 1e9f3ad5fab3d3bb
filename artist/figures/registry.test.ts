import { expect, it } from 'vitest'
import type { FigureMaker } from '#artist/drawing.ts'
import { createRegistry } from './registry.ts'

const maker = (id: string, source: FigureMaker['source']): FigureMaker => ({
  id,
  source,
  height: 1,
  poses: [],
  draw: () => ({
    id,
    shapes: [],
    front: [],
    box: { x: 0, y: 0, w: 1, h: 1 },
    ground: 1,
    facing: 'front',
    anchors: {},
  }),
})

it('prefers our own cat to the converted one and lists each figure once', () => {
  const registry = createRegistry({
    converted: [maker('zebra', 'converted'), maker('cat', 'converted')],
    animals: [maker('cat', 'animals')],
  })
  expect(registry.find('cat')?.source).toBe('animals')
  expect(registry.find('zebra')?.source).toBe('converted')
  expect(registry.find('teapot')).toBeUndefined()
  expect(registry.all().map(({ id }) => id)).toEqual(['cat', 'zebra'])
})
