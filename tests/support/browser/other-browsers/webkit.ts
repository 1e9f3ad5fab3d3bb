import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../site/free-port.ts'
import { isInstalled, type OtherBrowser, tapActions } from './other-browser.ts'

const SCRIPT_TIMEOUT_MS = 120_000

/** The small browser of WebKitGTK, which Debian's package `webkit2gtk-driver` brings; it needs a screen (package `xvfb`). */
export const findWebKit = (): string | undefined =>
  isInstalled('WebKitWebDriver') && isInstalled('Xvfb')
    ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
    : undefined

/** Starts WebKitGTK on a virtual screen and controls it over WebDriver. */
export async function startWebKit(executable: string): Promise<OtherBrowser> {
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const init: RequestInit = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await waitUntilReady(() => call('GET', '/status'))
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: executable, args: ['--automation'] } },
    },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  await call('POST', `${session}/timeouts`, { script: SCRIPT_TIMEOUT_MS, pageLoad: SCRIPT_TIMEOUT_MS })
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (expression) =>
      call('POST', `${session}/execute/async`, {
        script: `Promise.resolve(${expression}).then(arguments[0])`,
        args: [],
      }),
    tap: async (x, y) => void (await call('POST', `${session}/actions`, { actions: tapActions(x, y) })),
    async close() {
      await call('DELETE', session)
      await Promise.all([end(driver), end(screen)])
    },
  }
}

/** A virtual screen under a number that is not in use. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    screen.once('exit', () => reject(new Error('Xvfb has ended')))
  })
  return { screen, display: `:${number}` }
}

const MAX_TRIES = 100

async function waitUntilReady(request: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await request()
      return
    } catch (error) {
      if (tries > MAX_TRIES) throw error
      await pause(100)
    }
  }
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
