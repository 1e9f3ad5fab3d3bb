// A child process that listens. It dies with its parent, works at low priority and does one recording at a time.
import { constants, setPriority } from 'node:os'
import { ProviderError } from '../../provider-error.ts'
import { decodeRecording } from './decode-recording.ts'
import type { LocalModel } from './find-model.ts'
import { openMoonshine } from './moonshine.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.on('disconnect', () => process.exit(0))
const engine = openMoonshine(JSON.parse(process.argv[2]!) as LocalModel)
process.on('message', async ({ audio }: { audio: Uint8Array }) => {
  try {
    const samples = await decodeRecording(audio)
    process.send!({ text: await (await engine).wordsIn(samples) })
  } catch (error) {
    const problem = error instanceof ProviderError ? error.code : 'provider-failed'
    process.send!({ problem, detail: error instanceof Error ? error.message : undefined })
  }
})
