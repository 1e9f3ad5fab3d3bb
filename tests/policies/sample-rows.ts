// For each table: an existing row that belongs to `user`, a row to insert and a change to apply. All values are valid, so
// that only the caller's permissions can cause a rejection.
import type { Sql } from 'postgres'
import { USER_IDS } from '#tests/support/accounts/callers.ts'

type Values = Record<string, unknown>

export interface TableSample {
  /** The existing row; `key` names the columns that identify it. */
  row: Values
  key: readonly string[]
  insert: Values
  change: Values
  /** The SQL condition of a row that is not soft-deleted. */
  notDeleted?: string
}

const pages = {
  released: '00000000-0000-4000-8000-000000000011',
  draft: '00000000-0000-4000-8000-000000000012',
  another: '00000000-0000-4000-8000-000000000013',
  third: '00000000-0000-4000-8000-000000000014',
} as const

const row = (last: string) => `00000000-0000-4000-8000-0000000001${last}`
const text = { en: 'Text' }

export const tableSamples: Record<string, TableSample> = {
  ai_prompts: {
    row: { id: row('01'), user_id: USER_IDS.user, prompt_text: 'a cat', generated_page_id: pages.draft },
    key: ['id'],
    insert: { user_id: USER_IDS.user, prompt_text: 'a dog' },
    change: { generated_page_id: null },
  },
  ai_usage: {
    row: { id: row('02'), user_id: USER_IDS.user, action_type: 'create' },
    key: ['id'],
    insert: { user_id: USER_IDS.user, action_type: 'create', prompt_text: 'a cat', month_year: '2026-11' },
    change: { action_type: 'modify' },
  },
  audit_log: {
    row: { action: 'trial', subject: 'trial' },
    key: ['subject'],
    insert: { action: 'trial' },
    change: { action: 'nothing' },
  },
  categories: {
    row: { id: row('03'), slug: 'trial', name: 'Trial' },
    key: ['id'],
    insert: { slug: 'new', name: 'New', description: 'New', icon: '🆕' },
    change: { name: 'Changed' },
  },
  coloring_pages: {
    row: { id: pages.draft, slug: 'draft-abcdefghij', title: text, created_by: USER_IDS.user },
    key: ['id'],
    insert: { slug: 'new', title: text },
    change: { title: { en: 'Changed' } },
    notDeleted: 'deleted_at is null',
  },
  contact_messages: {
    row: { id: row('04'), name: 'A', email: 'a@b.de', subject: 'S', message: 'M' },
    key: ['id'],
    insert: { name: 'A', email: 'a@b.de', subject: 'S', message: 'M' },
    change: { answered_at: '2026-11-15T12:00:00Z' },
  },
  daily_counts: {
    row: { metric: 'download', label: 'trial', count: 1 },
    key: ['label'],
    insert: { metric: 'download', label: 'new', count: 1 },
    change: { count: 5 },
  },
  download_history: {
    row: { id: row('05'), user_id: USER_IDS.user, page_id: pages.released },
    key: ['id'],
    insert: { user_id: USER_IDS.user, page_id: pages.another },
    change: { page_id: pages.another },
  },
  favourites: {
    row: { user_id: USER_IDS.user, page_id: pages.released },
    key: ['user_id', 'page_id'],
    insert: { user_id: USER_IDS.user, page_id: pages.another },
    change: { page_id: pages.another },
  },
  import_jobs: {
    row: { id: row('06'), file_name: 'a.csv', created_by: USER_IDS.user },
    key: ['id'],
    insert: { file_name: 'b.csv' },
    change: { status: 'paused' },
  },
  import_rows: {
    row: { job_id: row('06'), row_number: 1, data: { prompt: 'a cat' } },
    key: ['job_id', 'row_number'],
    insert: { job_id: row('06'), row_number: 2, data: { prompt: 'a cat' } },
    change: { status: 'success' },
  },
  not_found_logs: {
    row: { requested_path: '/trial', user_id: USER_IDS.user },
    key: ['requested_path'],
    insert: { requested_path: '/new', user_id: USER_IDS.user },
    change: { requested_path: '/changed' },
  },
  page_declines: {
    row: { page_id: pages.draft },
    key: ['page_id'],
    insert: { page_id: pages.another },
    change: { declined_at: '2026-11-15T12:00:00Z' },
  },
  page_ratings: {
    row: { user_id: USER_IDS.user, page_id: pages.released, rating: 3 },
    key: ['user_id', 'page_id'],
    insert: { user_id: USER_IDS.user, page_id: pages.another, rating: 5 },
    change: { rating: 1 },
  },
  page_redirects: {
    row: { old_slug: 'old-draft', page_id: pages.draft },
    key: ['old_slug'],
    insert: { old_slug: 'older-draft', page_id: pages.draft },
    change: { page_id: pages.another },
  },
  page_reports: {
    row: { id: row('07'), page_id: pages.released, reason: 'other', visitor: `user:${USER_IDS.user}` },
    key: ['id'],
    insert: { page_id: pages.another, reason: 'other', visitor: 'x' },
    change: { resolved_at: '2026-11-15T12:00:00Z' },
  },
  page_scenes: {
    row: { page_id: pages.draft, scene: { version: 1 } },
    key: ['page_id'],
    insert: { page_id: pages.another, scene: { version: 1 } },
    change: { scene: { version: 2 } },
  },
  profiles: {
    row: { id: USER_IDS.user },
    key: ['id'],
    insert: { id: '00000000-0000-4000-8000-000000000099', full_name: 'New' },
    change: { full_name: 'Changed', language_preference: 'fr' },
  },
  search_synonyms: {
    row: { id: row('30'), language: 'en', word: 'moggy', meaning: 'cat' },
    key: ['id'],
    insert: { language: 'en', word: 'pooch', meaning: 'dog' },
    change: { meaning: 'kitten' },
  },
  settings: {
    row: { id: true },
    key: ['id'],
    insert: { id: true },
    change: { ai_generation_enabled: false },
  },
  translation_jobs: {
    row: { id: row('08'), content_type: 'page', content_id: pages.released, target_languages: '{de}' },
    key: ['id'],
    insert: {
      content_type: 'page',
      content_id: pages.released,
      target_languages: '{de,fr}',
      status: 'pending',
    },
    change: { status: 'completed' },
  },
}

/** Tables whose row already exists: the account creates the profile, and a migration creates the settings. */
const existing = new Set(['profiles', 'settings'])
/** Inserted first, because other rows refer to them. */
const referenced = ['coloring_pages', 'import_jobs']

export async function insertSampleRows(sql: Sql): Promise<void> {
  for (const [name, id] of Object.entries(pages)) {
    if (id === pages.draft) continue
    await sql`insert into public.coloring_pages (id, slug, title, status)
      values (${id}, ${`page-${name}`}, ${sql.json(text)}, 'released')`
  }
  // The account for the profile to insert; the profile that came with the account is deleted.
  await sql`insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000099', 'new@example.org')`
  await sql`delete from public.profiles where id = '00000000-0000-4000-8000-000000000099'`
  const names = [...referenced, ...Object.keys(tableSamples).filter((name) => !referenced.includes(name))]
  for (const name of names.filter((name) => !existing.has(name)))
    await sql`insert into ${sql(`public.${name}`)} ${sql(tableSamples[name]!.row as Record<string, never>)}`
}
