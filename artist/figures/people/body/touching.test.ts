import { expect, test } from 'vitest'
import { AGES, standingHeight, type Age } from './proportions.ts'
import { createSkeleton } from './skeleton.ts'
import { TOUCHING_POSES, touchingPose } from './touching.ts'

const build = { wide: 1, waist: 1, hip: 1 }

test('hands reach everything between the knees and the shoulders, at every age and in every touching pose', () => {
  for (const age of Object.keys(AGES).filter((name) => name !== 'baby') as Age[])
    for (const pose of TOUCHING_POSES)
      for (const share of [0.3, 0.5, 0.7]) {
        const body = AGES[age]
        const height = share * body.metres
        const posed = touchingPose(pose, { height }, body, standingHeight(body) / body.metres, build)
        const { missing, arms } = createSkeleton(body, posed, build)
        // Only an embrace stays upright in any case and may end a little above its aim.
        if (pose !== 'hug') expect(missing, `${age} ${pose} ${share}`).toBeLessThan(1)
        expect(arms.near.hand[0], `${age} ${pose} ${share}`).toBeGreaterThan(0)
      }
})

test('low things are touched from the knees, high ones standing', () => {
  const body = AGES.child
  const hip = (height: number) =>
    touchingPose('pet', { height }, body, standingHeight(body) / body.metres, build).hip ?? 1
  expect(hip(0.15)).toBeLessThan(0.5)
  expect(hip(0.8)).toBeGreaterThan(0.9)
})
