import type { ApiCase } from '../api-case.ts'

const asObject = { accept: 'application/vnd.pgrst.object+json' }
const returnRows = { prefer: 'return=representation' }
const PAGE_COLUMNS =
  'id,slug,title,description,difficulty,thumbnail_url,file_url,download_count,average_rating,rating_count'

/** Requests that the product's screens and supabase-js send. */
export const productCases: ApiCase[] = [
  { request: '/categories?select=*&order=name' },
  { request: '/categories?select=id&slug=eq.animals', headers: asObject },
  { request: '/categories?select=id&limit=1&order=id' },
  { request: '/categories?select=slug,created_at&order=name' },
  { request: '/categories?select=*&name=ilike.*a*&order=name&limit=3' },
  { request: `/coloring_pages?select=${PAGE_COLUMNS}&order=created_at.desc,id` },
  {
    request: `/coloring_pages?select=${PAGE_COLUMNS},categories(id,name,slug)&order=created_at.desc,id&limit=24`,
    headers: { prefer: 'count=exact' },
  },
  {
    request: `/coloring_pages?select=${PAGE_COLUMNS},categories!inner(id,name,slug)&categories.slug=eq.animals&order=created_at.desc,id`,
  },
  { request: '/coloring_pages?select=*,categories(id,name,slug)&slug=eq.friendly-cat', headers: asObject },
  { request: '/coloring_pages?select=*,categories(id,name,slug)&slug=eq.no-such-page', headers: asObject },
  { request: '/coloring_pages?select=slug,download_count&order=download_count.desc,id&limit=5' },
  { request: '/coloring_pages?select=slug&difficulty=eq.easy&order=slug' },
  {
    request:
      '/coloring_pages?select=slug&or=(title->>en.ilike.*cat*,title->>de.ilike.*katze*)&order=download_count.desc&limit=5',
  },
  { request: '/coloring_pages?select=slug,created_at&order=created_at.desc,slug&limit=1000' },
  { request: 'HEAD /coloring_pages?select=id', headers: { prefer: 'count=exact' } },
  { request: '/rpc/page_by_slug?slug=racing-car&select=slug,categories(slug)' },
  { request: 'POST /rpc/page_by_slug?select=slug,title', body: '{"slug":"racing-car"}' },
  { request: 'POST /rpc/search_pages?select=slug,categories(slug)', body: '{"query":"cat"}' },
  { request: 'POST /rpc/search_pages?select=slug', body: '{"query":"katze","lang":"de","max_results":5}' },
  { request: '/rpc/search_categories?query=anim&select=slug' },
  { request: 'POST /rpc/search_count', body: '{"query":"cat"}' },
  { request: 'POST /rpc/top_pages?select=slug,download_count', body: '{}' },
  { request: 'POST /rpc/my_usage', body: '{}' },
  { request: 'PATCH /coloring_pages?slug=eq.friendly-cat', body: '{"download_count": 1000}' },
  { request: 'PATCH /coloring_pages?slug=eq.friendly-cat', body: '{"download_count": 1000}', user: 'user-1' },
  { request: 'POST /coloring_pages', body: '{"slug":"mine","title":"x"}', headers: returnRows },
  { request: 'DELETE /coloring_pages?slug=eq.friendly-cat' },
  { request: 'POST /categories', body: '{"name":"x","slug":"x"}' },
  { request: '/profiles?select=*' },
  { request: '/ai_prompts?select=*' },
  { request: '/ai_usage?select=action_type' },
  { request: '/download_history?select=*,coloring_pages(*,categories(*))' },
  { request: '/translation_jobs?select=*&order=created_at.desc' },
  { request: '/settings?select=*' },
  { request: '/coloring_pages?select=scene' },
]
