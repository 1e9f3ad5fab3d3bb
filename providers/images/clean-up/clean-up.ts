import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { DigitalSource } from '#domain/pages/picture-source.ts'
import { difficultyOf } from '#artist/gate/difficulty.ts'
import { gate, type Verdict } from '#artist/gate/gate.ts'
import { measure, measureTones } from '#artist/gate/measure.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import { toLineArt } from './line-art.ts'
import { vectorise } from './vectorise.ts'

export interface CleanPage {
  svg: string
  verdict: Verdict
  difficulty: Difficulty
}

/** Percent of the pixels. Models produce soft edges and a slight tint; a picture with more is not line art. */
const MAX_GREY_PERCENT = 18
const MAX_COLORED_PERCENT = 4

/** Turns a hosted model's picture into a page: cleaned, vectorised and checked by the gate. */
export async function cleanUp(bytes: Uint8Array, style: Style, source: DigitalSource): Promise<CleanPage> {
  const { source: picture, sheet } = await toLineArt(bytes)
  const tones = measureTones(picture)
  const findings = [
    ...(tones.grey > MAX_GREY_PERCENT ? ['source-grey'] : []),
    ...(tones.colored > MAX_COLORED_PERCENT ? ['source-colored'] : []),
  ]
  const metrics = measure(sheet)
  const page = await vectorise(sheet)
  return {
    svg: toSvg({ ...page, source }),
    verdict: gate(metrics, style, findings),
    difficulty: difficultyOf(metrics),
  }
}
