import { NO_WORDS } from '#domain/pages/wish-outcome.ts'
import type { PageTexts } from '#artist/texts/write-texts.ts'
import type { Language } from '#domain/text/languages.ts'
import type { HostedCheck } from '../../moderation/hosted-check.ts'
import { ProviderError } from '../../provider-error.ts'
import { runArtistJob } from '../artist/workers/run-artist-job.ts'
import type { PageDescription } from '../artist/workers/artist-jobs.ts'
import type { ArtistWorkerPool } from '../artist/workers/artist-worker-pool.ts'
import type { CleanPage } from '../clean-up/clean-up.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { createPicturePrompt } from './picture-prompt.ts'
import type { PageTextWriter } from './page-text-writer.ts'
import type { PictureModel } from './picture-model.ts'

interface Options {
  model: PictureModel
  /** Cleans and measures pictures, and writes texts from the lexicon. */
  artist: ArtistWorkerPool
  /** Writes the texts, if a text model is configured. */
  writer?: PageTextWriter
  /** Checks the picture before a user sees it, if a check is configured. */
  check?: HostedCheck
}

const MAX_ATTEMPTS = 3
const BASE_WIDTH = 1024

/**
 * A hosted model as an image provider. Each picture is checked, cleaned and measured by the gate, in up to three
 * attempts.
 */
export function createHostedImageProvider({ model, artist, writer, check }: Options): ImageProvider {
  return {
    kind: 'hosted',
    async draw(wish) {
      const description = await runArtistJob(artist, { kind: 'describe', request: wish })
      const base = wish.base?.svg
        ? await runArtistJob(artist, { kind: 'webp', svg: wish.base.svg, width: BASE_WIDTH })
        : undefined
      const source = base ? 'composite' : 'trained'
      const page = await drawUsablePage(wish, base, source)
      const texts = await textsFor(wish, description)
      const { svg, verdict, difficulty } = page
      const { topic } = description
      return {
        svg,
        verdict,
        difficulty,
        texts,
        topic,
        place: '',
        outcome: NO_WORDS,
        source,
      }
    },
  }

  async function drawUsablePage(
    { prompt, style, difficulty, signal }: ImageRequest,
    base: Uint8Array | undefined,
    source: 'composite' | 'trained',
  ): Promise<CleanPage> {
    const reasons: string[] = []
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = createPicturePrompt({ prompt, style, difficulty, isChange: !!base, isRetry: attempt > 0 })
      const picture = await model.paint({ text, base, signal })
      if (check && !(await check.isFit({ picture, mediaType: mediaTypeOf(picture) })))
        throw new ProviderError('picture-unusable', 'not for children')
      const page = await runArtistJob(artist, { kind: 'clean', picture, style, source }).catch((error) => {
        if (error instanceof ProviderError && error.code === 'provider-failed') return undefined
        throw error
      })
      if (page?.verdict.pass) return page
      reasons.push(page ? page.verdict.reasons.join(',') : 'unreadable')
    }
    throw new ProviderError('picture-unusable', reasons.join(' | '))
  }

  /** If the text model is unavailable, the page gets the lexicon's texts; unusable texts are an error. */
  async function textsFor(
    { prompt, signal }: ImageRequest,
    description: PageDescription,
  ): Promise<Record<Language, PageTexts>> {
    if (!writer) return description.texts
    return writer.write(prompt, signal).catch((error: unknown) => {
      if (error instanceof ProviderError && OUTAGES.has(error.code)) return description.texts
      throw error
    })
  }
}

const OUTAGES: ReadonlySet<string> = new Set(['provider-timeout', 'provider-busy'])

function mediaTypeOf(picture: Uint8Array): string {
  if (picture[0] === 0x89) return 'image/png'
  return picture[0] === 0xff ? 'image/jpeg' : 'image/webp'
}
