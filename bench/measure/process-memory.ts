import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

interface ProcessMemory {
  /** Memory in use after a garbage collection. */
  liveBytes: number
  residentBytes: number
}

/** Collects garbage in a Node process and measures its memory, through the inspector that SIGUSR1 opens. */
export async function measureMemory(pid: number, inspectorPort: number): Promise<ProcessMemory> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await waitForInspectorUrl(inspectorPort))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let id = 0
  const call = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: number } }>((resolve) => {
      const callId = ++id
      const onMessage = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: { result?: { value?: number } } }
        if (message.id !== callId) return
        socket.removeEventListener('message', onMessage)
        resolve(message.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id: callId, method, params }))
    })
  for (let n = 0; n < 3; n++) {
    await call('HeapProfiler.collectGarbage')
    await pause(300)
  }
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const { result } = await call('Runtime.evaluate', { expression, returnByValue: true })
  socket.close()
  return { liveBytes: result?.value ?? 0, residentBytes: residentBytes(pid) }
}

async function waitForInspectorUrl(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string
      }[]
      return list[0]!.webSocketDebuggerUrl
    } catch (error) {
      if (tries > 50) throw error
      await pause(100)
    }
  }
}

export function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}

/**
 * The memory that a process has written and shares with no other one. Its program code does not count: the system shares it among all
 * processes of the program and can drop it, and counted it would add 50 MB to a tab whenever no other one is open.
 */
export function privateBytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(
    /^(?:Private_Dirty|Swap):\s+(\d+)/gm,
  )
  return [...kilobytes].reduce((sum, [, value]) => sum + Number(value), 0) * 1024
}
