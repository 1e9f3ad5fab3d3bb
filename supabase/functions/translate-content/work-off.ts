import type { SupabaseClient } from '@supabase/supabase-js'
import type { Scene } from '#artist/scene.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { askArtist } from '#providers/images/artist/ask-artist.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'
import { translateText } from './translate-text.ts'

type Texts = Partial<Record<Language, string>>
type Field = 'title' | 'description' | 'summary'

/** What a job works with, as `translation_material` gives it. */
interface Material {
  contentType: 'page' | 'category'
  title: Texts
  description: Texts
  summary: Texts
  targets: Language[]
  attempts: number
  /** Of a page the artist drew. */
  scene: Scene | null
}

interface Tools {
  asService: SupabaseClient<Database>
  providers: Providers
}

const FIELDS: readonly Field[] = ['title', 'description', 'summary']
const AT_ONCE = 2
const MOST_ATTEMPTS = 3
const LEASE_SECONDS = 15
const RENEW_MS = 5_000

/**
 * Takes translation jobs nobody holds and works them off, language by language. Any number of processes may do this at the same time; what
 * one leaves half done the next goes on with. Answers how many were taken.
 */
export async function workOffTranslations(owner: string, tools: Tools, deadlineMs: number): Promise<number> {
  const { data: taken, error } = await tools.asService.rpc('take_jobs', {
    kind: 'translation',
    owner,
    max_jobs: AT_ONCE,
    seconds: LEASE_SECONDS,
  })
  if (error) throw new Error(`take_jobs: ${error.message}`)
  const signal = AbortSignal.timeout(deadlineMs)
  await Promise.all(taken.map((jobId) => finish(jobId, owner, tools, signal)))
  return taken.length
}

async function finish(jobId: string, owner: string, tools: Tools, signal: AbortSignal): Promise<void> {
  const { asService } = tools
  const renewing = setInterval(() => {
    asService
      .rpc('renew_lease', { kind: 'translation', job_id: jobId, owner, seconds: LEASE_SECONDS })
      .then(undefined, () => {})
  }, RENEW_MS)
  try {
    const reason = await translate(jobId, owner, tools, signal).catch(reasonOf)
    const { error } = await asService.rpc('end_translation', { job_id: jobId, owner, reason })
    if (error) throw new Error(`end_translation: ${error.message}`)
  } finally {
    clearInterval(renewing)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof FunctionError || error instanceof ProviderError) return error.code
  throw error
}

/** Every language of the job; answers why not all of it could be done, or nothing. */
async function translate(
  jobId: string,
  owner: string,
  tools: Tools,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { data } = await tools.asService.rpc('translation_material', { job_id: jobId })
  const material = data as unknown as Material | null
  if (!material) return 'content-missing'
  if (material.attempts > MOST_ATTEMPTS) return 'gave-up'
  const source = sourceOf(material)
  if (!source) return 'nothing-to-translate'
  let problem: string | undefined
  for (const lang of material.targets) {
    const { texts, reason } = await textsFor(material, source, lang, tools.providers, signal)
    const { error } = await tools.asService.rpc('save_translation', {
      job_id: jobId,
      owner,
      lang,
      texts,
      source,
      is_whole: reason === undefined,
    })
    if (error) throw new Error(`save_translation: ${error.message}`)
    problem ??= reason
  }
  return problem
}

/** English, else the first language that has a title. */
const sourceOf = ({ title }: Material): Language | undefined => LANGUAGES.find((language) => title[language])

/** What is missing in one language. What cannot be had is left out and said, so that the rest is not lost with it. */
async function textsFor(
  material: Material,
  source: Language,
  lang: Language,
  providers: Providers,
  signal: AbortSignal,
): Promise<{ texts: Partial<Record<Field, string>>; reason?: string }> {
  const missing = FIELDS.filter((field) => material[field][source] && !material[field][lang])
  const texts: Partial<Record<Field, string>> = {}
  if (material.scene) {
    const told = (await askArtist(providers.artist, { kind: 'retell', scene: material.scene })).texts[lang]
    const own = { title: told.title, description: told.description, summary: told.seoDescription }
    for (const field of missing) texts[field] = own[field]
    return { texts }
  }
  let reason: string | undefined
  for (const field of missing) {
    const text = material[field][source]!
    const kind =
      field !== 'title' ? 'page_description' : material.contentType === 'page' ? 'page_title' : 'category'
    try {
      texts[field] = await translateText({ text, from: source, to: lang, kind, signal }, providers)
    } catch (error) {
      reason ??= reasonOf(error)
    }
  }
  return { texts, reason }
}
