import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium: from CHROMIUM_PATH, installed on this machine, downloaded by Playwright, or (as root on Debian) newly installed. */
export function findChromium(env = process.env): string {
  const executable =
    env.CHROMIUM_PATH ?? findInstalled() ?? findOrDownloadPlaywrightChromium() ?? installDebianPackage()
  if (executable && existsSync(executable)) return executable
  throw new Error(
    'No Chromium for the browser tests. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

function findInstalled(): string | undefined {
  for (const name of NAMES) {
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
  if (process.getuid?.() === 0) return undefined
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
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  return findInstalled()
}
