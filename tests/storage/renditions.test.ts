import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DRAWING, type StorageFixture, createStorageFixture } from './support/storage-fixture.ts'

let fetchStorage: StorageFixture['fetch']
let as: StorageFixture['as']
let close: StorageFixture['close']

beforeAll(async () => {
  ;({ fetch: fetchStorage, as, close } = await createStorageFixture())
})
afterAll(() => close())

describe('renditions', () => {
  test('an SVG is rendered as WebP in the requested width and stored', async () => {
    await as('service').storage.from('open').upload('page.svg', DRAWING, { contentType: 'image/svg+xml' })
    const request = () =>
      fetchStorage(
        new Request('http://localhost/storage/v1/object/public/open/page.svg?format=webp&width=400'),
      )
    const response = await request()
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 566,
    })
    expect((await request()).headers.get('etag')).toBe(response.headers.get('etag'))
  })

  test('without a format the client gets WebP if it accepts it, and a photo stays small', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251))
    const photo = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg({ quality: 70 })
      .toBuffer()
    await as('service').storage.from('open').upload('photo.jpg', photo, { contentType: 'image/jpeg' })
    const render = async (accept: string) => {
      const url = 'http://localhost/storage/v1/render/image/authenticated/open/photo.jpg?width=200'
      const headers = { accept, authorization: 'Bearer service' }
      const response = await fetchStorage(new Request(url, { headers }))
      expect(response.headers.get('vary')).toBe('accept')
      return { type: response.headers.get('content-type'), size: (await response.arrayBuffer()).byteLength }
    }
    const webp = await render('image/avif,image/webp,*/*')
    expect(webp.type).toBe('image/webp')
    expect(webp.size).toBeLessThan(photo.length)
    expect((await render('image/png,image/jpeg')).type).toBe('image/jpeg')
  })

  test('line art is reduced to a few greys, and colors are unchanged', async () => {
    const render = async (name: string, fill: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="31.7" fill="${fill}" stroke="#000"/></svg>`
      await as('service').storage.from('open').upload(name, svg, { contentType: 'image/svg+xml' })
      const response = await fetchStorage(
        new Request(`http://localhost/storage/v1/object/public/open/${name}?format=webp&width=400`),
      )
      return sharp(Buffer.from(await response.arrayBuffer()))
        .removeAlpha()
        .raw()
        .toBuffer()
    }
    const lines = await render('lines.svg', '#fff')
    expect(new Set(lines).size).toBeLessThanOrEqual(6)
    expect(lines[0]).toBe(255)
    const colored = await render('colored.svg', '#4db6e5')
    const middle = (200 * 400 + 200) * 3
    expect([...colored.subarray(middle, middle + 3)]).toEqual([0x4d, 0xb6, 0xe5])
  })

  test.each([
    'width=401&format=webp',
    'width=1e9',
    'width=-4',
    'format=exe&width=400',
    'width=400&height=90000',
  ])('the query %s is rejected', async (query) => {
    expect(
      (await fetchStorage(new Request(`http://localhost/storage/v1/object/public/open/page.svg?${query}`)))
        .status,
    ).toBe(400)
  })

  test('the client downloads an SVG as PNG with format=origin', async () => {
    const { data } = await as('service')
      .storage.from('open')
      .download('page.svg', { transform: { width: 300, format: 'origin' } })
    expect(await sharp(Buffer.from(await data!.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 300,
    })
  })

  test('decompression bombs are rejected before they are decoded', async () => {
    const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // Width and height in the header of the PNG.
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    await as('service').storage.from('open').upload('bomb.png', bomb, { contentType: 'image/png' })
    expect(
      (
        await fetchStorage(
          new Request('http://localhost/storage/v1/object/public/open/bomb.png?format=webp&width=400'),
        )
      ).status,
    ).toBe(422)
    const entities =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
    expect(
      (
        await as('service')
          .storage.from('open')
          .upload('entities.svg', entities, { contentType: 'image/svg+xml' })
      ).error,
    ).toMatchObject({ statusCode: '415' })
  })
})
