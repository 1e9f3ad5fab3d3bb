import { afterAll, expect, test } from 'vitest'
import { createChildren } from './children.ts'

const children = createChildren()
afterAll(() => children.close())

const svg = (inside: string, viewBox = '0 0 10 14') => ({
  source: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`),
  type: 'image/svg+xml',
  transform: { width: 120, resize: 'cover', format: 'webp' } as const,
})
const GOOD = svg('<path d="M0 0h9v9z"/>')
/** Ends the process that draws it: the library gives up on a rectangle without end. */
const CRASHES = svg(
  '<g transform="scale(1e30)"><filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect filter="url(#f)" width="9" height="9"/></g>',
)

test('a drawing that makes the library crash is refused, and takes nobody along', async () => {
  const made = await Promise.allSettled([GOOD, CRASHES, GOOD, CRASHES, GOOD].map(children.make))
  expect(made.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await expect(children.make(CRASHES)).rejects.toMatchObject({ status: 422, code: 'InvalidImage' })
  expect((await children.make(GOOD)).type).toBe('image/webp')
})

test('a drawing that would be a tower of pixels is refused before it is begun', async () => {
  for (const viewBox of ['0 0 1 1000000000', '0 0 0.001 1000'])
    await expect(children.make(svg('<path d="M0 0h1"/>', viewBox))).rejects.toMatchObject({ status: 400 })
})
