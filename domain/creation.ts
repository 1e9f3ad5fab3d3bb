/** What a creation can be asked for; the words are the SPEC's and travel over the wire as they are. */
export const STYLES = ['simple', 'cartoon', 'realistic', 'fantasy', 'detailed'] as const
export type Style = (typeof STYLES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const PROMPT_MAX_LENGTH = 500
