import { useEffect, useRef, useState } from 'react'
import { AUDIO_MAX_SECONDS } from '#domain/creation.ts'

export interface Recorded {
  blob: Blob
  seconds: number
  /** For the player; let go when the recording is. */
  url: string
}

export type RecorderState =
  | { status: 'idle' | 'starting' }
  | { status: 'recording'; seconds: number }
  | { status: 'recorded'; recorded: Recorded }

/** webm where the browser can; Safari before 18.4 only knows mp4. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

interface Options {
  onRecorded(recorded: Recorded): void
  /** No microphone, no permission, or nothing that records. */
  onRefused(): void
}

/** The microphone: idle, recording with its seconds, recorded. Ends by itself after half a minute. */
export function useRecorder({ onRecorded, onRefused }: Options) {
  const [state, setState] = useState<RecorderState>({ status: 'idle' })
  const recorder = useRef<MediaRecorder>(undefined)
  const url = state.status === 'recorded' ? state.recorded.url : undefined
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  useEffect(() => () => silence(recorder.current), [])

  const start = async () => {
    setState({ status: 'starting' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
      const running = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      recorder.current = running
      const parts: Blob[] = []
      const begun = performance.now()
      const elapsed = () => Math.min(AUDIO_MAX_SECONDS, Math.round((performance.now() - begun) / 1000))
      const ticking = setInterval(() => {
        setState({ status: 'recording', seconds: elapsed() })
        if (elapsed() >= AUDIO_MAX_SECONDS) running.stop()
      }, 250)
      running.ondataavailable = ({ data }) => void parts.push(data)
      running.onstop = () => {
        clearInterval(ticking)
        for (const track of stream.getTracks()) track.stop()
        // Left meanwhile: nobody wants it any more.
        if (recorder.current !== running) return
        const blob = new Blob(parts, { type: running.mimeType })
        const recorded = { blob, seconds: Math.max(1, elapsed()), url: URL.createObjectURL(blob) }
        setState({ status: 'recorded', recorded })
        onRecorded(recorded)
      }
      running.start()
      setState({ status: 'recording', seconds: 0 })
    } catch {
      setState({ status: 'idle' })
      onRefused()
    }
  }

  const stop = () => recorder.current?.stop()
  const reset = () => {
    silence(recorder.current)
    recorder.current = undefined
    setState({ status: 'idle' })
  }
  return { state, start, stop, reset }
}

function silence(recorder: MediaRecorder | undefined): void {
  if (!recorder || recorder.state === 'inactive') return
  recorder.onstop = null
  recorder.stop()
  for (const track of recorder.stream.getTracks()) track.stop()
}
