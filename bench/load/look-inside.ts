import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Inside {
  /** What is still in use once all garbage has gone. */
  liveBytes: number
  residentBytes: number
}

/** What a server process holds, after its garbage was collected: asked through Node's own inspector, which it opens on a signal. */
export async function lookInside(pid: number, inspectorPort: number): Promise<Inside> {
  process.kill(pid, 'SIGUSR1')
  const line = new WebSocket(await inspectorAddress(inspectorPort))
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve)
    line.addEventListener('error', reject)
  })
  let id = 0
  const call = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: number } }>((resolve) => {
      const mine = ++id
      const read = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: { result?: { value?: number } } }
        if (message.id !== mine) return
        line.removeEventListener('message', read)
        resolve(message.result)
      }
      line.addEventListener('message', read)
      line.send(JSON.stringify({ id: mine, method, params }))
    })
  for (let n = 0; n < 3; n++) {
    await call('HeapProfiler.collectGarbage')
    await pause(300)
  }
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
  const { result } = await call('Runtime.evaluate', { expression, returnByValue: true })
  line.close()
  return { liveBytes: result?.value ?? 0, residentBytes: residentBytes(pid) }
}

async function inspectorAddress(port: number): Promise<string> {
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
