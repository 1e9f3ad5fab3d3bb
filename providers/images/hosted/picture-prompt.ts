import type { Difficulty, Style } from '#domain/pages/creation-options.ts'

const STYLES: Record<Style, string> = {
  simple: 'Very simple: a few large shapes with thick outlines, for a small child.',
  cartoon: 'A friendly cartoon with bold, even outlines.',
  realistic: 'True to nature, in clear outlines without shading.',
  fantasy: 'A fairy-tale picture with gentle magical details.',
  detailed: 'Rich in detail, many small closed areas to color, for patient hands.',
}

const DIFFICULTIES: Record<Difficulty, string> = {
  easy: 'About thirty large areas to color.',
  medium: 'About a hundred areas to color.',
  hard: 'Several hundred areas to color.',
}

const LINE_ART =
  'A page of a coloring book for children aged 3 to 12. Pure black outlines of even width on a pure white background. Every line is closed. ' +
  'No color, no grey, no shading, no hatching, no solid black areas, no letters, no words, no signature, no border. ' +
  'The whole subject lies inside the upright sheet with a white margin. Friendly and harmless: nothing frightening, nobody undressed, no weapons, no blood.'

const STRICTER =
  'The last try had color, grey or open lines. Draw nothing but thin black outlines on white, like a stencil.'

interface PicturePromptOptions {
  prompt: string
  style: Style
  difficulty?: Difficulty
  isChange: boolean
  /** Whether an earlier attempt was rejected. */
  isRetry: boolean
}

/**
 * The prompt for a picture model. The wish is quoted and last, so that the model reads it as the subject and not
 * as instructions.
 */
export function createPicturePrompt({
  prompt,
  style,
  difficulty,
  isChange,
  isRetry: isAgain,
}: PicturePromptOptions): string {
  const wish = JSON.stringify(prompt.replace(/["\\]/g, ' '))
  return [
    LINE_ART,
    STYLES[style],
    ...(difficulty ? [DIFFICULTIES[difficulty]] : []),
    ...(isAgain ? [STRICTER] : []),
    isChange ? `Keep the given drawing and change only this: ${wish}` : `The picture shows: ${wish}`,
  ].join(' ')
}
