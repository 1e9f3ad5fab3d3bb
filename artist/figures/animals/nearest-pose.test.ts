import { describe, expect, it } from 'vitest'
import { poseFor } from '../../compose/figures/similar-poses.ts'
import { animalMakers } from './animal-makers.ts'
import { nearestPose } from './nearest-pose.ts'

const MOVING = ['walk', 'run', 'jump', 'swim', 'fly', 'climb', 'play', 'dance']
const RESTING = ['sit', 'lie', 'sleep', 'sit-up', 'hang']
const IN_PLACE = ['stand', 'look-up', 'eat', 'drink', 'hold']
/** Movements that a pose shows, beyond those that have the same name. */
const LIVELY = ['rear', 'cheer', 'wave', 'float', 'stretch']

const pairs = (verbs: readonly string[]) =>
  animalMakers.flatMap((maker) => verbs.map((verb) => ({ maker, verb })))

describe('the pose that an animal has for a verb', () => {
  it('moves if the verb is a movement, or there is none', () => {
    for (const { maker, verb } of pairs(MOVING)) {
      const pose = poseFor(maker, verb)
      // Playing on the spot is no contradiction.
      if (pose && !(verb === 'play' && pose === 'sit'))
        expect([...MOVING, ...LIVELY], `${maker.id} ${verb}`).toContain(pose)
    }
  })

  it('rests if the verb is a rest', () => {
    for (const { maker, verb } of pairs(['lie', 'sleep'])) {
      const pose = poseFor(maker, verb)
      if (pose) expect(RESTING, `${maker.id} ${verb}`).toContain(pose)
    }
  })

  it('is no movement if the verb is none', () => {
    for (const { maker, verb } of pairs([...IN_PLACE, 'sit'])) {
      const pose = poseFor(maker, verb)
      if (pose) expect([...IN_PLACE, ...RESTING, 'play'], `${maker.id} ${verb}`).toContain(pose)
    }
  })

  it('is the same wherever it is chosen', () => {
    for (const { maker, verb } of pairs([...MOVING, ...RESTING, ...IN_PLACE])) {
      const pose = poseFor(maker, verb)
      if (pose) expect(nearestPose(verb, maker.poses), `${maker.id} ${verb}`).toBe(pose)
    }
  })
})
