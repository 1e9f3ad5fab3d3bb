import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

const artist = await createLocalArtist()
const pathsOf = (svg: string): string[] => svg.slice(svg.indexOf('<g ')).match(/<path [^>]*>/g) ?? []

test('the first lines are those of the figures, and the page grows around them', () => {
  const scene = artist.createScene({
    prompt: 'a lion in the forest',
    language: 'en',
    style: 'cartoon',
    seed: 3,
  })
  const shown: string[] = []
  const { svg } = artist.draw(scene, (lines) => shown.push(lines))
  expect(shown).toHaveLength(2)
  const [lion, forest, page] = [...shown, svg].map(pathsOf)
  expect(lion!.length).toBeGreaterThan(20)
  expect(lion!.length).toBeLessThan(forest!.length / 1.5)
  const at = forest!.indexOf(lion![0]!)
  expect(at).toBeGreaterThan(0)
  expect(forest!.slice(at, at + lion!.length)).toEqual(lion)
  expect(page!.slice(0, forest!.length)).toEqual(forest)
})

test('a sheet stays upright if a car across it would hide the street that was wished for', () => {
  const scene = artist.createScene({
    prompt: 'a police car in the street',
    language: 'en',
    style: 'simple',
    seed: 3,
  })
  expect(artist.draw(scene)).toMatchObject({ orientation: 'portrait', outcome: { notDrawn: [] } })
  expect(artist.draw({ ...scene, orientation: 'landscape' }).outcome.notDrawn).toEqual(['in the street'])
})
