import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFormFile } from './multipart-form.ts'

const MAX_OVERHEAD = 2_000

function split(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.byteLength) return controller.close()
      controller.enqueue(bytes.subarray(at, (at += size)))
    },
  })
}

async function read(form: FormData | string, size = 1_000) {
  const response = new Response(form, {
    headers: typeof form === 'string' ? { 'content-type': 'multipart/form-data; boundary=b' } : {},
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const file = await readFormFile(split(bytes, size), response.headers.get('content-type')!, MAX_OVERHEAD)
  return { ...file, bytes: new Uint8Array(await new Response(file.body).arrayBuffer()) }
}

test('the file and the fields before it arrive unchanged, however the form is split', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.string(), fc.integer({ min: 1, max: 90 }), check),
    { numRuns: 100 },
  ))

async function check(content: Uint8Array, value: string, size: number) {
  const form = new FormData()
  form.set('cacheControl', value)
  const tricky = new Uint8Array([...content, ...Buffer.from('\r\n--'), ...content])
  form.set('', new Blob([tricky], { type: 'image/png' }), 'cat.png')
  const expected = await new Response(form).formData()
  const { fields, type, bytes } = await read(form, size)
  expect([fields.get('cacheControl'), type]).toEqual([expected.get('cacheControl'), 'image/png'])
  expect(bytes).toEqual(tricky)
}

test.each([
  ['has no file', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n\r\n'],
  ['ends too early', '--b\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n'],
  ['has no names', '--b\r\n\r\n\r\n1\r\n--b--\r\n'],
  ['has endless headers', `--b\r\n${'x: y\r\n'.repeat(1_000)}`],
  ['has many fields', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1_000)],
  [
    'goes on after its file',
    `--b\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n--b\r\n${'x'.repeat(5_000)}`,
  ],
])('a form that %s is rejected', async (_, form) => {
  await expect(read(form)).rejects.toMatchObject({ status: 400 })
})

test('a file is not collected in memory', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n'
  let chunks = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Buffer.from(chunks++ === 0 ? head : 'x'.repeat(10_000))),
  })
  const { body } = await readFormFile(stream, 'multipart/form-data; boundary=b', MAX_OVERHEAD)
  await body.getReader().read()
  expect(chunks).toBeLessThan(5)
})
