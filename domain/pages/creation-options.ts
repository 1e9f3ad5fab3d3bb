/** Options of a creation. The API and the database use these same words. */
export const STYLES = ['simple', 'cartoon', 'realistic', 'fantasy', 'detailed'] as const
export type Style = (typeof STYLES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const PROMPT_MAX_LENGTH = 500
/** Seeds of drawings are integers from 0 to this: the artist calculates with them modulo 2³¹ - 1. */
export const MAX_SEED = 2_147_483_646

export const AUDIO_MAX_SECONDS = 30
/** Thirty seconds of uncompressed speech as base64 fit in this length. */
export const AUDIO_BASE64_MAX_LENGTH = 2_000_000

/** The stages of a creation, in this order; `listening` occurs only for a recorded wish. */
export const CREATION_STAGES = ['checked', 'listening', 'drawing', 'tidying', 'storing'] as const
export type CreationStage = (typeof CREATION_STAGES)[number]
