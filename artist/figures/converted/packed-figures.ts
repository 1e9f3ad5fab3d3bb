import type { ListedFigure } from './parse-converted-figures.ts'

/** The converted figures in columns, whose values are separated by spaces. */
interface PackedFigures {
  ids: string
  heights: string
  rests: string
  topics: string
}

/** Columns compress better than records. */
export function packFigures(figures: readonly ListedFigure[]): PackedFigures {
  const column = (key: keyof ListedFigure) => figures.map((figure) => figure[key]).join(' ')
  return { ids: column('id'), heights: column('height'), rests: column('rests'), topics: column('topic') }
}

export function unpackFigures({ ids, heights, rests, topics }: PackedFigures): ListedFigure[] {
  const [height, rest, topic] = [heights, rests, topics].map((column) => column.split(' '))
  return ids.split(' ').map((id, at) => ({
    id,
    height: Number(height![at]),
    rests: rest![at] as ListedFigure['rests'],
    topic: topic![at]!,
  }))
}
