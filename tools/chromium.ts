import { existsSync } from 'node:fs'
import { apt, mayInstall } from './apt.ts'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const shell = '/usr/bin/chromium-headless-shell'

/**
 * The browsers for journeys, as settings: a whole one and, where Debian's is to be had, its light half without a window. Whoever
 * names another browser in CHROME_PATH is told everything by that one.
 */
export async function browsers(): Promise<{
  readonly CHROME_PATH: string
  readonly HEADLESS_SHELL_PATH?: string
}> {
  const CHROME_PATH = await chromiumPath()
  const isDebians = CHROME_PATH === '/usr/bin/chromium'
  if (isDebians && !existsSync(shell) && mayInstall()) tryToInstallShell()
  return isDebians && existsSync(shell) ? { CHROME_PATH, HEADLESS_SHELL_PATH: shell } : { CHROME_PATH }
}

/** Without it the stories are told as well, in more time. */
function tryToInstallShell(): void {
  console.log('Installing Chromium without a window (apt-get) …')
  try {
    apt(['update'])
    apt(['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
  } catch {
    console.log('It is not to be had here; the whole one tells all stories.')
  }
}

/** A whole browser: CHROME_PATH, else one of the system's, else Debian's, installed where we may. */
export async function chromiumPath(): Promise<string> {
  const given = process.env.CHROME_PATH
  if (given !== undefined && given !== '') return existing(given)
  const found = [...usual, onMac].find((file) => existsSync(file))
  if (found !== undefined) return found
  if (!mayInstall()) throw new Error('No Chromium was found. Install one, or name it in CHROME_PATH.')
  console.log('Installing Chromium (apt-get) …')
  apt(['update'])
  apt(['install', '-y', '--no-install-recommends', 'chromium'])
  return existing('/usr/bin/chromium')
}

function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`CHROME_PATH names no browser: ${file}`)
  return file
}
