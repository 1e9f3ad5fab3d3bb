import type { Scene } from '#artist/scene.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { runArtistJob } from '#providers/images/artist/workers/run-artist-job.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { FunctionError } from '../shared/function-error.ts'
import type { Providers } from '../shared/providers.ts'
import { translateText } from '../shared/translate-text.ts'
import type { JobContext } from './define-job.ts'

type Translations = Partial<Record<Language, string>>
type Field = 'title' | 'description' | 'summary'

/** The content of a translation job, as returned by the database function `translation_material`. */
interface Content {
  contentType: 'page' | 'category'
  title: Translations
  description: Translations
  summary: Translations
  targets: Language[]
  attempts: number
  /** Only for a page drawn by the artist. */
  scene: Scene | null
}

type TranslationContext = Pick<JobContext, 'asService' | 'providers'>

const FIELDS: readonly Field[] = ['title', 'description', 'summary']
const MAX_CONCURRENT_JOBS = 2
const MAX_ATTEMPTS = 3
const LEASE_SECONDS = 15
const RENEW_INTERVAL_MS = 5_000

/**
 * Processes translation jobs without a holder, language by language, so that another process can resume them.
 * Returns the number of jobs taken.
 */
export async function processTranslations({
  workerId,
  timeoutMs,
  ...context
}: Pick<JobContext, 'asService' | 'providers' | 'workerId' | 'timeoutMs'>): Promise<number> {
  const { data: jobIds, error } = await context.asService.rpc('take_jobs', {
    kind: 'translation',
    owner: workerId,
    max_jobs: MAX_CONCURRENT_JOBS,
    seconds: LEASE_SECONDS,
  })
  if (error) throw new Error(`take_jobs: ${error.message}`)
  const signal = AbortSignal.timeout(timeoutMs)
  await Promise.all(jobIds.map((jobId) => processJob(jobId, workerId, context, signal)))
  return jobIds.length
}

async function processJob(
  jobId: string,
  owner: string,
  context: TranslationContext,
  signal: AbortSignal,
): Promise<void> {
  const { asService } = context
  const renewal = setInterval(() => {
    asService
      .rpc('renew_lease', { kind: 'translation', job_id: jobId, owner, seconds: LEASE_SECONDS })
      .then(undefined, () => {})
  }, RENEW_INTERVAL_MS)
  try {
    const reason = await translateAll(jobId, owner, context, signal).catch(failureReason)
    const { error } = await asService.rpc('end_translation', { job_id: jobId, owner, reason })
    if (error) throw new Error(`end_translation: ${error.message}`)
  } finally {
    clearInterval(renewal)
  }
}

function failureReason(error: unknown): string {
  if (error instanceof FunctionError || error instanceof ProviderError) return error.code
  throw error
}

/**
 * Translates into every target language. Returns the first failure reason, or undefined if all texts were
 * translated.
 */
async function translateAll(
  jobId: string,
  owner: string,
  { asService, providers }: TranslationContext,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { data } = await asService.rpc('translation_material', { job_id: jobId })
  const content = data as unknown as Content | null
  if (!content) return 'content-missing'
  if (content.attempts > MAX_ATTEMPTS) return 'gave-up'
  const source = sourceLanguage(content)
  if (!source) return 'nothing-to-translate'
  let firstReason: string | undefined
  for (const target of content.targets) {
    const { texts, reason } = await translateMissing(content, source, target, providers, signal)
    const { error } = await asService.rpc('save_translation', {
      job_id: jobId,
      owner,
      lang: target,
      texts,
      source,
      is_whole: reason === undefined,
    })
    if (error) throw new Error(`save_translation: ${error.message}`)
    firstReason ??= reason
  }
  return firstReason
}

/** The first language with a title, in the order of LANGUAGES, which begins with English. */
const sourceLanguage = ({ title }: Content): Language | undefined =>
  LANGUAGES.find((language) => title[language])

/**
 * Translates the missing fields of one language. A field that fails is left out, so that the others are still
 * saved.
 */
async function translateMissing(
  content: Content,
  source: Language,
  target: Language,
  providers: Providers,
  signal: AbortSignal,
): Promise<{ texts: Partial<Record<Field, string>>; reason?: string }> {
  const missing = FIELDS.filter((field) => content[field][source] && !content[field][target])
  const texts: Partial<Record<Field, string>> = {}
  if (content.scene) {
    const described = (await runArtistJob(providers.artist, { kind: 'describe-scene', scene: content.scene }))
      .texts[target]
    const fields = {
      title: described.title,
      description: described.description,
      summary: described.seoDescription,
    }
    for (const field of missing) texts[field] = fields[field]
    return { texts }
  }
  let reason: string | undefined
  for (const field of missing) {
    const text = content[field][source]!
    const kind =
      field !== 'title' ? 'page_description' : content.contentType === 'page' ? 'page_title' : 'category'
    try {
      texts[field] = await translateText({ text, from: source, to: target, kind, signal }, providers)
    } catch (error) {
      reason ??= failureReason(error)
    }
  }
  return { texts, reason }
}
