import type { Client } from '#app/lib/session/supabase-client.ts'

export const fetchWishHistory = async (client: Client, userId: string, limit: number) =>
  (
    await client
      .from('ai_prompts')
      .select(
        'id, prompt_text, status, failure_reason, action_type, style_template, language, is_voice, base_page_id, generated_page_id, created_at, page:coloring_pages!ai_prompts_generated_page_id_fkey(slug, status, thumbnail_url)',
      )
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(limit)
      .throwOnError()
  ).data

export type Wish = Awaited<ReturnType<typeof fetchWishHistory>>[number]
