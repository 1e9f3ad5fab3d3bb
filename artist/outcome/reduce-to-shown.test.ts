import { beforeAll, expect, test } from 'vitest'
import type { Artist } from '../artist.ts'
import { planPicture } from '../compose/picture.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})

test.each([
  ['en', 'an octopus plays with a crab', /play/],
  ['de', 'ein Hund spielt mit einer Katze', /spiel/],
  ['fr', 'un chat mange un poisson', /mange/],
  ['es', 'un perro persigue a un gato', /persig/],
  ['nl', 'een beer leest een boek', /le(e|z)s?/],
] as const)(
  '%s: texts of "%s" do not name the deed if the figures only stand there',
  (language, prompt, deed) => {
    const scene = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
    const picture = planPicture(scene.wish, artist.figureFinder)
    const figures = picture.figures.map((figure) => ({ ...figure, joints: [], shownPose: 'stand' }))
    const titleOf = (shown: typeof picture) => artist.writeTexts(scene, shown)[language].title
    expect(titleOf({ ...picture, figures })).not.toMatch(deed)
    expect(titleOf({ ...picture, figures })).not.toBe('')
  },
)
