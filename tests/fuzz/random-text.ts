import fc from 'fast-check'

export const anyText = fc.string({ unit: 'binary', maxLength: 200 })

/** Random sequences of the given pieces, mixed with short random strings. */
export const textOf = (...pieces: string[]) =>
  fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 5 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''))
