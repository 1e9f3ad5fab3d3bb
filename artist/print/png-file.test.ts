import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writePng } from './png-file.ts'

test('a black and white picture is written as a PNG with its size, density, metadata and every pixel', async () => {
  // Ten pixels a row: the first row has ink at 0 and 9, the second has none.
  const rows = Uint8Array.of(0b01111111, 0b10111111, 0b11111111, 0b11111111)
  const picture = { width: 10, height: 2, rows, dotsPerInch: 300, xmp: '<x:xmpmeta>é</x:xmpmeta>' }
  const png = sharp(await writePng(picture, (bytes) => deflateSync(bytes)))
  const { width, height, density, xmpAsString } = await png.metadata()
  expect({ width, height, density, xmpAsString }).toEqual({
    width: 10,
    height: 2,
    density: 300,
    xmpAsString: picture.xmp,
  })
  const pixels = await png.greyscale().raw().toBuffer()
  expect([...pixels.subarray(0, 10)]).toEqual([0, 255, 255, 255, 255, 255, 255, 255, 255, 0])
  expect([...pixels.subarray(10)].every((value) => value === 255)).toBe(true)
})
