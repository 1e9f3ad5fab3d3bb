import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without a window needs half of the processor time of the whole browser, so it comes first. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium: from CHROMIUM_PATH, (as root on Debian) newly installed, installed on this machine, or downloaded by Playwright. */
export function findChromium(env = process.env): string {
  const executable =
    env.CHROMIUM_PATH ??
    findInstalled([HEADLESS_SHELL]) ??
    installDebianPackage() ??
    findInstalled(BROWSERS) ??
    findOrDownloadPlaywrightChromium()
  if (executable && existsSync(executable)) return executable
  throw new Error(
    'No Chromium for the browser tests. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

function findInstalled(names: string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    })
    if (status === 0) return stdout.trim().split('\n')[0]
  }
  return undefined
}

function findOrDownloadPlaywrightChromium(): string | undefined {
  const executable = chromium.executablePath()
  if (existsSync(executable)) return executable
  console.log('Downloading a Chromium for the browser tests…')
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
  return existsSync(executable) ? executable : undefined
}

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser tests…')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  // Older releases of Debian have the whole browser alone.
  for (const name of [HEADLESS_SHELL, 'chromium'])
    if (spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet).status === 0)
      return findInstalled([name])
  return undefined
}
