import { expect, test } from 'vitest'
import { personMaker } from '../person.ts'
import { ROLES } from '../person-roles.ts'
import { POSES } from './person-poses.ts'
import { AGES, standingHeight, type Age } from './proportions.ts'
import { createSkeleton, touchingArm } from './skeleton.ts'
import { TOUCHING_POSES, touchingPose } from './touching.ts'

const build = { wide: 1, waist: 1, hip: 1 }

/** What is carried, given or held by two is always at the height of the chest. */
const AT_CHEST = new Set(['carry', 'give', 'shake-hands', 'dance-together', 'high-five', 'pick'])

test('hands reach everything between the knees and the shoulders, at every age and in every touching pose', () => {
  for (const age of Object.keys(AGES).filter((name) => name !== 'baby') as Age[])
    for (const pose of TOUCHING_POSES)
      for (const share of AT_CHEST.has(pose) ? [0.56] : [0.3, 0.5, 0.7]) {
        const body = AGES[age]
        const height = share * body.metres
        const posed = touchingPose(pose, { height }, body, standingHeight(body) / body.metres, build)
        const bones = createSkeleton(body, posed, build)
        const { missing } = bones
        // Only an embrace stays upright in any case and may end a little above its aim.
        if (pose !== 'hug') expect(missing, `${age} ${pose} ${share}`).toBeLessThan(1)
        expect(touchingArm(bones).hand[0], `${age} ${pose} ${share}`).toBeGreaterThan(0)
      }
})

test('low things are touched from the knees, high ones standing', () => {
  const body = AGES.child
  const kneels = (height: number) =>
    touchingPose('pet', { height }, body, standingHeight(body) / body.metres, build).nearLeg.kneel !==
    undefined
  expect(kneels(0.15)).toBe(true)
  expect(kneels(0.8)).toBe(false)
})

test('in a wheelchair the hands reach what stands in front of the feet, or throw food down to it', () => {
  const body = AGES.child
  const perMetre = standingHeight(body) / body.metres
  for (const pose of ['feed', 'pet', 'water', 'paint-on', 'hug']) {
    const posed = touchingPose(pose, { height: 0.6 }, body, perMetre, build, true)
    expect(posed.wheelchair, pose).toBe(true)
    expect(createSkeleton(body, posed, build).missing, pose).toBeLessThan(8)
  }
  const low = touchingPose('feed', { height: 0.2 }, body, perMetre, build, true)
  const { legs } = createSkeleton(body, low, build)
  expect(low.contact![0]).toBeGreaterThanOrEqual(legs.far.foot([40, 0])[0])
})

test('a violin is between the shoulder and a stretched arm, or it would look like a spoon', () => {
  const { arms, at, shoulders } = createSkeleton(AGES.child, POSES.violin, { wide: 1, waist: 1, hip: 1 })
  const [x] = at(shoulders * 0.4, 0.7)
  expect(arms.far.hand[0] - x).toBeGreaterThan(AGES.child.head * 1.5)
})

test('a hand above the own chin is beside the face, and its arm does not cross the face', () => {
  for (const age of ['child', 'adult'] as const)
    for (const pose of ['pet', 'feed', 'paint-on', 'wash-with', 'pick']) {
      const body = AGES[age]
      const touch = { height: body.metres * 0.85 }
      const posed = touchingPose(pose, touch, body, standingHeight(body) / body.metres, build)
      const bones = createSkeleton(body, posed, build)
      const arm = touchingArm(bones)
      expect(arm.near, `${age} ${pose}`).toBe(false)
      expect(arm.hand[0], `${age} ${pose}`).toBeGreaterThan(bones.face([50, 0])[0])
    }
})

test('where both hands reach above the own eyes, the arms are behind the head', () => {
  const faceInFront = (height: number) => {
    const { front } = personMaker('mother', ROLES['mother']!).draw({ seed: 1, detail: 1, pose: 'work', touch: { height } })
    return front.some(({ part }) => part === 'face')
  } // prettier-ignore
  expect([faceInFront(1.9), faceInFront(0.9)]).toEqual([true, false])
})
