// Animals as they were drawn before there were layered ones. They are still needed for looks that a layered kind does not have (a striped
// cow), for the few kinds without layers, and for heads inside hoods.
import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import type { HeadBones } from '../people/head/draw-head.ts'
import { animalMaker, looksOf, type AnimalKind } from './animal.ts'
import { drawFormerHead, drawFormerTail } from './former-heads.ts'
import { formerSitterKinds } from './former-sitter-kinds.ts'
import type { Worn } from './hat-on-animal.ts'
import { outlineAnimalKinds } from './outline-animal-kinds.ts'
import { quadrupedKinds } from './quadruped-kinds.ts'
import { TAILS_BY_KIND } from './sitters/sitter-kinds.ts'

type DrawFormerHead = (fig: Sketch, bones: HeadBones, hat: Worn, request: FigureRequest) => void
type DrawFormerTail = (fig: Sketch, bones: HeadBones, request: FigureRequest) => void

export const formerMakers: FigureMaker[] = [
  ...quadrupedKinds.map(animalMaker),
  ...formerSitterKinds.map(animalMaker),
  ...outlineAnimalKinds.map(animalMaker),
]

/** The heads of animals that can wear clothes; penguins, for example, have no neck for them. */
export const formerHeads: Readonly<Record<string, DrawFormerHead>> = {
  ...headsOf(quadrupedKinds),
  ...headsOf(formerSitterKinds),
}

/** The tails of animals in clothes that no layered tail replaces. */
export const formerTails: Readonly<Record<string, DrawFormerTail>> = {
  ...tailsOf(quadrupedKinds),
  ...tailsOf(formerSitterKinds),
}

function partsOf<Plan>({ id, poses, plan, head }: AnimalKind<Plan>, request: FigureRequest) {
  const looks = looksOf(id, request, poses)
  return { ...head!(plan(looks, request)), looks }
}

function headsOf<Plan>(kinds: readonly AnimalKind<Plan>[]): Record<string, DrawFormerHead> {
  const withHeads = kinds.filter(({ head }) => head)
  return Object.fromEntries(
    withHeads.map((kind) => [
      kind.id,
      (fig, bones, hat, request) => {
        const { looks, ...own } = partsOf(kind, request)
        drawFormerHead(fig, bones, own, looks, hat)
      },
    ]),
  )
}

function tailsOf<Plan>(kinds: readonly AnimalKind<Plan>[]): Record<string, DrawFormerTail> {
  const tailed = kinds.filter(
    (kind) => kind.head && !TAILS_BY_KIND[kind.id] && partsOf(kind, { seed: 1, detail: 0 }).tail,
  )
  return Object.fromEntries(
    tailed.map((kind) => [
      kind.id,
      (fig, bones, request) => {
        const { looks, tail } = partsOf(kind, request)
        drawFormerTail(fig, tail!, bones, looks)
      },
    ]),
  )
}
