/** Compresses to the zlib format. Injected, because Node and browsers do it differently. */
export type Deflate = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>

/** One byte per character; characters above U+00FF are not allowed. */
export const latin1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Neither Node nor the DOM is known here, so there is no TextEncoder. */
export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  latin1Bytes(
    encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  )

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
