import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** CHROME_PATH, else the system's, else Debian's, installed if permitted. */
export async function chromiumPath(): Promise<string> {
  const given = process.env.CHROME_PATH
  if (given !== undefined && given !== '') return existing(given)
  const found = [...usual, onMac].find((file) => existsSync(file))
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('No Chromium was found. Install one, or name it in CHROME_PATH.')
  console.log('Installing Chromium (apt-get) …')
  apt(['update'])
  apt(['install', '-y', '--no-install-recommends', 'chromium'])
  return existing('/usr/bin/chromium')
}

function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`CHROME_PATH names no browser: ${file}`)
  return file
}

function apt(args: readonly string[]): void {
  execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
