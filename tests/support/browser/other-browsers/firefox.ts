import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isInstalled, type OtherBrowser, tapActions } from './other-browser.ts'

export const findFirefox = (): string | undefined => ['firefox-esr', 'firefox'].find(isInstalled)

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: unknown }
  exceptionDetails?: { text: string }
}

/** Starts Firefox without a window and controls it over WebDriver BiDi. */
export async function startFirefox(executable: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const child = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, url] = /listening on (ws:\S+)/.exec(output) ?? []
      if (url) resolve(url)
    })
    void exited.then(() => reject(new Error(`Firefox has ended:\n${output}`)))
  })
  const call = await connect(`${address}/session`)
  await call('session.new', { capabilities: {} })
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = contexts[0]!
  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const evaluated = (await call('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as Evaluated
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails?.text)
      return evaluated.result?.value
    },
    tap: async (x, y) => void (await call('input.performActions', { context, actions: tapActions(x, y) })),
    async close() {
      child.kill()
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }

async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)))
  })
  let lastId = 0
  return (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId
      const onMessage = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id !== id) return
        socket.removeEventListener('message', onMessage)
        if (answer.type === 'error') reject(new Error(`${method}: ${answer.error} ${answer.message}`))
        else resolve(answer.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
}
