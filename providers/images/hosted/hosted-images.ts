import type { PageTexts } from '#artist/texts/write-texts.ts'
import type { Language } from '#domain/languages.ts'
import type { HostedCheck } from '../../moderation/hosted-check.ts'
import { ProviderError } from '../../provider-error.ts'
import { askArtist } from '../artist/ask-artist.ts'
import type { Told } from '../artist/jobs.ts'
import type { ArtistWorkers } from '../artist/workers.ts'
import type { CleanPage } from '../clean-up/clean-up.ts'
import type { ImageProvider, PictureWish } from '../image-provider.ts'
import { instruct } from './instruct.ts'
import type { PageWriter } from './page-writer.ts'
import type { PictureModel } from './picture-model.ts'

interface Options {
  model: PictureModel
  /** Cleans and judges pictures, and knows words for the texts. */
  artist: ArtistWorkers
  /** Writes the texts, when a text model is there. */
  writer?: PageWriter
  /** Looks at the picture before anybody else does, when there is one. */
  check?: HostedCheck
}

const TRIES = 3
const BASE_WIDTH = 1024

/** A hosted model as an image provider: painted, looked at, cleaned, judged by our gate, up to three times. */
export function createHostedImages({ model, artist, writer, check }: Options): ImageProvider {
  return {
    kind: 'hosted',
    async draw(wish) {
      const told = await askArtist(artist, { kind: 'tell', request: wish })
      const base = wish.base?.svg
        ? await askArtist(artist, { kind: 'webp', svg: wish.base.svg, width: BASE_WIDTH })
        : undefined
      const source = base ? 'composite' : 'trained'
      const page = await bestOf(wish, base, source)
      const texts = await textsFor(wish, told)
      const { svg, verdict, difficulty } = page
      const { topic } = told
      return {
        svg,
        verdict,
        difficulty,
        texts,
        topic,
        place: '',
        unknown: [],
        undrawn: [],
        leftOut: [],
        source,
      }
    },
  }

  async function bestOf(
    { prompt, style, difficulty, signal }: PictureWish,
    base: Uint8Array | undefined,
    source: 'composite' | 'trained',
  ): Promise<CleanPage> {
    const reasons: string[] = []
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const text = instruct({ prompt, style, difficulty, isChange: !!base, isAgain: attempt > 0 })
      const picture = await model.paint({ text, base, signal })
      if (check && !(await check.isFit({ picture, mediaType: mediaTypeOf(picture) })))
        throw new ProviderError('picture-unusable', 'not for children')
      const page = await askArtist(artist, { kind: 'clean', picture, style, source }).catch((error) => {
        if (error instanceof ProviderError && error.code === 'provider-failed') return undefined
        throw error
      })
      if (page?.verdict.pass) return page
      reasons.push(page ? page.verdict.reasons.join(',') : 'unreadable')
    }
    throw new ProviderError('picture-unusable', reasons.join(' | '))
  }

  /** A text model that is down costs the page its own words, not its life; one that answers badly is not believed. */
  async function textsFor({ prompt, signal }: PictureWish, told: Told): Promise<Record<Language, PageTexts>> {
    if (!writer) return told.texts
    return writer.write(prompt, signal).catch((error: unknown) => {
      if (error instanceof ProviderError && OUTAGES.has(error.code)) return told.texts
      throw error
    })
  }
}

const OUTAGES: ReadonlySet<string> = new Set(['provider-timeout', 'provider-busy'])

function mediaTypeOf(picture: Uint8Array): string {
  if (picture[0] === 0x89) return 'image/png'
  return picture[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
