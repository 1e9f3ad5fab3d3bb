import { createTextAnalyser } from '../../providers/moderation/analyse-text.ts'
import { windowsOf } from '../../providers/moderation/classifier/classifier.ts'
import { featuresOf } from '../../providers/moderation/classifier/features.ts'
import { foldWithoutDiacritics } from '../../providers/moderation/text/fold.ts'
import { readExamples } from './read-examples.ts'
import { trainClassifier, type Sample } from './train-classifier.ts'

/** Trains the classifier and returns the content of its weights file. Examples with the texts of a held-out set are left out. */
export async function createWeights(heldOut: readonly string[] = []): Promise<Uint8Array> {
  const analyse = createTextAnalyser()
  const excluded = new Set(heldOut.map(foldWithoutDiacritics))
  const examples = (await readExamples()).filter(({ text }) => !excluded.has(foldWithoutDiacritics(text)))
  return trainClassifier(
    examples.flatMap(({ text, language, isBad, weight }): Sample[] => {
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
