import { Mic, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AUDIO_MAX_SECONDS } from '#domain/creation.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { transcribe } from '../transcribe.ts'
import { toBase64 } from './to-base64.ts'
import { type Recorded, useRecorder } from './use-recorder.ts'

export interface SpokenWish {
  base64: string
  seconds: number
}

interface Props {
  disabled: boolean
  /** What was heard, to be shown for correcting. */
  onWords(words: string): void
  /** The recording itself, or that it is gone. */
  onRecording(recording: SpokenWish | undefined): void
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 2.5 } as const

/** Records a wish, plays it back and has it written down at once, so that it can be corrected before it is drawn. */
export function RecordWish({ disabled, onWords, onRecording }: Props) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const [isWriting, setWriting] = useState(false)

  const writeDown = async ({ blob, seconds }: Recorded) => {
    setWriting(true)
    try {
      const spoken = { base64: await toBase64(blob), seconds }
      onRecording(spoken)
      const heard = await transcribe(await client(), spoken, language)
      if ('words' in heard) onWords(heard.words)
      else show({ kind: 'error', title: heard.failed ?? t('wish.failed') })
    } catch {
      show({ kind: 'error', title: t('wish.audio-failed') })
    } finally {
      setWriting(false)
    }
  }
  const { state, start, stop, reset } = useRecorder({
    onRecorded: (recorded) => void writeDown(recorded),
    onRefused: () => show({ kind: 'error', title: t('wish.microphone-failed') }),
  })
  const remove = () => {
    reset()
    onRecording(undefined)
  }

  if (state.status === 'recording')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button look="danger" onClick={stop}>
          <Square {...ICON} />
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
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is written into the field above */}
          <audio
            controls
            src={state.recorded.url}
            aria-label={t('wish.recorded', { seconds: state.recorded.seconds })}
            className="h-12 max-w-full grow"
          />
          <Button disabled={disabled} onClick={remove}>
            <Trash2 {...ICON} />
            {t('wish.delete-recording')}
          </Button>
        </div>
        <p role="status">{isWriting ? t('wish.transcribing') : ''}</p>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={disabled || state.status === 'starting'} onClick={() => void start()}>
        <Mic {...ICON} />
        {t('wish.record')}
      </Button>
      <p className="text-sm text-ink-soft">{t('wish.voice-kept')}</p>
    </div>
  )
}
