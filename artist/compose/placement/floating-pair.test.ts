import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { overlapArea } from '../figures/transform.ts'

const artist = await createLocalArtist()

/** The boxes of the two, and the width of the sheet. */
function drawn(prompt: string, seed: number) {
  const scene = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed })
  const { placed, page } = artist.draw(scene).composition
  const boxOf = (noun: string) => placed.find(({ cluster }) => cluster.parts.some(({ figure }) => figure.id === noun))!.box // prettier-ignore
  return { boxOf, paper: page.paper }
}

test.each([1, 2, 3])('a mermaid and a dolphin are both large and apart (seed %i)', (seed) => {
  const { boxOf, paper } = drawn('a mermaid with a dolphin', seed)
  const [mermaid, dolphin] = [boxOf('mermaid'), boxOf('dolphin')]
  expect(dolphin.w).toBeGreaterThan(paper.width * 0.5)
  expect(mermaid.h).toBeGreaterThan(paper.height * 0.3)
  expect(overlapArea(mermaid, dolphin)).toBeLessThan(mermaid.w * mermaid.h * 0.1)
})

test.each([1, 2, 3])('a crab is below the octopus and smaller (seed %i)', (seed) => {
  const { boxOf } = drawn('an octopus and a crab', seed)
  const [octopus, crab] = [boxOf('octopus'), boxOf('crab')]
  expect(crab.y).toBeGreaterThan(octopus.y + octopus.h * 0.8)
  expect(crab.w * crab.h).toBeLessThan(octopus.w * octopus.h)
  expect(crab.w).toBeGreaterThan(octopus.w * 0.3)
})
