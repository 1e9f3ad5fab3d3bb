import { expect, test } from 'vitest'
import type { TouchRequest } from '../../drawing.ts'
import { peopleMakers } from '../../figures/people/people-makers.ts'
import { anchorOf, facesOf, singleFigureCluster } from '../figures/cluster.ts'
import { embrace } from './embrace.ts'

const person = (id: string, facing: 'left' | 'right') => {
  const { height, draw } = peopleMakers.find((maker) => maker.id === id)!
  const drawTouching = (touch: TouchRequest) => singleFigureCluster(draw({ seed: 3, detail: 1, pose: 'hug', facing, touch }), height) // prettier-ignore
  return [height, drawTouching] as const
}

test.each([
  ['mother', 'child', 'right'],
  ['mother', 'child', 'left'],
  ['girl', 'boy', 'right'],
] as const)('%s and %s hug: each hand is on the other back, and the heads touch (%s)', (tall, short, way) => {
  const hug = embrace(person(tall, way), person(short, way === 'right' ? 'left' : 'right'), way)
  const [first, second] = hug.parts
  for (const [one, other] of [[first!, second!], [second!, first!]] as const) {
    const [hand, back] = [anchorOf(one, 'contact')!, anchorOf(other, 'back')!]
    expect(Math.abs(hand.x - back.x)).toBeLessThan(20)
  } // prettier-ignore
  const [a, b] = facesOf(hug)
  expect(Math.abs(a!.x - b!.x)).toBeLessThan(Math.max(a!.w, b!.w))
})
