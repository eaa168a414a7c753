// Runs under any Node ≥ 20: installs what is missing, then hands over to the Node that package.json pins.
//   node tools/run.mjs FILE [ARGUMENTS…]
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { envFileOf } from './env-file.mjs'
import { install } from './install.mjs'
import { whenStarterGoes } from './starter.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
install(root)

const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const bin = path.join(root, 'node_modules/.bin')
const [command = '', ...given] = process.argv.slice(2)
const how = ['--disable-warning=ExperimentalWarning', ...envFileOf(command)]
const child = spawn(node, [...how, command, ...given], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // when we are killed, its end of the line falls
  // React is half as fast, and another copy of itself, when this is set later than its first import
  env: {
    NODE_ENV: command.endsWith('dev.ts') ? 'development' : 'production',
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
whenStarterGoes(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
