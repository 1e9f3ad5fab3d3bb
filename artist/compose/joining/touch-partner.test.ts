import { expect, test } from 'vitest'
import type { Figure } from '../../drawing.ts'
import { peopleMakers } from '../../figures/people/people-makers.ts'
import { anchorOf, clusterBox, facesOf, singleFigureCluster } from '../figures/cluster.ts'
import type { ContactFrame } from './contact-frame.ts'
import { faceOverlap, findContact, joinInContact, showFaces } from './touch-partner.ts'

const girl = peopleMakers.find(({ id }) => id === 'girl')!
const block = (w: number, h: number): Figure => ({
  id: 'block',
  shapes: [{ d: `M0 0L${w} 0L${w} ${h}L0 ${h}Z`, fill: 'paper', stroke: 1, level: 0 }],
  front: [],
  box: { x: 0, y: 0, w, h },
  ground: h,
  face: { x: 0, y: 0, w, h: h * 0.4 },
  facing: 'left',
  anchors: { head: { x: w * 0.3, y: 0 } },
})

function stage(frame: ContactFrame, metres: number, facing: 'left' | 'right' = 'right') {
  const contact = findContact(frame, singleFigureCluster(block(100, 100), metres), { height: 1.25, facing })
  const figure = girl.draw({ seed: 3, detail: 1, pose: frame.pose, facing, touch: contact.touch })
  return { contact, joined: joinInContact(singleFigureCluster(figure, 1.25), contact) }
}

test('a hand lies on the head of an animal that is petted, to the left and to the right', () => {
  for (const facing of ['left', 'right'] as const) {
    const { joined } = stage({ pose: 'pet', on: 'head' }, 0.7, facing)
    const [actor, partner] = joined.parts
    const [hand, head] = [anchorOf(actor!, 'contact')!, anchorOf(partner!, 'head')!]
    expect(Math.hypot(hand.x - head.x, hand.y - head.y), facing).toBeLessThan(4)
  }
})

test('the near arm is painted over the partner, and the partner stands on the ground', () => {
  const { joined } = stage({ pose: 'push', on: 'edge' }, 0.8)
  expect(joined.parts[0]!.frontAfter).toBe(1)
  expect(joined.parts[0]!.figure.front.length).toBeGreaterThan(0)
  const box = clusterBox({ ...joined, parts: joined.parts.slice(1) })
  expect(box.y + box.h).toBeCloseTo(0)
})

test('a small thing is lifted to be hugged, and two faces of the same height both show', () => {
  const hug: ContactFrame = { pose: 'hug', on: 'middle', around: true }
  const toy = stage(hug, 0.4)
  expect(toy.contact.lifted).toBe(true)
  const [, held] = toy.joined.parts
  expect(held!.move.y + 100 * held!.move.scale).toBeLessThan(-20)
  const friends = showFaces(stage(hug, 1.25).joined, 'right')
  expect(faceOverlap(friends, 'right')).toBeCloseTo(0)
  expect(facesOf(friends)).toHaveLength(2)
})
