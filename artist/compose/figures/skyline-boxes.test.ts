import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { overlapArea } from './transform.ts'
import { skylineBoxes } from './skyline-boxes.ts'

const artist = await createLocalArtist()
const placedIn = (prompt: string) =>
  artist.draw(artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 2 })).composition
    .placed[0]!

test('the corners above a steam train are free, and everything else of it is covered', () => {
  const placed = placedIn('a steam train')
  const boxes = skylineBoxes(placed, placed.box)
  const { x, y, w, h } = placed.box
  const covered = (box: typeof placed.box) =>
    boxes.reduce((sum, each) => sum + overlapArea(each, box), 0) / (box.w * box.h)
  expect(Math.min(covered({ x, y, w: w * 0.12, h: h * 0.1 }), covered({ x: x + w * 0.9, y, w: w * 0.1, h: h * 0.1 }))).toBe(0) // prettier-ignore
  expect(covered({ x, y: y + h * 0.6, w, h: h * 0.4 })).toBeGreaterThan(0.9)
  expect(Math.min(...boxes.map((box) => box.y))).toBeCloseTo(y)
  for (const box of boxes) expect(box.y + box.h).toBeCloseTo(y + h)
})
