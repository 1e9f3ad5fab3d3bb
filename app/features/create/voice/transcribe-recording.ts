import type { Language } from '#domain/text/languages.ts'
import { type FunctionError, readFunctionError } from '#app/lib/session/call-function.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { FUNCTION_NAME } from '../create-page.ts'

type TranscriptionResult = { transcript: string } | { failed: FunctionError }

/** Transcribes a recording, so that the user can correct the text. Creates no page. */
export async function transcribeRecording(
  client: Client,
  recording: { base64: string; seconds: number },
  language: Language,
): Promise<TranscriptionResult> {
  const { data, error } = await client.functions.invoke<{ prompt?: string; error?: string }>(FUNCTION_NAME, {
    body: { audioBase64: recording.base64, audioDuration: recording.seconds, transcribeOnly: true },
    headers: { 'accept-language': language },
  })
  if (error) return { failed: (await readFunctionError(error)) ?? {} }
  return data?.prompt ? { transcript: data.prompt } : { failed: { message: data?.error } }
}
