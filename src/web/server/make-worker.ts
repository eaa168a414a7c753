import path from 'node:path'
import { build } from 'vite'

export const workerFile = 'worker.js'

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
