import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate } from '#artist/lexicon/noun-properties.ts'
import { isFeastItself } from '../feasts/feast-casts.ts'
import type { Wish, WishFigure } from '../wish.ts'

const isCompanion = ({ relation }: WishFigure) => relation?.kind === 'with' && relation.to === 0

/**
 * Companions of one noun that are listed one by one become one with their number: "three wise men with a camel". What only the
 * first of them rides is then with all of them.
 */
export function countTwins(wish: Wish): Wish {
  const figures: WishFigure[] = []
  const newIndex = wish.figures.map((figure) => {
    const twin =
      isCompanion(figure) || isBesideTwin(figure, wish)
        ? figures.findIndex((other) => isTwin(figure, other) || areChildrenOfFeast(figure, other, wish))
        : isBesideChild(figure, wish)
          ? 0
          : -1
    if (twin < 0) return figures.push(figure) - 1
    const { noun, count, sex, ...other } = figures[twin]!
    const isSame = noun === figure.noun
    figures[twin] = {
      ...other,
      ...(isSame && sex && { sex }),
      noun: isSame ? noun : 'child',
      count: count + figure.count,
    }
    return twin
  })
  if (figures.length === wish.figures.length) return wish
  const moved = figures.map(({ relation, where, ...figure }) => ({
    ...figure,
    ...(relation && { relation: { ...relation, to: newIndex[relation.to]! } }),
    ...(where && { where: { ...where, to: newIndex[where.to]! } }),
  }))
  const [main] = moved
  const ridden =
    main!.count > wish.figures[0]!.count && main!.relation?.kind === 'riding' && main!.relation.to
  if (!ridden) return { ...wish, figures: moved }
  const { relation: _, ...walking } = main!
  moved[0] = walking
  moved[ridden] = { ...moved[ridden]!, relation: { kind: 'with', to: 0 } }
  return { ...wish, figures: moved }
}

/** Makes the pupil the main figure, because the pupil does what is taught: "A girl riding a bicycle with Dad". */
export function pupilFirst(wish: Wish): Wish {
  const [teacher, ...others] = wish.figures
  const pupil = teacher?.verb === 'teach' ? (teacher.relation?.to ?? -1) : -1
  const { verb, relation } = wish.figures[pupil] ?? {}
  if (!teacher || pupil < 1 || !verb || !relation || relation.to === 0) return wish
  const moved = (index: number) => (index === 0 ? pupil : index === pupil ? 0 : index)
  const link = (old: WishFigure['relation']) => old && { ...old, to: moved(old.to) }
  const { verb: _, relation: __, pose: ___, ...companion } = teacher
  const figures = [teacher, ...others].map(({ where, ...figure }, i): WishFigure =>
    i === 0
      ? { ...companion, relation: { kind: 'with', to: 0 } }
      : { ...figure, relation: link(figure.relation), ...(where && { where: link(where)! }) },
  )
  const [first, other] = [figures[pupil]!, figures[0]!]
  return { ...wish, figures: figures.map((figure, i) => (i === 0 ? first : i === pupil ? other : figure)) }
}

/** Figures on or in the main figure are named as its companions: "a pirate with a parrot", "a bus with children". */
export function asCompanions(wish: Wish): Wish {
  const isCarried = ({ relation }: WishFigure, index: number) =>
    index > 0 && relation?.to === 0 && (relation.kind === 'on' || relation.kind === 'in')
  if (!wish.figures.some(isCarried)) return wish
  const figures = wish.figures.map((figure, index) =>
    isCarried(figure, index) ? { ...figure, relation: { kind: 'with' as const, to: 0 } } : figure,
  )
  return { ...wish, figures }
}

/** A second figure like the main one, in the same place or just beside it: two bears beside a swing. */
const isBesideTwin = (figure: WishFigure, { figures: [main] }: Wish): boolean =>
  figure !== main &&
  isTwin(figure, main!) &&
  !figure.verb &&
  !(main!.verb && !main!.relation) &&
  figure.relation?.kind === main!.relation?.kind &&
  figure.relation?.to === main!.relation?.to

const CHILDREN = new Set('child girl boy'.split(' '))
/** The cast of a feast is "Mom and two children", not "Mom, a child and a girl". */
const areChildrenOfFeast = (one: WishFigure, other: WishFigure, wish: Wish): boolean =>
  (one.noun === 'child') !== (other.noun === 'child') &&
  CHILDREN.has(one.noun) &&
  CHILDREN.has(other.noun) &&
  isFeastItself(wish)

/** A child beside children is counted with them: "two children", not "a child and a boy". */
const isBesideChild = (figure: WishFigure, { figures: [main] }: Wish): boolean =>
  figure !== main &&
  (figure.noun === 'child') !== (main!.noun === 'child') &&
  [figure, main!].every(({ noun, looks }) => CHILDREN.has(noun) && looks.length === 0) &&
  figure.verb === main!.verb &&
  figure.relation?.kind === main!.relation?.kind &&
  figure.relation?.to === main!.relation?.to

const isTwin = (one: WishFigure, other: WishFigure) =>
  one.noun === other.noun && one.sex === other.sex && one.looks.join() === other.looks.join()

/**
 * People who are named together with the main person instead of after it: "a girl and a boy with a maypole", not "a girl with a
 * maypole and a boy". A figure that the wish puts "with" another one stays there, unless a thing would come between them.
 */
export function equalCompanions(wish: Wish, main: WishFigure, lexicon: Lexicon): WishFigure[] {
  const isPerson = ({ noun }: WishFigure) => isAnimate(noun, lexicon) && !isAnimal(noun, lexicon)
  // "Rescues a prince": the companion is the object.
  if (!isPerson(main) || main.relation?.kind === 'riding' || main.verb === 'rescue') return []
  const companions = wish.figures.filter((figure) => figure !== main && isCompanion(figure))
  const hasThing = companions.some(({ noun }) => !isAnimate(noun, lexicon))
  return isFeastItself(wish) || hasThing ? companions.filter(isPerson) : []
}
