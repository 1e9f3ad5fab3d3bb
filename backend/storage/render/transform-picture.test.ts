import { expect, test } from 'vitest'
import { transformPicture } from './transform-picture.ts'

const small = { width: 40, resize: 'contain', format: 'png' } as const
const render = (svg: string) => transformPicture(Buffer.from(svg), 'image/svg+xml', small)

test('an SVG is rendered as a PNG', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>'
  expect((await render(svg)).type).toBe('image/png')
})

// Uploads already reject these; the renderer also rejects them, in case a drawing arrives by another path.
test.each([
  '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><title>&b;</title></svg>',
  '<!doctype svg><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>',
  '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>',
])('an SVG with a doctype or entities is rejected: %s', async (svg) => {
  await expect(render(svg)).rejects.toThrow('definitions that are not allowed')
})
