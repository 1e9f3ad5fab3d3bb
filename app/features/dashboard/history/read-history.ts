import type { Client } from '#app/lib/session/client.ts'

export const readHistory = async (client: Client, userId: string, most: number) =>
  (
    await client
      .from('ai_prompts')
      .select(
        'id, prompt_text, status, failure_reason, action_type, style_template, language, is_voice, base_page_id, generated_page_id, created_at, page:coloring_pages!ai_prompts_generated_page_id_fkey(slug, thumbnail_url)',
      )
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(most)
      .throwOnError()
  ).data

export type Wish = Awaited<ReturnType<typeof readHistory>>[number]
