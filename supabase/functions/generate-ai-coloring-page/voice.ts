import { AUDIO_MAX_BASE64, AUDIO_MAX_SECONDS, PROMPT_MAX_LENGTH } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { sanitise } from '#domain/sanitise.ts'
import { FunctionError } from '../define-function.ts'
import { fromProvider } from '../provider-problem.ts'
import type { Providers } from '../providers.ts'
import type { GenerationInput } from './input.ts'

export interface Recording {
  audio: Uint8Array
  mediaType: string
}

/** What a file begins with decides what it is; what the caller says about it does not. */
const BEGINNINGS: [mediaType: string, at: number, bytes: string][] = [
  ['audio/webm', 0, '\x1a\x45\xdf\xa3'],
  ['audio/mp4', 4, 'ftyp'],
  ['audio/wav', 0, 'RIFF'],
  ['audio/ogg', 0, 'OggS'],
]

/** The recording of a request, checked before anything is done with it. It is kept in memory only. */
export function readRecording({ audioBase64, audioDuration }: GenerationInput): Recording | undefined {
  if (!audioBase64) return undefined
  if (audioBase64.length > AUDIO_MAX_BASE64 || (audioDuration ?? 0) > AUDIO_MAX_SECONDS + 1)
    throw new FunctionError(413, 'voice-too-long')
  const plain = audioBase64.replace(/^data:[^,]*,/, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) throw new FunctionError(422, 'voice-unreadable')
  const audio = Buffer.from(plain, 'base64')
  const kind = BEGINNINGS.find(([, at, bytes]) => audio.toString('latin1', at, at + bytes.length) === bytes)
  if (!kind) throw new FunctionError(422, 'voice-unreadable')
  return { audio, mediaType: kind[0] }
}

/** What was said, fit for drawing; silence and what is not for children are refused. */
export async function listen(
  recording: Recording,
  language: Language,
  { speech, moderation }: Pick<Providers, 'speech' | 'moderation'>,
  signal: AbortSignal,
): Promise<string> {
  if (!speech) throw new FunctionError(501, 'voice-unavailable')
  if (!speech.languages.includes(language)) throw new FunctionError(422, 'voice-language')
  const { text } = await fromProvider(speech.transcribe({ ...recording, language, signal }))
  const heard = sanitise(text).slice(0, PROMPT_MAX_LENGTH).trim()
  if (heard === '') throw new FunctionError(422, 'nothing-heard')
  if (!(await moderation.isFitForChildren(heard, language))) throw new FunctionError(422, 'not-for-children')
  return heard
}
