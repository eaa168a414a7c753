import path from 'node:path'
import { createBuilder } from 'vite'

/** Builds the pages, as a process of its own. The configuration is read as it stands: the source tree may be read-only. */
const builder = await createBuilder(
  {
    root: path.resolve(import.meta.dirname, '../../..'),
    mode: 'production',
    configLoader: 'native',
    logLevel: 'warn',
    build: { emptyOutDir: true },
  },
  null,
)
await builder.buildApp()
