import { createTextAnalyser } from '../../providers/moderation/analyse-text.ts'
import { windowsOf } from '../../providers/moderation/classifier/classifier.ts'
import { featuresOf } from '../../providers/moderation/classifier/features.ts'
import { readExamples } from './read-examples.ts'
import { trainClassifier, type Lesson } from './train-classifier.ts'

/** Trains the classifier with all examples and returns the content of its weights file. */
export async function createWeights(): Promise<Uint8Array> {
  const analyse = createTextAnalyser()
  const examples = await readExamples()
  return trainClassifier(
    examples.flatMap(({ text, language, isBad, weight }): Lesson[] => {
      const windows = windowsOf(analyse(text, language).words)
      // Every window of a good text is good. Only the first window of a bad text is used, because the others may be good.
      return (isBad ? windows.slice(0, 1) : windows).map((window) => ({
        features: [...featuresOf(window)],
        isBad,
        weight,
      }))
    }),
  )
}
