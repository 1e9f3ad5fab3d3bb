/** Why a text is refused; the first topic that applies is the one reported. */
export const TOPICS = [
  'personal-data',
  'self-harm',
  'sexual',
  'hate',
  'violence',
  'weapons',
  'drugs',
  'danger',
  'horror',
  'profanity',
  'prompt-injection',
] as const
export type Topic = (typeof TOPICS)[number]

export const isTopic = (name: string): name is Topic => (TOPICS as readonly string[]).includes(name)

/** In a museum or a history book these topics are left to the classifier: "a torture museum", "the Holocaust memorial". */
export const TOPICS_OF_HISTORY: ReadonlySet<string> = new Set<Topic>(['violence', 'weapons', 'hate'])
