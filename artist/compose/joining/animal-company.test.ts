import { describe, expect, test } from 'vitest'
import { clusterBox, partBox, type Cluster } from '../figures/cluster.ts'
import { putBehindBush, putInRowBehind, putOnFountain, toastInFlame } from './animal-company.ts'
import { boxCluster } from './box-cluster.ts'
import { footprintsOf, putOnFeet } from './footwear.ts'
import { putOnTop } from './put-on-top.ts'

const partOf = ({ parts }: Cluster, id: string) => parts.find(({ figure }) => figure.id === id)!
const boxOf = (cluster: Cluster, id: string) => partBox(partOf(cluster, id))
const bottom = ({ y, h }: { y: number; h: number }) => y + h

describe('animals in company', () => {
  test('ducklings follow in a row: each behind the one before, the first at the duck', () => {
    const duckling = boxCluster('duckling', 50, 40)
    const row = putInRowBehind({ ...duckling, parts: [...duckling.parts, ...duckling.parts, ...duckling.parts] }, boxCluster('duck', 100, 90)) // prettier-ignore
    const [duck, ...young] = row.parts.map(partBox)
    const line = young.toSorted((one, other) => other.x - one.x)
    expect(line).toHaveLength(3)
    expect(line[0]!.x + line[0]!.w).toBeGreaterThan(duck!.x - duck!.w * 0.1)
    for (const [i, one] of line.slice(1).entries()) {
      expect(one.x).toBeLessThan(line[i]!.x)
      expect(one.x + one.w).toBeGreaterThan(line[i]!.x)
    }
  })

  test('the fountain reaches from the whale to the boat', () => {
    const whale = boxCluster('whale', 200, 100, { anchors: { top: { x: 60, y: 0 } } })
    const joined = putOnFountain(boxCluster('boat', 90, 60), whale)
    const [boat, water] = [boxOf(joined, 'boat'), boxOf(joined, 'water')]
    expect(bottom(boat)).toBeGreaterThanOrEqual(water.y)
    expect(bottom(water)).toBeCloseTo(-100)
    expect(boat.x + boat.w / 2).toBeCloseTo(60)
  })

  test('the bush hides the body of the hider, not the face', () => {
    const hider = boxCluster('rabbit', 60, 100, { face: { x: 10, y: 10, w: 40, h: 40 } })
    const joined = putBehindBush(hider, boxCluster('fox', 60, 100))
    const [rabbit, bush, fox] = [boxOf(joined, 'rabbit'), boxOf(joined, 'bush'), boxOf(joined, 'fox')]
    expect(joined.parts.indexOf(partOf(joined, 'bush'))).toBeGreaterThan(joined.parts.indexOf(partOf(joined, 'rabbit'))) // prettier-ignore
    expect(bush.y).toBeGreaterThan(rabbit.y + 30)
    expect(rabbit.x).toBeGreaterThanOrEqual(fox.x + fox.w)
  })

  test('the marshmallow is in the flame, on a stick that stands on the ground', () => {
    const dragon = boxCluster('dragon', 200, 150, { anchors: { mouth: { x: 195, y: 40 } } })
    const joined = toastInFlame(boxCluster('marshmallow', 20, 20), dragon)
    const [food, fire, stick] = ['marshmallow', 'fire', 'stick'].map((id) => boxOf(joined, id))
    expect(food!.x).toBeLessThan(fire!.x + fire!.w)
    expect(food!.x + food!.w).toBeGreaterThan(fire!.x)
    expect(bottom(stick!)).toBeCloseTo(0)
    expect(stick!.y).toBeLessThan(bottom(food!))
  })

  test('boots are on the feet, one on each', () => {
    const legs = 'M0 0L100 0L100 100L90 100L90 60L10 60L10 100L0 100Z'
    const dog = boxCluster('dog', 100, 100, { shapes: [{ d: legs, fill: 'paper', stroke: 1, level: 0 }] })
    expect(footprintsOf(dog.parts[0]!)).toEqual([
      { left: 0, right: 10 },
      { left: 90, right: 100 },
    ])
    const boots = putOnFeet(dog, 'boot').parts.filter(({ figure }) => figure.id === 'boot').map(partBox) // prettier-ignore
    expect(boots.map(({ x, w }) => x + w / 2)).toEqual([5, 95])
    for (const boot of boots) expect(bottom(boot)).toBeCloseTo(0)
  })

  test('several animals on a roof stand on its slope', () => {
    const roof = { d: 'M0 100L100 0L200 100Z', fill: 'paper', stroke: 1, level: 0 } as const
    const house = boxCluster('house', 200, 100, { shapes: [roof] })
    const cat = boxCluster('cat', 30, 30, { face: { x: 0, y: 0, w: 10, h: 10 } })
    const cats = { ...cat, parts: [cat, cat, cat].flatMap(({ parts }) => parts) }
    const [, ...placed] = putOnTop(cats, house).parts.map(partBox)
    for (const { x, w, y, h } of placed)
      expect(y + h).toBeCloseTo(Math.abs(x + w / 2 - 100) - 100 + h * 0.03, 0)
    expect(new Set(placed.map(({ x }) => Math.round(x))).size).toBe(3)
  })

  test('a leaf lies flat under the frog', () => {
    const joined = putOnTop(boxCluster('frog', 40, 40), boxCluster('leaf', 20, 60))
    const [leaf, frog] = [boxOf(joined, 'leaf'), boxOf(joined, 'frog')]
    expect(leaf.w).toBeGreaterThan(leaf.h * 2)
    expect(bottom(frog)).toBeGreaterThan(leaf.y)
    expect(bottom(frog)).toBeLessThan(bottom(leaf))
    expect(clusterBox(joined).h).toBeLessThan(60)
  })
})
