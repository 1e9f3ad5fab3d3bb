import { collapseRepeats } from '../text/word-readings.ts'

/** A word as the classifier sees it. */
export interface ClassifiedWord {
  /** Without diacritics. */
  word: string
  /** Concepts of the lexicon, and whether the artist draws it as an animal, a person or a creature of fantasy. */
  concepts: string[]
}

const STEM_LENGTH = 5
const MIN_CONTENT_WORD_LENGTH = 4
/** How many content words apart two words may be to form a pair. */
const MAX_PAIR_DISTANCE = 4

/** Other words only tell sentences from noun phrases, and not good wishes from bad ones. */
export const isContentWord = ({ word, concepts }: ClassifiedWord): boolean =>
  word.length >= MIN_CONTENT_WORD_LENGTH || concepts.length > 0

/**
 * The features of the content words of a text, as readable strings: `word`, `stem*`, `<concept>`, pairs in the order of the text
 * (`stem* stem*`, `<concept><concept>`, `stem*<concept>`, `<concept>stem*`), and `word!` for the only one.
 */
export function featuresOf(words: ClassifiedWord[]): Set<string> {
  const features = new Set<string>()
  const content = words.filter(isContentWord).map(({ word, concepts }) => {
    const form = collapseRepeats(word)
    return { form, stem: stemOf(form), concepts }
  })
  for (const { form, stem, concepts } of content) {
    features.add(form)
    features.add(stem)
    for (const concept of concepts) features.add(`<${concept}>`)
  }
  if (content.length === 1) {
    features.add(`${content[0]!.form}!`)
    for (const concept of content[0]!.concepts) features.add(`<${concept}>!`)
  }
  content.forEach((first, index) => {
    for (const second of content.slice(index + 1, index + 1 + MAX_PAIR_DISTANCE)) {
      features.add(`${first.stem} ${second.stem}`)
      for (const concept of second.concepts) features.add(`${first.stem}<${concept}>`)
      for (const concept of first.concepts) {
        features.add(`<${concept}>${second.stem}`)
        for (const other of second.concepts) features.add(`<${concept}><${other}>`)
      }
    }
  })
  return features
}

const stemOf = (form: string) => (form.length > STEM_LENGTH ? `${form.slice(0, STEM_LENGTH)}*` : form)
