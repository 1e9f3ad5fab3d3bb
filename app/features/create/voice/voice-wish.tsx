import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DictateWish } from './dictate-wish.tsx'
import { type EncodedRecording, RecordWish } from './record-wish.tsx'
import { canRecord } from './use-recorder.ts'

interface Props {
  disabled: boolean
  onTranscript(transcript: string): void
  onRecording(recording: EncodedRecording | undefined): void
}

/**
 * The recorder. Where the site cannot transcribe this language, it says so before the user records; the browser's
 * dictation is used only if the user chooses it.
 */
export function VoiceWish(props: Props) {
  const t = useText()
  const { language, config } = useSiteData()
  const isRecordable = canRecord()
  if (isRecordable && config.features.speech.includes(language))
    return <RecordWish {...props} canTranscribe />
  return (
    <div className="flex flex-col gap-3">
      <p>{t(isRecordable ? 'wish.voice-not-written' : 'wish.voice-no-recorder')}</p>
      {isRecordable && <RecordWish {...props} canTranscribe={false} />}
      <DictateWish disabled={props.disabled} onTranscript={props.onTranscript} />
    </div>
  )
}
