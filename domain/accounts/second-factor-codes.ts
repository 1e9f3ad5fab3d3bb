/** Users type or paste codes with spaces (`123 456`), with dashes and in any case. */
export const normaliseCode = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase()

/** The six digits an authenticator app shows. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(normaliseCode(text))

/** A recovery code has 80 random bits as hexadecimal digits. */
export const isRecoveryCode = (text: string): boolean => /^[0-9a-f]{20}$/.test(normaliseCode(text))

/** Groups of five characters are easier to copy by hand. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? ''
