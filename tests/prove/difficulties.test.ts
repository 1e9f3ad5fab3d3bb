import { expect, test } from 'vitest'
import { DIFFICULTIES, STYLES } from '#domain/pages/creation-options.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

// Thirty motifs: every combination of style and difficulty is drawn twice.
const MOTIFS = [
  'a cat',
  'two dogs playing ball in the park',
  'the letter B',
  'a unicorn under a rainbow',
  'a pirate ship at sea',
  'a fire engine in the city',
  'a robot in the city',
  'a superhero flies over the city',
  'a police car in the street',
  'a princess in front of a castle',
  'three rabbits in the forest',
  'a dinosaur and a volcano',
  'an astronaut on the moon',
  'a mermaid under the sea',
  'a butterfly on a flower',
  'a tractor on the farm',
  'a girl rides a horse',
  'a snowman in winter',
  'a witch on a broom at night',
  'an elephant in the savanna',
  'a boy builds a sand castle on the beach',
  'a birthday cake with candles',
  'a train in the mountains',
  'a clown in the circus',
  'a dragon in a cave',
  'an owl in a tree',
  'a family in the kitchen',
  'a monkey in the jungle',
  'a knight and a dragon',
  'an excavator on the building site',
]

test('a page has the requested difficulty for any motif and style', { timeout: 600_000 }, async () => {
  const artist = await createLocalArtist()
  const missed: string[] = []
  for (const [i, prompt] of MOTIFS.entries()) {
    const style = STYLES[i % STYLES.length]!
    const difficulty = DIFFICULTIES[Math.floor(i / STYLES.length) % DIFFICULTIES.length]!
    const scene = artist.createScene({ prompt, language: 'en', style, difficulty, seed: 3 })
    const drawn = artist.draw(scene)
    if (drawn.difficulty !== difficulty)
      missed.push(`${prompt}, ${style}: ${difficulty}, ${drawn.difficulty}`)
  }
  expect(missed).toEqual([])
})
