import { describe, expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { clusterBox, partBox, type Cluster, type Part } from '../figures/cluster.ts'
import { largestCover } from '../layout/covered-faces.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { drawUnit } from './draw-unit.ts'

const artist = await createLocalArtist()

/** The cluster of the main figure of a wish, and its parts by noun. */
function drawn(prompt: string) {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  const cluster: Cluster = drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })
  const all = (id: string): Part[] => cluster.parts.filter(({ figure }) => figure.id === id)
  return { cluster, all, box: (id: string) => partBox(all(id)[0]!) }
}
const bottom = ({ y, h }: { y: number; h: number }) => y + h

describe('places that are drawn around whoever uses them', () => {
  test('leaves cover the back of a sleeping hedgehog, and its head looks out', () => {
    const { all, box } = drawn('a hedgehog sleeping under autumn leaves')
    const [hedgehog, leaves] = [box('hedgehog'), box('leaf')]
    expect(leaves.x).toBeLessThan(hedgehog.x + hedgehog.w * 0.3)
    expect(leaves.x + leaves.w).toBeLessThan(hedgehog.x + hedgehog.w)
    expect(all('hedgehog')[0]!.figure.pose).toBe('sleep')
  })

  test('birds are behind the panes of the window at which a cat sits', () => {
    const { cluster, all, box } = drawn('a cat looking out of the window at birds')
    const pane = box('window-bars')
    for (const bird of all('bird').map(partBox)) {
      expect(bird.x).toBeGreaterThan(pane.x)
      expect(bottom(bird)).toBeLessThan(bottom(pane))
    }
    expect(all('bird')).not.toHaveLength(0)
    expect(bottom(box('cat'))).toBeLessThan(bottom(clusterBox(cluster)))
  })

  test('who is in a tower or a tree house looks out of its window, and the wall hides the feet', () => {
    for (const [wish, id, building] of [
      ['a princess in a tower', 'princess', 'tower'],
      ['a boy in a treehouse', 'boy', 'treehouse'],
      ['a cat in a treehouse', 'cat', 'treehouse'],
    ] as const) {
      const { cluster, all, box } = drawn(wish)
      const around = box(building)
      expect(around.y, wish).toBeLessThan(box(id).y)
      expect(bottom(around), wish).toBeGreaterThan(bottom(box(id)))
      expect(largestCover([cluster]), wish).toBeLessThan(0.1)
      expect(
        all(building).some(({ behind }) => !behind),
        wish,
      ).toBe(true)
    }
  })

  test('a train is on its bridge, and a hamster in its wheel', () => {
    const train = drawn('a train crossing a bridge')
    expect(bottom(train.box('train'))).toBeLessThan(bottom(train.box('bridge')) - train.box('bridge').h * 0.5)
    const { box } = drawn('a hamster running in a wheel')
    expect(bottom(box('hamster'))).toBeLessThan(bottom(box('wheel')))
    expect(box('hamster').x).toBeGreaterThan(box('wheel').x)
  })

  test('a bird holds a twig at its nest, and a splashing pig stands in a puddle', () => {
    const { box } = drawn('a bird building a nest')
    expect(box('twig').x + box('twig').w).toBeGreaterThan(box('bird').x + box('bird').w * 0.8)
    const pig = drawn('a pig splashing in a puddle')
    expect(pig.box('puddle').w).toBeGreaterThan(pig.box('pig').w)
  })

  test('penguins slide one below the other on a slope', () => {
    const { all } = drawn('a penguin family sliding down an ice hill')
    const rows = all('penguin')
      .map(partBox)
      .toSorted((a, b) => a.x - b.x)
    expect(rows).toHaveLength(3)
    expect(rows[0]!.y).toBeLessThan(rows[1]!.y)
    expect(rows[1]!.y).toBeLessThan(rows[2]!.y)
  })
})

describe('jumps and flights', () => {
  test.each([
    ['a monster truck jumping over cars', 'monster-truck', 'car'],
    ['a dolphin jumping over a sailing boat', 'dolphin', 'sailboat'],
    ['a knight riding a dragon over a castle', 'dragon', 'castle'],
  ])('"%s": there is air between the two', (prompt, above, below) => {
    const { all, box } = drawn(prompt)
    for (const part of all(below)) expect(bottom(box(above))).toBeLessThan(partBox(part).y)
    expect(box(below).w).toBeLessThan(box(above).w)
  })

  test('a dragon that carries its rider over a castle flies', () => {
    expect(drawn('a knight riding a dragon over a castle').all('dragon')[0]!.figure.pose).toBe('fly')
  })
})

describe('vehicles at work', () => {
  test.each([
    ['a rocket taking off', 'smoke'],
    ['an airplane landing', 'runway'],
    ['a tractor plowing a field', 'furrow'],
    ['a dump truck unloading sand', 'sand'],
  ])('"%s" shows %s', (prompt, mark) => {
    expect(drawn(prompt).all(mark)).toHaveLength(1)
  })

  test('wagons are in a row behind the locomotive, on the same rails', () => {
    const { all, box } = drawn('a steam train with wagons')
    const wagons = all('trailer').map(partBox)
    expect(wagons).toHaveLength(2)
    for (const wagon of wagons) {
      expect(wagon.x + wagon.w).toBeLessThan(box('steam-train').x)
      expect(bottom(wagon)).toBeCloseTo(bottom(box('steam-train')), 0)
    }
  })

  test('a car that a crane lifts hangs below its hook', () => {
    const { box } = drawn('a crane lifting a car')
    const [crane, car] = [box('crane'), box('car')]
    expect(car.y).toBeGreaterThan(crane.y + crane.h * 0.3)
    expect(bottom(car)).toBeLessThan(bottom(crane))
    expect(car.x + car.w / 2).toBeGreaterThan(crane.x)
  })

  test('what a basket is said to be of is in it', () => {
    const { box } = drawn('a basket of apples')
    const [basket, apple] = [box('basket'), box('apple')]
    expect(apple.x).toBeGreaterThan(basket.x)
    expect(apple.x + apple.w).toBeLessThan(basket.x + basket.w)
  })

  test('a mermaid plays the harp that stands before her', () => {
    const { cluster } = drawn('a mermaid playing the harp')
    expect(cluster.parts[0]!.figure.pose).toBe('harp')
  })
})
