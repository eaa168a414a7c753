import type { WorkerQuestion, WorkerResponse } from '#documents/web/worker-words.ts'

/** The browser cannot open the picture or run the reader: the server may read it. */
export class UnreadablePicture extends Error {}

type ZoneRead = Extract<WorkerResponse, { readMs: number }>

let worker: Worker | undefined
let asked = 0

/** Starts the worker at the first picture. Throws UnreadablePicture. */
export function readInWorker(picture: WorkerQuestion['picture']): Promise<ZoneRead> {
  worker ??= new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  const reader = worker
  const number = ++asked
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const { signal } = done
    reader.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerResponse>) => {
        if (data.number !== number) return
        done.abort()
        if ('fault' in data) reject(new UnreadablePicture(data.fault))
        else resolve(data)
      },
      { signal },
    )
    const fail = () => {
      done.abort()
      reader.terminate()
      if (worker === reader) worker = undefined
      reject(new UnreadablePicture('the reader does not run here'))
    }
    reader.addEventListener('error', fail, { signal })
    reader.addEventListener('messageerror', fail, { signal })
    reader.postMessage({ number, picture } satisfies WorkerQuestion, [])
  })
}
