import { expect, test } from 'vitest'
import { partBox } from '../figures/cluster.ts'
import { boxCluster } from './box-cluster.ts'
import { putInWeb, putOnShoulder } from './find-places.ts'
import { hitchBehind, loadFromAbove } from './vehicles-at-work.ts'

test('the spider is in the middle of a larger web', () => {
  const [web, spider] = putInWeb(boxCluster('spider', 20, 20), boxCluster('spider-web', 30, 30)).parts.map(partBox) // prettier-ignore
  expect(web!.w).toBeGreaterThan(spider!.w * 2)
  expect(spider!.x + spider!.w / 2).toBeCloseTo(web!.x + web!.w / 2)
  expect(spider!.y + spider!.h / 2).toBeCloseTo(web!.y + web!.h / 2)
})

test('the parrot stands on the shoulder beside the face', () => {
  const face = { x: 20, y: 10, w: 30, h: 30 }
  const [, parrot] = putOnShoulder(boxCluster('parrot', 20, 30), boxCluster('pirate', 70, 160, { face })).parts.map(partBox) // prettier-ignore
  const feet = parrot!.y + parrot!.h
  expect(feet).toBeGreaterThan(-160 + face.y + face.h)
  expect(feet).toBeLessThan(-80)
  expect(parrot!.x + parrot!.w).toBeLessThan(face.x + face.w / 2)
})

test('a bar connects the tractor with its trailer', () => {
  const { parts } = hitchBehind(boxCluster('trailer', 90, 60), boxCluster('tractor', 100, 80))
  const [tractor, trailer, bar] = parts.map(partBox)
  expect(trailer!.x + trailer!.w).toBeLessThanOrEqual(tractor!.x)
  expect(bar!.x).toBeLessThan(trailer!.x + trailer!.w)
  expect(bar!.x + bar!.w).toBeGreaterThan(tractor!.x)
})

test('the truck is under the bucket of the digger', () => {
  const { parts } = loadFromAbove(boxCluster('truck', 90, 50), boxCluster('excavator', 120, 110))
  const boxOf = (id: string) => partBox(parts.find(({ figure }) => figure.id === id)!)
  const [truck, digger, earth] = ['truck', 'excavator', 'earth'].map(boxOf)
  expect(truck!.x).toBeLessThan(digger!.x + digger!.w)
  expect(truck!.y + truck!.h).toBeCloseTo(0)
  expect(earth!.x + earth!.w / 2).toBeGreaterThan(truck!.x)
  expect(earth!.y).toBeLessThan(truck!.y)
})
