import { spawn } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Pages } from '#web/server/pages.ts'
import { withStylesOnce } from '#web/server/styles-once.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Rebuilt when sources change. In the data folder, since sources may be read-only. */
export async function pageBuild(
  dataDir: string,
  say: (line: string) => void = () => undefined,
): Promise<Pages> {
  const folder = path.join(dataDir, 'build')
  const mark = path.join(folder, 'made-from')
  const sources = sourcesDigest()
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== sources) {
    say('Building the pages …')
    mkdirSync(folder, { recursive: true })
    await make(folder)
    shareModules(folder)
    writeFileSync(mark, sources)
  }
  const build = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild
  return { build: withStylesOnce(build), clientFolder: path.join(folder, 'client') }
}

function sourcesDigest(): string {
  const files = [
    ...globSync('src/**/*', { cwd: root }),
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ]
  const youngest = Math.max(...files.map((file) => statSync(path.join(root, file)).mtimeMs))
  return `${files.length} files, the youngest of ${new Date(youngest).toISOString()}`
}

/** Links the project's packages for a build outside the project. */
function shareModules(folder: string): void {
  const link = path.join(folder, 'node_modules')
  rmSync(link, { recursive: true, force: true })
  symlinkSync(path.join(root, 'node_modules'), link, 'junction')
}

function make(folder: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'make-pages.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_FOLDER: folder,
      VITE_CACHE: path.join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`the pages could not be built:\n${Buffer.concat(said).toString()}`)),
    )
  })
}
