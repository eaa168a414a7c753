import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Installs the packages of a folder as its lock says, unless they are there; ends the process where that cannot be done. */
export function install(folder) {
  const installed = path.join(folder, 'node_modules/.installed')
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  console.log('Installing what is missing (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const done = spawnSync(
    command,
    [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (done.status !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(1)
  }
  writeFileSync(installed, lock)
}
