import { expect, test } from 'vitest'
import { thingMakers } from './thing-makers.ts'

const shapesOf = (id: string, crewed: boolean) => {
  const { shapes, front } = thingMakers.find((maker) => maker.id === id)!.draw({ seed: 1, detail: 1, crewed })
  return [...shapes, ...front]
}
const eyesIn = (id: string, crewed: boolean) =>
  shapesOf(id, crewed).filter(({ fill, stroke }) => fill === 'ink' && stroke === 0)

test('a bus for which the wish names nobody has a driver and passengers', () => {
  expect(eyesIn('car', true).length).toBe(eyesIn('car', false).length + 1)
  expect(eyesIn('bus', true).length).toBeGreaterThan(eyesIn('bus', false).length + 2)
})

test('vehicles of trades that children wish for are not a lorry', () => {
  const lorry = JSON.stringify(shapesOf('truck', false))
  for (const id of ['tow-truck', 'snowplow', 'tanker-truck', 'concrete-mixer'])
    expect(JSON.stringify(shapesOf(id, false)), id).not.toBe(lorry)
})
