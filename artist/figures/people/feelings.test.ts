import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../../parser/parse-wish.ts'
import { POSES } from './body/person-poses.ts'
import { AGES } from './body/proportions.ts'
import { createSkeleton } from './body/skeleton.ts'
import { feelingMarks, feelingOf, feelingPose } from './feelings.ts'
import { peopleMakers } from './people-makers.ts'

const MOODS_OF_BODY = 'scared angry grumpy sad sick cold tired bored surprised in-love proud shy excited laughing happy'.split(' ') // prettier-ignore

test('every feeling has a pose and a face of its own', () => {
  const shown = MOODS_OF_BODY.map((look) => {
    const request = { seed: 1, detail: 1, looks: [look] } as const
    return `${feelingPose(request)} ${feelingOf(request)?.expression}`
  })
  expect(new Set(shown).size).toBe(MOODS_OF_BODY.length)
})

test('hands of every feeling reach what they touch', () => {
  const build = { wide: 1, waist: 1, hip: 1 }
  for (const look of MOODS_OF_BODY) {
    const pose = feelingPose({ seed: 1, detail: 1, looks: [look] })!
    const { missing } = createSkeleton(AGES.child, POSES[pose], build)
    expect(missing, look).toBeLessThan(4)
  }
})

test('who does something or holds something keeps that pose and still shows the feeling', () => {
  const sad = { seed: 1, detail: 1, looks: ['sad'] } as const
  expect(feelingPose({ ...sad, pose: 'ride' })).toBeUndefined()
  expect(feelingPose({ ...sad, holds: ['balloon'] })).toBeUndefined()
  expect(feelingMarks(sad, 'hold')).toBe('teardrops')
  expect(feelingMarks(sad, 'feel-sad')).toBeUndefined()
})

test.each([
  ['en', 'a girl trembles', 'cold'],
  ['de', 'ein Junge hat Angst', 'scared'],
  ['fr', 'une fille a froid', 'cold'],
  ['fr', "le garçon a peur d'un monstre", 'scared'],
  ['es', 'un niño tiene miedo', 'scared'],
  ['it', 'una bambina ha freddo', 'cold'],
  ['nl', 'een meisje bibbert', 'cold'],
] as const)('%s: "%s" is somebody who feels %s', (language, prompt, look) => {
  expect(parseWish(prompt, language, lexicon).figures[0]?.looks).toContain(look)
})

test('somebody sick in bed has a thermometer and no smile', () => {
  const girl = peopleMakers.find(({ id }) => id === 'girl')!
  const shapes = (looks: string[]) => girl.draw({ seed: 1, detail: 1, pose: 'in-bed', looks }).shapes
  expect(shapes(['sick']).length).toBeGreaterThan(shapes(['bored']).length)
  expect(JSON.stringify(shapes(['bored']))).not.toBe(JSON.stringify(shapes(['happy'])))
})
