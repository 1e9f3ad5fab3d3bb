import { badRequest } from '../http/storage-error.ts'

const unreadable = () => badRequest('The form cannot be read')

interface FormFile {
  /** The fields before the file. */
  fields: ReadonlyMap<string, string>
  /** As the client declared it. */
  type: string
  body: ReadableStream<Uint8Array>
}

/**
 * Reads a `multipart/form-data` body up to its file, which is streamed: `Request.formData` would hold all of it in memory.
 * Fields after the file are ignored, as Supabase does.
 */
export async function readFormFile(
  stream: ReadableStream<Uint8Array>,
  contentType: string,
  maxOverheadBytes: number,
): Promise<FormFile> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(contentType) ?? []
  const delimiter = `\r\n--${quoted ?? plain ?? ''}`
  if (delimiter.length === 4) throw unreadable()
  const reader = createDelimitedReader(stream, maxOverheadBytes)
  const fields = new Map<string, string>()
  await reader.readUntil(delimiter)
  for (;;) {
    const headers = await reader.readUntil('\r\n\r\n')
    if (headers.startsWith('--')) throw badRequest('The file is missing')
    const [, name] = /^content-disposition:.*[;\s]name="([^"\r\n]*)"/im.exec(headers) ?? []
    if (name === undefined) throw unreadable()
    if (/^content-disposition:.*[;\s]filename\*?=/im.test(headers)) {
      const [, type = 'application/octet-stream'] = /^content-type:\s*([^\r\n]+)/im.exec(headers) ?? []
      return { fields, type: type.trim().toLowerCase(), body: reader.streamUntil(delimiter) }
    }
    fields.set(name, await reader.readUntil(delimiter))
  }
}

function createDelimitedReader(stream: ReadableStream<Uint8Array>, maxOverheadBytes: number) {
  const source = stream.getReader()
  // The first delimiter has no line break before it.
  let buffered: Buffer = Buffer.from('\r\n')
  let overhead = 0

  async function readMore(): Promise<boolean> {
    const { value, done } = await source.read()
    if (!done) buffered = Buffer.concat([buffered, value])
    return !done
  }

  function countOverhead(bytes: number): void {
    overhead += bytes
    if (overhead > maxOverheadBytes) throw unreadable()
  }

  /** Reads the end of the form, because a client sends all of it before it reads the response. */
  async function discardRest(): Promise<void> {
    do {
      countOverhead(buffered.byteLength)
      buffered = Buffer.alloc(0)
    } while (await readMore())
  }

  return {
    async readUntil(delimiter: string): Promise<string> {
      let end = buffered.indexOf(delimiter)
      while (end < 0) {
        if (buffered.byteLength > maxOverheadBytes || !(await readMore())) throw unreadable()
        end = buffered.indexOf(delimiter)
      }
      const text = buffered.toString('utf8', 0, end)
      buffered = buffered.subarray(end + delimiter.length)
      countOverhead(end)
      return text
    },

    streamUntil: (delimiter: string) =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          let end = buffered.indexOf(delimiter)
          // A delimiter may have begun at the end of what has arrived.
          while (end < 0 && buffered.byteLength < delimiter.length) {
            if (!(await readMore())) throw unreadable()
            end = buffered.indexOf(delimiter)
          }
          const length = end < 0 ? buffered.byteLength - delimiter.length + 1 : end
          if (length > 0) controller.enqueue(new Uint8Array(buffered.subarray(0, length)))
          buffered = buffered.subarray(length)
          if (end >= 0) {
            await discardRest()
            controller.close()
          } else if (!(await readMore())) throw unreadable()
        },
        cancel: (reason) => source.cancel(reason),
      }),
  }
}
