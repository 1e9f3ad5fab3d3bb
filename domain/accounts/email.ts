export const EMAIL_MAX_LENGTH = 254

/** Addresses that differ only in case or surrounding spaces belong to the same account. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase()

/** Text, at sign, text, dot, text, no whitespace. */
export const isEmail = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
