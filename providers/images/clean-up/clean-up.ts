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

/** Models produce soft edges and a slight tint; more than this is not line art. */
const MAX_GREY = 18
const MAX_COLORED = 4

/** Turns a hosted model's picture into a page: cleaned, vectorised and checked by the gate. */
export async function cleanUp(bytes: Uint8Array, style: Style, source: DigitalSource): Promise<CleanPage> {
  const { source: picture, sheet } = await toLineArt(bytes)
  const tones = measureTones(picture)
  const findings = [
    ...(tones.grey > MAX_GREY ? ['source-grey'] : []),
    ...(tones.colored > MAX_COLORED ? ['source-colored'] : []),
  ]
  const metrics = measure(sheet)
  const page = await vectorise(sheet)
  return {
    svg: toSvg({ ...page, source }),
    verdict: gate(metrics, style, findings),
    difficulty: difficultyOf(metrics),
  }
}
