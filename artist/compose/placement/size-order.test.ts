import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { clusterBox, singleFigureCluster, type Cluster } from '../figures/cluster.ts'
import { withTrueOrder } from './size-order.ts'

const artist = await createLocalArtist()

function clusterOf(noun: string): Cluster {
  const { maker } = artist.figureFinder.find(noun)!
  const cluster = singleFigureCluster(maker.draw({ seed: 1, detail: 0 }), maker.height)
  return { ...cluster, inanimate: maker.source !== 'people' && maker.source !== 'animals' }
}

/** The smaller one, then the larger one. */
const PAIRS = `
  ladybug mouse, mouse cat, cat dog, dog horse, horse elephant, rabbit fox, fox bear, hedgehog dog, frog duck, chick chicken,
  boy elephant, girl horse, mouse elephant, squirrel boy, cat girl, dog father, boy giraffe, penguin boy, owl girl, goat cow,
  basketball boy, football girl, cookie girl, apple boy, teddy-bear girl, book boy, letter postman, bicycle grandfather, violin girl,
  suitcase father, umbrella mother, chair father, sled boy, wheelbarrow farmer, snowman elephant, boy car, girl bus, dog tractor,
  baby mother, boy father`
  .split(',')
  .map((pair) => pair.trim().split(' ') as [string, string])

test.each(PAIRS)('%s is smaller than %s, whichever is the main figure', (small, large) => {
  const [a, b] = [clusterOf(small), clusterOf(large)]
  expect(clusterBox(a).h).toBeLessThan(clusterBox(b).h)
  // The composition would like both to be equally tall.
  const [main, companion] = withTrueOrder([500, 500], [a, b])
  expect(main! / companion!).toBeLessThan(0.96)
  const [larger, smaller] = withTrueOrder([500, 500], [b, a])
  expect(smaller! / larger!).toBeLessThan(0.96)
  expect(smaller! / larger!).toBeGreaterThanOrEqual(0.16)
})

test('a ball beside a child has about its true size', () => {
  const [child, ball] = withTrueOrder([500, 300], [clusterOf('boy'), clusterOf('basketball')])
  expect(ball! / child!).toBeLessThan(0.28)
})
