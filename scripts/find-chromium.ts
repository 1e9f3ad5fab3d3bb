import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A browser for the tests: the one named, one that is installed, Playwright's own, or (as root on Debian) a fresh one. */
export function findChromium(env = process.env): string {
  const found = env.CHROMIUM_PATH ?? installed() ?? playwrights() ?? fromDebian()
  if (found && existsSync(found)) return found
  throw new Error(
    'No Chromium for the browser tests. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

function installed(): string | undefined {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    })
    if (status === 0) return stdout.trim().split('\n')[0]
  }
  return undefined
}

function playwrights(): string | undefined {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  if (process.getuid?.() === 0) return undefined
  console.log('Downloading a Chromium for the browser tests…')
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
  return existsSync(own) ? own : undefined
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser tests…')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return installed()
}
