import { expect, test } from 'vitest'
import type { Vec } from '../../../geometry/vector.ts'
import { personMaker } from '../person.ts'
import { ROLES } from '../person-roles.ts'
import type { Pose } from './pose.ts'
import { POSES } from './person-poses.ts'
import { AGES } from './proportions.ts'
import { createSkeleton } from './skeleton.ts'

const build = { wide: 1, waist: 1, hip: 1 }
/** In degrees: swimmers and divers stretch the arms past the head. */
const UPRIGHT = 50

test('hands of raised arms are beside the head at every age', () => {
  for (const [name, pose] of Object.entries<Pose>(POSES)) {
    if (pose.view || pose.prop === 'bed' || Math.abs(pose.lean ?? 0) > UPRIGHT) continue
    for (const age of ['child', 'adult', 'animal'] as const) {
      const { arms, face } = createSkeleton(AGES[age], pose, build)
      const [x, y] = face([0, 0])
      const isBehindHead = ([hx, hy]: Vec) => Math.hypot(hx - x, hy - y) < AGES[age].head
      for (const arm of [arms.near, arms.far]) {
        const { angles, front } = arm.near ? pose.near : pose.far
        if (angles && !front) expect(isBehindHead(arm.hand), `${name} ${age}`).toBe(false)
      }
    }
  }
})

test('forearms on a table are painted over it', () => {
  const { shapes } = personMaker('girl', ROLES['girl']!).draw({ seed: 1, detail: 1, pose: 'write' })
  const parts = shapes.map(({ part }) => part)
  expect(parts.lastIndexOf('arm')).toBeGreaterThan(parts.indexOf('prop'))
})
