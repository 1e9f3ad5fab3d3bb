import { useState } from 'react'
import { downloadBlob } from './download-file.ts'

/** Creates files on this device and saves or shares them, one at a time. */
export function useFileExport() {
  const [busyName, setBusyName] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const run = async (name: string, work: () => Promise<void>): Promise<void> => {
    setBusyName(name)
    setFailed(false)
    try {
      await work()
    } catch (error) {
      // The visitor closed the device's own dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
    setBusyName(undefined)
  }
  return {
    /** The file that is being created now. */
    busyName,
    hasFailed,
    save: (name: string, create: () => Promise<Blob>) =>
      run(name, async () => downloadBlob(name, await create())),
    /** Does something else with a file that is created first. */
    run,
    /** Opens the device's share dialog; where it takes no files, the file is saved. */
    share: (name: string, title: string, create: () => Promise<Blob>) =>
      run(name, async () => {
        const blob = await create()
        const file = new File([blob], name, { type: blob.type })
        if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title })
        else downloadBlob(name, file)
      }),
  }
}
