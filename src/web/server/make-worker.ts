import path from 'node:path'
import { build } from 'vite'

/** beside the client's assets */
export const workerFile = 'worker.js'

/** Builds the service worker by itself: it runs outside every page and shares nothing with them. */
export async function makeWorker(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: path.join(root, 'src/web/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => workerFile,
      },
    },
  })
}
