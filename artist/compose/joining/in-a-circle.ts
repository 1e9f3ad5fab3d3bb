import { clusterBox, transformCluster, type Cluster } from '../figures/cluster.ts'

/** A person in the circle, `tall` in metres. */
interface CirclePerson {
  tall: number
  draw(facing: 'left' | 'right'): Cluster
}

/** Shares of the height of the people in front: the free middle, how much higher the others sit, and how far they are apart. */
const [MIDDLE, RISE, APART] = [0.06, 0.42, 0.02]

/**
 * People who sit in a circle: two in front who face each other, the tallest ones behind them.
 */
export function sitInCircle(people: readonly CirclePerson[]): Cluster {
  const byHeight = people.toSorted((a, b) => a.tall - b.tall)
  const front = people.length > 2 ? byHeight.slice(0, 2) : byHeight
  const back = people.filter((person) => !front.includes(person))
  const [first, second] = front.map((person, i) => person.draw(i === 0 ? 'right' : 'left'))
  const height = Math.max(...[first, second].map((one) => (one ? clusterBox(one).h : 0)))
  const left = first && placeAt(first, { edge: 'right', x: -height * MIDDLE, y: 0 })
  const right = second && placeAt(second, { edge: 'left', x: height * MIDDLE, y: 0 })
  const behind = back.map((person, i) => {
    const isLeft = i < back.length / 2
    const drawn = person.draw(isLeft ? 'right' : 'left')
    const x = back.length === 1 ? -clusterBox(drawn).w / 2 : isLeft ? -height * APART : height * APART
    const edge = back.length === 1 || !isLeft ? 'left' : 'right'
    return placeAt(drawn, { edge, x, y: -height * RISE })
  })
  const all = [...behind, left, right].filter((one) => one !== undefined)
  return { ...all.at(-1)!, parts: all.flatMap(({ parts }) => parts) }
}

/** Moves a cluster so that one of its sides is at x and its feet are at y. */
function placeAt(
  cluster: Cluster,
  { edge, x, y }: { edge: 'left' | 'right'; x: number; y: number },
): Cluster {
  const box = clusterBox(cluster)
  const from = edge === 'left' ? box.x : box.x + box.w
  return transformCluster(cluster, { scale: 1, x: x - from, y: y - (box.y + box.h) })
}
