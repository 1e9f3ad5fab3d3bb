import type { Language } from '#domain/languages.ts'
import type { Client } from '#app/lib/session/client.ts'
import { FUNCTION_NAME, refusalOf } from './create-page.ts'

export type Heard = { words: string } | { failed: string | undefined }

/** What was said in a recording, for correcting it before it is drawn. Makes no page. */
export async function transcribe(
  client: Client,
  recording: { base64: string; seconds: number },
  language: Language,
): Promise<Heard> {
  const { data, error } = await client.functions.invoke<{ prompt?: string; error?: string }>(FUNCTION_NAME, {
    body: { audioBase64: recording.base64, audioDuration: recording.seconds, transcribeOnly: true },
    headers: { 'accept-language': language },
  })
  if (error) return { failed: (await refusalOf(error))?.failed }
  return data?.prompt ? { words: data.prompt } : { failed: data?.error }
}
