import { expect, test } from 'vitest'
import { change } from './change.ts'

const small = { width: 40, resize: 'contain', format: 'png' } as const
const draw = (svg: string) => change(Buffer.from(svg), 'image/svg+xml', small)

test('a drawing becomes a picture', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>'
  expect((await draw(svg)).type).toBe('image/png')
})

// None of these is taken by an upload; a drawing may come from elsewhere one day.
test.each([
  '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><title>&b;</title></svg>',
  '<!doctype svg><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>',
  '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&f;</text></svg>',
])('one that defines something is not drawn: %s', async (svg) => {
  await expect(draw(svg)).rejects.toThrow('definitions that are not allowed')
})
