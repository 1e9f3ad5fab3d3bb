import { useEffect } from 'react'
import { changedAction } from './coloring-history.ts'
import type { ColoringSession } from './coloring-session.ts'
import { useTool } from './tools.ts'

/** Start and end of a tone in hertz: up for a new color, down for an undone one. */
const TONES = { done: [420, 640], undone: [420, 300] } as const
const SECONDS = 0.12
const VOLUME = 0.15

/** Plays a soft tone for each action if the visitor has switched sounds on. */
export function useSounds(session: ColoringSession): void {
  const hasSounds = useTool('hasSounds')
  useEffect(() => {
    if (!hasSounds || !('AudioContext' in globalThis)) return undefined
    const audio = new AudioContext()
    let { history } = session.get()
    const unsubscribe = session.subscribe(() => {
      const before = history
      history = session.get().history
      // Changes of another tab make no sound here.
      if (history !== before && changedAction(before, history))
        playTone(audio, history.done < before.done ? 'undone' : 'done')
    })
    return () => {
      unsubscribe()
      void audio.close()
    }
  }, [session, hasSounds])
}

function playTone(audio: AudioContext, name: keyof typeof TONES): void {
  const [from, to] = TONES[name]
  const start = audio.currentTime
  const volume = new GainNode(audio, { gain: VOLUME })
  volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
  const tone = new OscillatorNode(audio, { frequency: from })
  tone.frequency.exponentialRampToValueAtTime(to, start + SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + SECONDS)
}
