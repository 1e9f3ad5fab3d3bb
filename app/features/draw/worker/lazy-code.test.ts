import { expect, test } from 'vitest'
import type { Figure, FigureMaker } from '#artist/drawing.ts'
import { withData } from './data-not-loaded.ts'
import { lazyCode } from './lazy-code.ts'

const tower: FigureMaker = {
  id: 'tower',
  source: 'things',
  height: 30,
  poses: ['stand'],
  draw: () => ({ id: 'tower' }) as Figure,
}

test('a figure is known before its code is loaded, and the first drawing loads it once', async () => {
  let loads = 0
  // The build writes the list as JSON, which has no functions.
  const listed = JSON.parse(JSON.stringify([{ maker: tower, methods: ['draw'] }]))
  const [lazy] = lazyCode.makers(listed, async () => {
    loads++
    return [tower]
  })
  expect(lazy).toMatchObject({ id: 'tower', height: 30, poses: ['stand'] })
  const draw = () => lazy!.draw({ seed: 1, detail: 1 })
  expect(draw).toThrow('not loaded')
  expect(await withData(draw)).toEqual({ id: 'tower' })
  expect(draw()).toEqual({ id: 'tower' })
  expect(loads).toBe(1)
})

test('the keys of a record are known without loading it; a value loads it', async () => {
  const record = lazyCode.record(['water-cycle'], async () => ({ 'water-cycle': 1 }))
  expect('water-cycle' in record).toBe(true)
  expect('cat' in record).toBe(false)
  expect(Object.hasOwn(record, 'water-cycle')).toBe(true)
  expect(Object.hasOwn(record, 'constructor')).toBe(false)
  expect(record.cat).toBeUndefined()
  expect(() => record['water-cycle']).toThrow('not loaded')
  expect(await withData(() => record['water-cycle'])).toBe(1)
})

test('all code can be loaded at once, for drawing without a connection', async () => {
  const record = lazyCode.record(['moon-phases'], async () => ({ 'moon-phases': 2 }))
  await lazyCode.loadAll()
  expect(record['moon-phases']).toBe(2)
})
