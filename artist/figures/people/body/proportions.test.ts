import { expect, test } from 'vitest'
import { POSES } from './person-poses.ts'
import { AGES, bodyOf, standingHeight, type Age } from './proportions.ts'
import { createSkeleton } from './skeleton.ts'

/** Heads that fit into the height. */
const headsTall = (age: Age, natural = false): number => {
  const body = bodyOf(age, natural)
  return standingHeight(body) / (body.head * 1.9)
}

test('grown-ups of a cartoon have large heads, but are of longer build than children', () => {
  for (const age of ['teen', 'adult', 'grandparent'] as const) {
    expect(headsTall(age), age).toBeLessThan(3.6)
    expect(headsTall(age), age).toBeGreaterThan(headsTall('child'))
    expect(headsTall(age, true), age).toBeGreaterThan(5)
  }
})

test('who stands has straight legs, who crouches has bent ones', () => {
  const bendOf = (pose: keyof typeof POSES) => {
    const { hip, knee, ankle } = createSkeleton(AGES.adult, POSES[pose], { wide: 1, waist: 1, hip: 1 }).legs.near
    const [thigh, shin] = [Math.atan2(knee[0] - hip[0], knee[1] - hip[1]), Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1])]
    return (Math.abs(thigh - shin) * 180) / Math.PI
  } // prettier-ignore
  for (const pose of ['stand', 'take-from-oven', 'toss-dough', 'hang-laundry'] as const)
    expect(bendOf(pose), pose).toBeLessThan(9)
  expect(bendOf('crouch')).toBeGreaterThan(60)
})
