import { findBrokenRule } from '#domain/safety/context-rule.ts'
import type { Language } from '#domain/text/languages.ts'
import { createTextAnalyser, type AnalysedText } from './analyse-text.ts'
import { createClassifier, type Score } from './classifier/classifier.ts'
import { isContentWord } from './classifier/features.ts'
import { isWholeText } from './lexicon/find-matches.ts'
import { createOtherScriptSearch } from './lexicon/other-scripts.ts'
import { findPersonalData } from './personal-data/find-personal-data.ts'
import { CONTEXT_RULES } from './context-rules.ts'
import { otherWrittenLanguages } from './text/written-languages.ts'
import { TOPICS, TOPICS_OF_HISTORY, type Topic } from './topics.ts'

/** Why a text is refused: the rule, and the words that led to it. */
interface Refusal {
  /** The classifier has no topic. */
  topic: Topic | 'unknown'
  rule: string
  words: string[]
}

export interface Decision {
  refusal: Refusal | undefined
  /** Absent if the classifier was not called. */
  score?: Score
}

interface ChildSafetyCheck {
  /** Without a language, entries of all languages apply. */
  check(text: string, language?: Language): Decision
}

/** The classifier refuses a text above this score; decision 25 documents how it was chosen. */
export const REFUSAL_SCORE = 0.2
/** A single word is left to the lexicon, so that an unknown word is never refused. */
const MIN_WORDS_FOR_CLASSIFIER = 2

/** Decides whether a children's site may draw, store or translate a text. The steps run in this order; the first refusal counts. */
export function createChildSafetyCheck(packedWeights?: Buffer): ChildSafetyCheck {
  const analyse = createTextAnalyser()
  const classify = createClassifier(packedWeights)
  const findInOtherScript = createOtherScriptSearch()
  /** Children also write in another language than that of the site, and concepts count only in their own language. */
  const otherLanguageRefusal = (text: string, language: Language | undefined, { tokens }: AnalysedText) =>
    language &&
    otherWrittenLanguages(tokens, language)
      .map((other) => contextRefusal(analyse(text, other)))
      .find((refusal) => refusal !== undefined)
  return {
    check(text, language) {
      const analysed = analyse(text, language)
      const refusal =
        personalDataRefusal(text) ??
        alwaysRefusal(analysed) ??
        aloneRefusal(analysed) ??
        contextRefusal(analysed) ??
        otherLanguageRefusal(text, language, analysed) ??
        otherScriptRefusal(findInOtherScript(text))
      if (refusal) return { refusal }
      if (analysed.words.filter(isContentWord).length < MIN_WORDS_FOR_CLASSIFIER)
        return { refusal: undefined }
      const score = classify(analysed.words)
      return {
        refusal: score.value > REFUSAL_SCORE ? classifierRefusal(score) : undefined,
        score,
      }
    },
  }
}

function personalDataRefusal(text: string): Refusal | undefined {
  const data = findPersonalData(text)
  return data && { topic: 'personal-data', rule: `personal data: ${data.kind}`, words: [data.found] }
}

/** Entries that refuse a text wherever they occur. */
function alwaysRefusal({ tokens, matches, concepts }: AnalysedText): Refusal | undefined {
  const isHistory = concepts.some((set) => set.has('education'))
  const always = matches.filter(
    ({ entry }) => entry.severity === 'always' && !(isHistory && TOPICS_OF_HISTORY.has(entry.concept)),
  )
  const topic = TOPICS.find((each) => always.some(({ entry }) => entry.concept === each))
  if (!topic) return undefined
  const { entry, from, to } = always.find((match) => match.entry.concept === topic)!
  return {
    topic,
    rule: `lexicon entry "${entry.source}" (${entry.language}), always refused`,
    words: tokens.slice(from, to + 1).map((token) => token.text),
  }
}

function otherScriptRefusal(
  found: ReturnType<ReturnType<typeof createOtherScriptSearch>>,
): Refusal | undefined {
  return (
    found && {
      topic: found.entry.concept as Topic,
      rule: `lexicon entry "${found.entry.source}" (other scripts), always refused`,
      words: found.words,
    }
  )
}

/** Entries that refuse a text which says nothing else: "please draw a gun". */
function aloneRefusal({ tokens, matches }: AnalysedText): Refusal | undefined {
  const match = matches.find(
    ({ entry, from, to }) => entry.severity === 'alone' && isWholeText(tokens, from, to),
  )
  if (!match) return undefined
  return {
    topic: match.entry.concept as Topic,
    rule: `lexicon entry "${match.entry.source}" (${match.entry.language}), refused alone`,
    words: tokens.slice(match.from, match.to + 1).map((token) => token.text),
  }
}

function contextRefusal({ tokens, concepts }: AnalysedText): Refusal | undefined {
  const broken = findBrokenRule(concepts, CONTEXT_RULES)
  if (!broken) return undefined
  return {
    topic: broken.rule.topic,
    rule: `context rule "${broken.rule.name}"`,
    words: broken.tokens.map((at) => tokens[at]!.text),
  }
}

const classifierRefusal = ({ value, topFeatures }: Score): Refusal => ({
  topic: 'unknown',
  rule: `classifier score ${value.toFixed(2)} above ${REFUSAL_SCORE}`,
  words: topFeatures.map(({ feature }) => feature),
})
