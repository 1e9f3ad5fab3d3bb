import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrameReader, encodeClose, encodeFrame, type Frame, FrameProblem } from './frames.ts'

interface Sent {
  opcode: number
  payload: Buffer
  isLast?: boolean
  isMasked?: boolean
  reserved?: number
}

/** A frame as a client sends it. */
function fromClient({ opcode, payload, isLast = true, isMasked = true, reserved = 0 }: Sent): Buffer {
  const { length } = payload
  const extended = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8)
  if (extended.length === 2) extended.writeUInt16BE(length)
  if (extended.length === 8) extended.writeBigUInt64BE(BigInt(length))
  const short = length < 126 ? length : length < 65_536 ? 126 : 127
  const header = Buffer.from([(isLast ? 0x80 : 0) | reserved | opcode, (isMasked ? 0x80 : 0) | short])
  if (!isMasked) return Buffer.concat([header, extended, payload])
  const mask = Buffer.from([0x12, 0xff, 0x00, 0xa7])
  return Buffer.concat([header, extended, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)])
}

const text = (content: string, more: Partial<Sent> = {}) =>
  fromClient({ opcode: 1, payload: Buffer.from(content), ...more })
const read = (...chunks: Buffer[]) => chunks.flatMap(createFrameReader({ maxBytes: 200_000 }))
const problemOf = (...chunks: Buffer[]): number | undefined => {
  try {
    read(...chunks)
  } catch (error) {
    expect(error).toBeInstanceOf(FrameProblem)
    return (error as FrameProblem).code
  }
}

/** Cuts bytes at the given places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end))
}

describe('what a client sends', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])('a text of %i letters arrives', (length) => {
    expect(read(text('x'.repeat(length)))).toEqual([{ kind: 'text', text: 'x'.repeat(length) }])
  })

  it('arrives the same however the line cuts it, with pieces and pings in between', () => {
    const message = fc.record({
      content: fc.string({ unit: 'grapheme', maxLength: 300 }),
      pieces: fc.array(fc.nat(300), { maxLength: 4 }),
      ping: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (messages, places) => {
          const frames = messages.flatMap(({ content, pieces, ping }) =>
            cut(Buffer.from(content), pieces).flatMap((payload, index, all) => [
              fromClient({ opcode: index === 0 ? 1 : 0, payload, isLast: index === all.length - 1 }),
              ...(ping ? [fromClient({ opcode: 9, payload: Buffer.from('?') })] : []),
            ]),
          )
          const texts = read(...cut(Buffer.concat(frames), places)).flatMap((frame) =>
            frame.kind === 'text' ? [frame.text] : [],
          )
          expect(texts).toEqual(messages.map(({ content }) => content))
        },
      ),
    )
  })

  it('ends with a code, whatever nonsense comes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(fc.nat(), { maxLength: 5 }),
        (bytes, places) => {
          try {
            read(...cut(Buffer.from(bytes), places))
          } catch (error) {
            expect(error).toBeInstanceOf(FrameProblem)
          }
        },
      ),
    )
  })

  it.each([
    ['a frame without a mask', [text('x', { isMasked: false })], 1002],
    ['reserved bits', [text('x', { reserved: 0x40 })], 1002],
    ['an unknown kind', [fromClient({ opcode: 3, payload: Buffer.alloc(0) })], 1002],
    ['an unknown control', [fromClient({ opcode: 11, payload: Buffer.alloc(0) })], 1002],
    ['a continuation of nothing', [fromClient({ opcode: 0, payload: Buffer.alloc(1) })], 1002],
    ['a new message inside another', [text('a', { isLast: false }), text('b')], 1002],
    ['a ping in pieces', [fromClient({ opcode: 9, payload: Buffer.alloc(1), isLast: false })], 1002],
    ['a long ping', [fromClient({ opcode: 9, payload: Buffer.alloc(126) })], 1002],
    ['text that is not UTF-8', [fromClient({ opcode: 1, payload: Buffer.from([0xc3, 0x28]) })], 1007],
    ['a goodbye of one byte', [fromClient({ opcode: 8, payload: Buffer.alloc(1) })], 1002],
    [
      'a goodbye with a code nobody may send',
      [fromClient({ opcode: 8, payload: Buffer.from([0x03, 0xed]) })],
      1002,
    ],
    ['too much', [text('x'.repeat(200_001))], 1009],
    [
      'too much in pieces',
      [
        text('x'.repeat(150_000), { isLast: false }),
        fromClient({ opcode: 0, payload: Buffer.alloc(60_000) }),
      ],
      1009,
    ],
    [
      'far too much, announced only',
      [Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])],
      1009,
    ],
  ])('%s is refused', (_, chunks, code) => {
    expect(problemOf(...chunks)).toBe(code)
  })

  it('a goodbye is understood', () => {
    expect(read(fromClient({ opcode: 8, payload: Buffer.from([0x03, 0xe8, 0x6f, 0x6b]) }))).toEqual([
      { kind: 'close', code: 1000, reason: 'ok' },
    ] satisfies Frame[])
  })
})

describe('what we send', () => {
  it.each([0, 125, 126, 65_535, 65_536])('a frame of %i bytes is as long as it says', (length) => {
    const frame = encodeFrame('text', Buffer.alloc(length))
    expect(frame[0]).toBe(0x81)
    expect(frame.length).toBe(length + (length < 126 ? 2 : length < 65_536 ? 4 : 10))
  })

  it('a goodbye is never longer than a control frame may be', () => {
    expect(encodeClose(1000, 'ü'.repeat(500)).length).toBeLessThanOrEqual(127)
  })
})
