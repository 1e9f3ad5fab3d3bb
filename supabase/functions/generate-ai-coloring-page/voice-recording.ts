import {
  AUDIO_BASE64_MAX_LENGTH,
  AUDIO_MAX_SECONDS,
  PROMPT_MAX_LENGTH,
} from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { FunctionError } from '../../shared/function-error.ts'
import { callProvider } from '../../shared/provider-errors.ts'
import type { Providers } from '../../shared/providers.ts'
import type { GenerationInput } from './generation-input.ts'

interface Recording {
  audio: Uint8Array
  mediaType: string
}

/** Magic bytes of the accepted formats. The media type that the caller sends is not trusted. */
const SIGNATURES: [mediaType: string, offset: number, bytes: string][] = [
  ['audio/webm', 0, '\x1a\x45\xdf\xa3'],
  ['audio/mp4', 4, 'ftyp'],
  ['audio/wav', 0, 'RIFF'],
  ['audio/ogg', 0, 'OggS'],
]

/** Decodes and checks the recording of a request. It is never stored. */
export function parseRecording({ audioBase64, audioDuration }: GenerationInput): Recording | undefined {
  if (!audioBase64) return undefined
  if (audioBase64.length > AUDIO_BASE64_MAX_LENGTH || (audioDuration ?? 0) > AUDIO_MAX_SECONDS + 1)
    throw new FunctionError(413, 'voice-too-long')
  const base64 = audioBase64.replace(/^data:[^,]*,/, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new FunctionError(422, 'voice-unreadable')
  const audio = Buffer.from(base64, 'base64')
  const signature = SIGNATURES.find(
    ([, offset, bytes]) => audio.toString('latin1', offset, offset + bytes.length) === bytes,
  )
  if (!signature) throw new FunctionError(422, 'voice-unreadable')
  return { audio, mediaType: signature[0] }
}

/** Transcribes a recording into a checked wish. */
export async function transcribe(
  recording: Recording,
  language: Language,
  { speech, moderation }: Pick<Providers, 'speech' | 'moderation'>,
  signal: AbortSignal,
): Promise<string> {
  if (!speech) throw new FunctionError(501, 'voice-unavailable')
  if (!speech.languages.includes(language)) throw new FunctionError(422, 'voice-language')
  const { text } = await callProvider(speech.transcribe({ ...recording, language, signal }))
  const transcript = sanitise(text).slice(0, PROMPT_MAX_LENGTH).trim()
  if (transcript === '') throw new FunctionError(422, 'nothing-heard')
  const refusal = await moderation.refusalOf(transcript, language)
  if (refusal) throw new FunctionError(422, refusal)
  return transcript
}
