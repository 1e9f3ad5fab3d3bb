import { useEffect, useRef, useState } from 'react'
import { AUDIO_MAX_SECONDS } from '#domain/pages/creation-options.ts'

export interface Recording {
  blob: Blob
  seconds: number
  /** For the audio player; revoked with the recording. */
  url: string
}

type RecorderState =
  | { status: 'idle' | 'starting' }
  | { status: 'recording'; seconds: number }
  | { status: 'recorded'; recorded: Recording }

/** webm is preferred; Safari before 18.4 only records mp4. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

/** Whether this browser can record; a page without HTTPS has no access to the microphone. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

interface Options {
  onRecorded(recorded: Recording): void
  /** There is no microphone, no permission or no recorder. */
  onUnavailable(): void
}

/** Records from the microphone and stops at the maximum length. */
export function useRecorder({ onRecorded, onUnavailable }: Options) {
  const [state, setState] = useState<RecorderState>({ status: 'idle' })
  const recorder = useRef<MediaRecorder>(undefined)
  const url = state.status === 'recorded' ? state.recorded.url : undefined
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  useEffect(() => () => discard(recorder.current), [])

  const start = async () => {
    setState({ status: 'starting' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
      const running = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      recorder.current = running
      const chunks: Blob[] = []
      const startedAt = performance.now()
      const elapsed = () => Math.min(AUDIO_MAX_SECONDS, Math.round((performance.now() - startedAt) / 1000))
      const timer = setInterval(() => {
        setState({ status: 'recording', seconds: elapsed() })
        if (elapsed() >= AUDIO_MAX_SECONDS) running.stop()
      }, 250)
      running.ondataavailable = ({ data }) => void chunks.push(data)
      running.onstop = () => {
        clearInterval(timer)
        for (const track of stream.getTracks()) track.stop()
        // The user reset the recorder or left the screen.
        if (recorder.current !== running) return
        const blob = new Blob(chunks, { type: running.mimeType })
        const recorded = { blob, seconds: Math.max(1, elapsed()), url: URL.createObjectURL(blob) }
        setState({ status: 'recorded', recorded })
        onRecorded(recorded)
      }
      running.start()
      setState({ status: 'recording', seconds: 0 })
    } catch {
      setState({ status: 'idle' })
      onUnavailable()
    }
  }

  const stop = () => recorder.current?.stop()
  const reset = () => {
    discard(recorder.current)
    recorder.current = undefined
    setState({ status: 'idle' })
  }
  return { state, start, stop, reset }
}

function discard(recorder: MediaRecorder | undefined): void {
  if (!recorder || recorder.state === 'inactive') return
  recorder.onstop = null
  recorder.stop()
  for (const track of recorder.stream.getTracks()) track.stop()
}
