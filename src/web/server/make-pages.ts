import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { makeWorker } from './make-worker.ts'
import { pressAssets } from './pressed.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Writes into BUILD_FOLDER in a separate process; the sources may be read-only. */
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

function configIn(house: string): string {
  const file = path.join(house, 'vite.config.ts')
  mkdirSync(path.join(house, 'node_modules'), { recursive: true })
  writeFileSync(file, `export { default } from ${JSON.stringify(path.join(root, 'vite.config.ts'))}\n`)
  return file
}
