// Child process that transcribes one recording at a time, at low priority. It exits when its parent does.
import { constants, setPriority } from 'node:os'
import { endWithParent } from '../../end-with-parent.ts'
import { ProviderError } from '../../provider-error.ts'
import { decodeRecording } from './decode-recording.ts'
import type { LocalModel } from './find-local-model.ts'
import { loadMoonshine } from './moonshine.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
endWithParent()
process.on('disconnect', () => process.exit(0))
const enginePromise = loadMoonshine(JSON.parse(process.argv[2]!) as LocalModel)
process.on('message', async ({ audio }: { audio: Uint8Array }) => {
  try {
    const samples = await decodeRecording(audio)
    process.send!({ text: await (await enginePromise).transcribe(samples) })
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : 'provider-failed'
    process.send!({ code, detail: error instanceof Error ? error.message : undefined })
  }
})
