import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { kept } from './kept.ts'

let folder: string
let file: URL
const made = { words: Uint16Array.from([1, 2, 3]), text: 'œuf' }
const make = vi.fn(() => made)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
  file = pathToFileURL(path.join(folder, 'below', 'tables'))
  make.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a thing once and finds it again', () => {
  expect(kept(file, 'today', make)).toEqual(made)
  expect(kept(file, 'today', make)).toEqual(made)
  expect(make).toHaveBeenCalledOnce()
  expect(readdirSync(path.join(folder, 'below'))).toEqual(['tables'])
})

it('makes it anew when what it was made of has changed', () => {
  kept(file, 'yesterday', make)
  kept(file, 'today', make)
  expect(make).toHaveBeenCalledTimes(2)
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  [
    'changed by a bit',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 3 ? byte ^ 1 : byte))),
  ],
])('does not believe a file that was %s', (_, damage) => {
  kept(file, 'today', make)
  writeFileSync(file, damage(readFileSync(file)))
  expect(kept(file, 'today', make)).toEqual(made)
  expect(make).toHaveBeenCalledTimes(2)
})

it('does without where nothing can be written', () => {
  writeFileSync(path.join(folder, 'below'), 'a file where the folder should be')
  expect(kept(file, 'today', make)).toEqual(made)
})
