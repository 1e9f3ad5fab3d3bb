import type { Difficulty, Style } from '#domain/creation.ts'
import type { DigitalSource } from '#domain/picture-source.ts'
import { difficultyOf } from '#artist/gate/difficulty.ts'
import { gate, type Verdict } from '#artist/gate/gate.ts'
import { measure, tonesOf } from '#artist/gate/measure.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import { toLineArt } from './line-art.ts'
import { vectorise } from './vectorise.ts'

export interface CleanPage {
  svg: string
  verdict: Verdict
  difficulty: Difficulty
}

const SHEET_MM = 210
/** Models leave a soft edge and a touch of tint; a picture that is mostly that is no line art. */
const MOST_GREY = 18
const MOST_COLORED = 4

/** A picture of a hosted model as a page like our own: cleaned, vectorised, judged by the same gate. */
export async function cleanUp(bytes: Uint8Array, style: Style, source: DigitalSource): Promise<CleanPage> {
  const { source: picture, sheet } = await toLineArt(bytes)
  const tones = tonesOf(picture)
  const findings = [
    ...(tones.grey > MOST_GREY ? ['source-grey'] : []),
    ...(tones.colored > MOST_COLORED ? ['source-colored'] : []),
  ]
  const pixels = new Uint8Array(sheet.ink.length * 4)
  for (let i = 0; i < sheet.ink.length; i++) pixels.fill(sheet.ink[i] ? 0 : 255, i * 4, i * 4 + 4)
  const metrics = measure({ width: sheet.width, height: sheet.height, pixels }, SHEET_MM, sheet)
  const page = await vectorise(sheet)
  return {
    svg: toSvg({ ...page, source }),
    verdict: gate(metrics, style, findings),
    difficulty: difficultyOf(metrics),
  }
}
