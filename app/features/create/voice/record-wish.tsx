import { Mic, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AUDIO_MAX_SECONDS } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { transcribeRecording } from './transcribe-recording.ts'
import { encodeRecording } from './encode-recording.ts'
import { type Recording, useRecorder } from './use-recorder.ts'

export interface EncodedRecording {
  base64: string
  seconds: number
}

interface Props {
  disabled: boolean
  /** Whether the site can transcribe the language; if not, the user listens to the recording and types. */
  canTranscribe: boolean
  /** Receives the transcript, which the user can correct. */
  onTranscript(transcript: string): void
  /** Receives the recording, or undefined when it is deleted. */
  onRecording(recording: EncodedRecording | undefined): void
}

const ICON_PROPS = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 2.5 } as const

/** Records a wish, plays it back and transcribes it, so that the user can correct it before it is drawn. */
export function RecordWish({ disabled, canTranscribe, onTranscript, onRecording }: Props) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [isTranscribing, setTranscribing] = useState(false)

  const transcribe = async ({ blob, seconds }: Recording) => {
    setTranscribing(true)
    try {
      const recording = { base64: await encodeRecording(blob), seconds }
      onRecording(recording)
      const result = await transcribeRecording(await client(), recording, language)
      if ('transcript' in result) onTranscript(result.transcript)
      else show({ kind: 'error', title: result.failed.message ?? t('wish.failed') })
    } catch {
      show({ kind: 'error', title: t('wish.audio-failed') })
    } finally {
      setTranscribing(false)
    }
  }
  const { state, start, stop, reset } = useRecorder({
    onRecorded: (recorded) => canTranscribe && void transcribe(recorded),
    onUnavailable: () => show({ kind: 'error', title: t('wish.microphone-failed') }),
  })
  const remove = () => {
    reset()
    onRecording(undefined)
  }

  if (state.status === 'recording')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="danger" onClick={stop}>
          <Square {...ICON_PROPS} />
          {t('wish.stop')}
        </Button>
        <p role="timer" className="flex items-center gap-2 font-display font-bold">
          <span aria-hidden="true" className="size-3 animate-pencil rounded-full bg-tomato" />
          {t('wish.recording', { seconds: state.seconds, most: AUDIO_MAX_SECONDS })}
        </p>
      </div>
    )
  if (state.status === 'recorded')
    return (
      <div className="flex flex-col gap-2">
        <p className="font-display font-bold">{t('wish.recorded', { seconds: state.recorded.seconds })}</p>
        <div className="flex flex-wrap items-center gap-3">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is shown in the field above */}
          <audio
            controls
            src={state.recorded.url}
            aria-label={t('wish.recorded', { seconds: state.recorded.seconds })}
            className="h-12 max-w-full grow"
          />
          <Button disabled={disabled} onClick={remove}>
            <Trash2 {...ICON_PROPS} />
            {t('wish.delete-recording')}
          </Button>
        </div>
        <p role="status">
          {isTranscribing ? t('wish.transcribing') : canTranscribe ? '' : t('wish.voice-type-it')}
        </p>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={disabled || state.status === 'starting'} onClick={() => void start()}>
        <Mic {...ICON_PROPS} />
        {t('wish.record')}
      </Button>
      <p className="text-sm text-ink-soft">{t(canTranscribe ? 'wish.voice-kept' : 'wish.voice-stays')}</p>
    </div>
  )
}
