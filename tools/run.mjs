// Runs under any Node ≥ 20: installs what is missing, then hands over to the Node that package.json pins.
//   node tools/run.mjs FILE [ARGUMENTS…]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenStarterGoes } from './starter.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const installed = path.join(root, 'node_modules/.installed')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  console.log('Installing what is missing (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const done = spawnSync(
    command,
    [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (done.status !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(1)
  }
  writeFileSync(installed, lock)
}

const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const bin = path.join(root, 'node_modules/.bin')
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // when we are killed, its end of the line falls
  // React is half as fast, and another copy of itself, when this is set later than its first import
  env: {
    NODE_ENV: process.argv[2]?.endsWith('dev.ts') ? 'development' : 'production',
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
whenStarterGoes(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
