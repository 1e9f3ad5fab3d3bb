/** Compresses bytes or a text with the browser's own zlib. */
export async function compress(
  content: BlobPart,
  format: CompressionFormat = 'deflate',
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream(format))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
