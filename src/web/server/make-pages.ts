import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { makeWorker } from './make-worker.ts'
import { pressAssets } from './pressed.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Builds the pages into BUILD_FOLDER, as a process of its own. Nothing is written beside the sources: they may be read-only. */
const folder = path.resolve(process.env.BUILD_FOLDER ?? 'build')
const builder = await createBuilder(
  {
    root,
    configFile: configIn(path.join(folder, 'config')),
    mode: 'production',
    configLoader: 'native',
    logLevel: 'warn',
    build: { emptyOutDir: true },
  },
  null,
)
await builder.buildApp()
await makeWorker(root, path.join(folder, 'client'))
await pressAssets(path.join(folder, 'client/assets'))

/** The router's plugin reads the configuration once more, into the `node_modules` nearest to it; here is one it may write to. */
function configIn(house: string): string {
  const file = path.join(house, 'vite.config.ts')
  mkdirSync(path.join(house, 'node_modules'), { recursive: true })
  writeFileSync(file, `export { default } from ${JSON.stringify(path.join(root, 'vite.config.ts'))}\n`)
  return file
}
