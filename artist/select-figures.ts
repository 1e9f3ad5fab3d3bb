import type { WishFigure } from './wish.ts'

/** The figures with these indices, in this order. Relations to the others are dropped. */
export function selectFigures(figures: readonly WishFigure[], indices: readonly number[]): WishFigure[] {
  const relink = (link: WishFigure['relation']) => {
    const to = link ? indices.indexOf(link.to) : -1
    return link && to >= 0 ? { ...link, to } : undefined
  }
  return indices.map((index) => {
    const { relation, where, ...figure } = figures[index]!
    const [newRelation, newWhere] = [relink(relation), relink(where)]
    return { ...figure, ...(newRelation && { relation: newRelation }), ...(newWhere && { where: newWhere }) }
  })
}
