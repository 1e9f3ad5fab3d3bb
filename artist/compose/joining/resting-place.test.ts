import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

const artist = await createLocalArtist()
const compose = (prompt: string) =>
  artist.draw(artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 2 })).composition

test.each([
  'two capybaras in the river',
  'an elephant in the lake',
  'a dog in the pool',
  'a hippo at the river',
])('an animal in the water stands in it: %s', (prompt) => {
  const [main] = compose(prompt).placed
  expect(main!.cluster).toMatchObject({ zone: 'water', wades: true })
})

test.each(['a bear at the river', 'a dog by the pond', 'a cat sitting by the lake'])(
  'an animal beside the water stands on the ground: %s',
  (prompt) => {
    const [main] = compose(prompt).placed
    expect(main!.cluster.zone).toBe('ground')
  },
)

test('places of their own: a windowsill is no balcony, and the waterhole has water', () => {
  expect(compose('a cat sleeping on the windowsill while it rains').place).toBe('windowsill')
  expect(compose('an elephant drinking at a waterhole').place).toBe('waterhole')
})

test('an otter that does nothing else floats on its back, and a capybara sits on the shore', () => {
  const [otter] = compose('an otter').placed
  expect(otter!.cluster.zone).toBe('water')
  expect(otter!.cluster.parts[0]!.figure.pose).toBe('float')
  expect(compose('a capybara').placed[0]!.cluster.zone).toBe('ground')
})
