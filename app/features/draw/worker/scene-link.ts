import type { Scene } from '#artist/scene.ts'
import { selectFigures } from '#artist/select-figures.ts'
import { compress } from '#app/lib/browser/compress.ts'

const VERSION = '1'
export const MAX_LINK_LENGTH = 2000
/** A scene has less than two kilobytes, so anything larger than this is not a scene. */
const MAX_SCENE_BYTES = 16_384

/** The scene as a short text for a link, without anything that a person typed; undefined if it is too long for a link. */
export async function encodeScene(scene: Scene): Promise<string | undefined> {
  const bytes = await compress(JSON.stringify(withoutFreeText(scene)), 'deflate-raw')
  const base64 = btoa(String.fromCharCode(...bytes))
  const code = `${VERSION}.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return code.length > MAX_LINK_LENGTH ? undefined : code
}

/** The content of a link, still to be checked; undefined for a damaged one. */
export async function decodeScene(code: string): Promise<unknown> {
  const [version, data = ''] = code.split('.', 2)
  if (version !== VERSION || code.length > MAX_LINK_LENGTH) return undefined
  try {
    const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return JSON.parse(await readAtMost(stream, MAX_SCENE_BYTES))
  } catch {
    return undefined
  }
}

/** Stops reading what a small link could expand to. */
async function readAtMost(stream: ReadableStream<Uint8Array>, max: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > max) {
      await reader.cancel()
      throw new Error('too-long')
    }
  }
}

/** Drops the title, unknown words and written names, with the relations to them. */
function withoutFreeText(scene: Scene): Scene {
  const { figures } = scene.wish
  const shared = figures.flatMap((figure, index) => (figure.writes === undefined ? [index] : []))
  const wish = { ...scene.wish, banner: undefined, figures: selectFigures(figures, shared), unknown: [] }
  return { ...scene, banner: undefined, wish }
}
