// PostgreSQL limits a notification to 8,000 bytes, so a longer text is sent in chunks: `bus:<sender>:<number>:<end or part>:<text>`.

/** The rest of the 8,000 bytes is for the header of the chunk. */
const CHUNK_LENGTH = 7_800
/** A receiver drops longer texts. */
const MAX_TEXT_LENGTH = 400_000

/** Returns a function that splits a text, which must be ASCII, into notifications of this sender. */
export function createSplitter(sender: string): (text: string) => string[] {
  let sequence = 0
  return (text) => {
    const chunks: string[] = []
    for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
      const position = at + CHUNK_LENGTH < text.length ? 'part' : 'end'
      // The number makes each chunk different, because PostgreSQL drops repeated notifications of a transaction.
      chunks.push(`bus:${sender}:${sequence++}:${position}:${text.slice(at, at + CHUNK_LENGTH)}`)
    }
    return chunks
  }
}

interface ReceivedChunk {
  sender: string
  /** The whole text, with its last chunk. */
  text?: string
}

/** Returns a function that joins chunks. It returns undefined for a notification that is no chunk. */
export function createJoiner(): (notification: string) => ReceivedChunk | undefined {
  const incomplete = new Map<string, string>()
  return (notification) => {
    const [, sender, position, chunk] = /^bus:([\w-]+):\d+:(end|part):(.*)$/s.exec(notification) ?? []
    if (!sender || chunk === undefined) return undefined
    const text = (incomplete.get(sender) ?? '') + chunk
    incomplete.delete(sender)
    if (text.length > MAX_TEXT_LENGTH) return { sender }
    if (position === 'end') return { sender, text }
    incomplete.set(sender, text)
    return { sender }
  }
}
