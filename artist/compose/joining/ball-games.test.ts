import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { anchorOf, partBox, type Cluster } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { ACCEPTED_COVER, largestCover } from '../layout/covered-faces.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

function drawn(prompt: string): Cluster {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const { place } = planPicture(wish, finder)
  return drawUnit(unitsOf(drawables, place, wish)[0]!, { seed: 1, detail: 1, facing: 'right', finder })
}
const posesOf = ({ parts }: Cluster) => parts.flatMap(({ figure }) => (figure.face ? [figure.pose] : []))

test.each(['three', 'four'])(
  '%s children play football: one kicks the only ball, which hides no face',
  (count) => {
    const game = drawn(`${count} children play football`)
    const poses = posesOf(game)
    expect(poses.filter((pose) => pose === 'kick')).toHaveLength(1)
    expect(poses.at(-1)).toBe('kick')
    expect(largestCover([game])).toBeLessThanOrEqual(ACCEPTED_COVER)
    const toe = anchorOf(
      game.parts.findLast(({ figure }) => figure.face)!,
      'contact',
    )!
    const ball = partBox(game.parts.at(-1)!)
    expect(Math.abs(ball.x - toe.x)).toBeLessThan(ball.w * 0.3)
    expect(ball.y).toBeLessThan(toe.y)
    expect(ball.y + ball.h).toBeGreaterThan(toe.y)
  },
)

test('two who play volleyball face each other', () => {
  const { parts } = drawn('two girls play volleyball')
  expect(parts.filter(({ figure }) => figure.face).map(({ figure }) => [figure.pose, figure.facing])).toEqual(
    [
      ['volleyball', 'right'],
      ['catch', 'left'],
    ],
  )
})
