import { describe, expect, it } from 'vitest'
import { randomAnimals } from '#scripts/artist/random-animals.ts'
import { leakedPixels } from '#tests/support/drawing/figure-raster.ts'
import type { Vec } from '../../geometry/vector.ts'
import { animalMakers } from './animal-makers.ts'
import { layeredKinds } from './layered-kinds.ts'
import { drawHead } from './walkers/head.ts'
import { DINOSAURS } from './walkers/kinds/dinosaurs.ts'
import { DOGS_AND_CATS } from './walkers/kinds/dogs-and-cats.ts'
import { DOG_BREEDS } from './walkers/kinds/dog-breeds.ts'
import { FARM } from './walkers/kinds/farm.ts'
import { HORSES } from './walkers/kinds/horses.ts'
import { LARGE } from './walkers/kinds/large.ts'
import { MORE_DINOSAURS } from './walkers/kinds/more-dinosaurs.ts'
import { RELATIVES } from './walkers/kinds/relatives.ts'
import { SMALL } from './walkers/kinds/small.ts'
import { WALKER_POSES } from './walkers/poses.ts'
import { poseWalker } from './walkers/walker.ts'

const walkers = Object.entries({ ...DINOSAURS, ...MORE_DINOSAURS, ...DOGS_AND_CATS, ...DOG_BREEDS, ...FARM, ...HORSES, ...LARGE, ...SMALL, ...RELATIVES }) // prettier-ignore
const calm = { mood: 'calm', gaze: [0, 0], shut: false, natural: false, mirrored: false } as const

type Bone = readonly [Vec, Vec]
const side = ([a, b]: Bone, p: Vec): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
const cross = (one: Bone, other: Bone): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0

const layered = animalMakers.filter(({ id }) => layeredKinds.has(id))

describe('layered animals', () => {
  it('number at least 230', () => {
    expect(layered.length).toBeGreaterThanOrEqual(230)
  })

  it('are closed in any pose, mood, age and direction', () => {
    const leaks = randomAnimals(layered, 40, 7).filter(({ figure }) => leakedPixels(figure) > 6)
    expect(leaks.map(({ name }) => name)).toEqual([])
  })

  it('stand with every foot on its contact point', () => {
    for (const [id, kind] of walkers)
      for (const name of kind.poses) {
        const pose = { ...WALKER_POSES[name](kind.build), ...kind.changes?.all, ...kind.changes?.[name] }
        expect(poseWalker(kind.build, pose, kind.head, calm).unreached, `${id} ${name}`).toEqual([])
      }
  })

  it('do not cross their legs when they gallop or jump with hooves', () => {
    for (const [id, kind] of walkers.filter(([, { build }]) => build.foot === 'hoof'))
      for (const name of ['run', 'jump'] as const) {
        const pose = { ...WALKER_POSES[name](kind.build), ...kind.changes?.all, ...kind.changes?.[name] }
        const { nearFore, farFore, nearHind, farHind } = poseWalker(kind.build, pose, kind.head, calm).legs
        const lower = ({ knee, ankle }: typeof nearFore) => [knee, ankle] as const
        expect(cross(lower(nearFore), lower(farFore)), `${id} ${name}`).toBe(false)
        expect(cross(lower(nearHind), lower(farHind)), `${id} ${name}`).toBe(false)
      }
  })

  it('report a contact point that a leg does not reach', () => {
    const { build, head } = SMALL['rabbit']!
    const pose = { ...WALKER_POSES.stand(build), nearFore: { at: [260, 0] as const } }
    expect(poseWalker(build, pose, head, calm).unreached).toEqual(['nearFore'])
  })

  it('show eight moods', () => {
    const moods = ['happy', 'joyful', 'calm', 'sad', 'angry', 'scared', 'surprised', 'sleepy'] as const
    const faces = moods.map((mood) =>
      JSON.stringify(drawHead(DOGS_AND_CATS['fox']!.head, (v) => v, { ...calm, mood })),
    )
    expect(new Set(faces).size).toBe(7)
  })

  it('keep highlights on the side of the light when they face left', () => {
    const [right, left] = [false, true].map((mirrored) =>
      JSON.stringify(drawHead(DOGS_AND_CATS['cat']!.head, (v) => v, { ...calm, mirrored })),
    )
    expect(left).not.toBe(right)
  })
})
