import type { Language } from '#domain/text/languages.ts'

const YOUNG_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:cubs?|pups?|joeys?|hatchlings?|fledglings?|bab(?:y|ies))\b/,
  de: /(?:babys?|junges|junge|jungen|welpen?|küken|kälbchen)$/,
  fr: /^(?:oursons?|lionceaux?|éléphanteaux?|renardeaux?|louveteaux?|girafeaux?|souriceaux?|lapereaux?|baleineaux?|dauphineaux?|marcassins?|chevreaux?|oisillons?|bébés? .+)$/,
  es: /^(?:oseznos?|lobeznos?|leoncitos?|leoncillos?|elefantitos?|jirafitas?|(?:cachorr[oa]s?|cr[íi]as?) de .+)$/,
  it: /^(?:leoncin[oi]|lupett[oi]|elefantin[oi]|volpacchiott[oi]|orsett[oi]|cuccioli? di .+)$/,
  nl: /(?:welp|welpen|welpje|welpjes|jong|jongen|kalfje|kalfjes|baby)$/,
}
/** These are young by their own noun, or more than one animal. */
const NAMED_YOUNG = new Set(
  'kitten puppy piglet lamb foal calf fawn tadpole duckling chick easter-chick caterpillar cub nestlings'.split(
    ' ',
  ),
)
const TOPICS = new Set(['animals', 'birds', 'sea', 'dinosaurs', 'fantasy'])

/** Whether a word for an animal means a young one: lion cub, Löwenbaby, lionceau. */
export const isYoungWord = (
  form: string,
  { id, topic }: { id: string; topic?: string },
  language: Language,
): boolean =>
  TOPICS.has(topic ?? '') && !NAMED_YOUNG.has(id) && YOUNG_WORDS[language].test(form.toLowerCase())
