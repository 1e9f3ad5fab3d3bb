/** Codes as people type or paste them: apps show `123 456`, recovery codes have dashes and any case. */
export const normaliseCode = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase()

/** What an authenticator app shows. */
export const isFactorCode = (text: string): boolean => /^\d{6}$/.test(normaliseCode(text))

/** Ten codes are made at a time, each of 80 random bits. */
export const RECOVERY_CODES = 10
export const isRecoveryCode = (text: string): boolean => /^[0-9a-f]{20}$/.test(normaliseCode(text))

/** Five letters a group are copied without losing the place. */
export const readableCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? ''
