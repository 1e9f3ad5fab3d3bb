/** What a creation can be asked for; the words are the SPEC's and travel over the wire as they are. */
export const STYLES = ['simple', 'cartoon', 'realistic', 'fantasy', 'detailed'] as const
export type Style = (typeof STYLES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const PROMPT_MAX_LENGTH = 500

export const AUDIO_MAX_SECONDS = 30
/** About thirty seconds of uncompressed speech, as base64. */
export const AUDIO_MAX_BASE64 = 2_000_000

/** What a creation passes through, in this order; `listening` only when it was spoken. */
export const CREATION_STAGES = ['checked', 'listening', 'drawing', 'tidying', 'storing'] as const
export type CreationStage = (typeof CREATION_STAGES)[number]
