// Who may do what. Everything that is not listed here is shown to be refused, and a table or function that is missing here
// fails the test. The rows of the trials belong to `user`; the page of the trials is a draft of `user`.
import type { Person } from '#tests/support/people.ts'

export const VERBS = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]

const all = ['anon', 'user', 'other', 'admin', 'service'] as const
const people = ['user', 'other', 'admin'] as const

export const allowedOnTables: Record<string, Record<Verb, readonly Person[]>> = {
  ai_prompts: {
    select: ['user', 'admin', 'service'],
    insert: ['service'],
    update: ['admin', 'service'],
    delete: ['service'],
  },
  ai_usage: {
    select: ['user', 'admin', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  audit_log: { select: ['admin', 'service'], insert: ['service'], update: [], delete: [] },
  categories: {
    select: all,
    insert: ['admin', 'service'],
    update: ['admin', 'service'],
    delete: ['admin', 'service'],
  },
  coloring_pages: {
    select: ['user', 'admin', 'service'],
    insert: ['admin', 'service'],
    update: ['admin', 'service'],
    delete: ['admin', 'service'],
  },
  contact_messages: {
    select: ['admin', 'service'],
    insert: ['service'],
    update: ['admin', 'service'],
    delete: ['admin', 'service'],
  },
  daily_counts: {
    select: ['admin', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  download_history: {
    select: ['user', 'admin', 'service'],
    insert: ['user', 'service'],
    update: ['service'],
    delete: ['user', 'service'],
  },
  favourites: {
    select: ['user', 'service'],
    insert: ['user', 'service'],
    update: ['user', 'service'],
    delete: ['user', 'service'],
  },
  import_jobs: {
    select: ['admin', 'service'],
    insert: ['service'],
    update: ['admin', 'service'],
    delete: ['admin', 'service'],
  },
  import_rows: {
    select: ['admin', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  not_found_logs: {
    select: ['admin', 'service'],
    insert: ['user', 'service'],
    update: [],
    delete: ['admin', 'service'],
  },
  page_ratings: {
    select: ['user', 'admin', 'service'],
    insert: ['user', 'service'],
    update: ['user', 'service'],
    delete: ['user', 'service'],
  },
  page_redirects: {
    select: ['user', 'admin', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['admin', 'service'],
  },
  page_reports: {
    select: ['admin', 'service'],
    insert: ['service'],
    update: ['admin', 'service'],
    delete: ['admin', 'service'],
  },
  page_scenes: {
    select: ['user', 'admin', 'service'],
    insert: ['service'],
    update: ['service'],
    delete: ['service'],
  },
  profiles: {
    select: ['user', 'admin', 'service'],
    insert: ['service'],
    update: ['user', 'service'],
    delete: ['service'],
  },
  settings: { select: all, insert: [], update: ['admin', 'service'], delete: [] },
  translation_jobs: {
    select: ['admin', 'service'],
    insert: ['admin', 'service'],
    update: ['service'],
    delete: ['admin', 'service'],
  },
}

/** The only columns that a signed-in person may update at all; rows are a matter of the policies. Guests: none. */
export const updatableColumns: Record<string, readonly string[]> = {
  ai_prompts: ['generated_page_id'],
  categories: ['description', 'description_translations', 'icon', 'name', 'name_translations', 'slug'],
  coloring_pages: [
    'category_id',
    'description',
    'difficulty',
    'file_url',
    'min_age',
    'seo_description',
    'slug',
    'status',
    'thumbnail_url',
    'title',
  ],
  contact_messages: ['answered_at'],
  favourites: ['page_id', 'user_id'],
  import_jobs: ['status'],
  page_ratings: ['page_id', 'rating', 'user_id'],
  page_reports: ['resolved_at'],
  profiles: ['full_name', 'language_preference'],
  settings: [
    'ai_generation_enabled',
    'monthly_creations',
    'monthly_modifications',
    'registration_enabled',
    'release_creations_at_once',
    'site_notice',
  ],
}

/** Who may call a function of the wire. `people` may call an admin's function, and it refuses them itself. */
export const allowedFunctions: Record<string, readonly Person[]> = {
  admin_daily: people,
  admin_labels: people,
  admin_not_found_paths: people,
  admin_totals: people,
  admin_users: people,
  am_i_admin: people,
  binned_pages: people,
  category_counts: all,
  creation_allowed: ['service'],
  delete_category: people,
  delete_pages: people,
  expired_pages: ['service'],
  fail_creation: ['service'],
  finish_creation: ['service'],
  grant_admin_with_code: people,
  initialize_sample_data: people,
  log_not_found: all,
  my_usage: all,
  neighbours: all,
  page_by_slug: all,
  purge_old_records: ['service'],
  random_pages: all,
  record_download: all,
  record_search_miss: all,
  rename_my_page: people,
  renew_lease: ['service'],
  report_page: all,
  request_release: people,
  restore_pages: people,
  scene: [...people, 'service'],
  search_categories: all,
  search_count: all,
  search_pages: all,
  send_contact_message: all,
  set_setup_code: ['service'],
  set_tier: people,
  setup_needed: all,
  similar_pages: all,
  start_creation: ['service'],
  take_jobs: ['service'],
  top_pages: all,
}

/** Functions that only an admin gets an answer from, called with what follows. */
export const adminCalls: Record<string, string> = {
  admin_daily: `'download'`,
  admin_labels: `'search_miss'`,
  admin_not_found_paths: '',
  admin_totals: '',
  admin_users: '',
  binned_pages: '',
  delete_category: 'gen_random_uuid()',
  initialize_sample_data: '',
  restore_pages: `'{}'`,
  set_tier: `gen_random_uuid(), 'admin'`,
}
