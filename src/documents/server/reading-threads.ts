import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ColourImage } from '#documents/reader/grey-image.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** A picture that takes longer is treated as an attack. */
const LONGEST_MS = 20_000

/** Unreferenced: they keep no process alive. */
const idle: Worker[] = []

export async function readInThread(image: ColourImage): Promise<ZoneReading | undefined> {
  const thread = idle.pop() ?? started()
  try {
    const reading = await answerOf(thread, image)
    idle.push(thread)
    return reading
  } catch (cause) {
    void thread.terminate()
    throw new Error('A picture could not be read.', { cause })
  }
}

function started(): Worker {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url))
  thread.on('exit', () => {
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
  })
  return thread
}

async function answerOf(thread: Worker, image: ColourImage): Promise<ZoneReading | undefined> {
  const done = new AbortController()
  const { signal } = done
  thread.ref()
  thread.postMessage(image, [])
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([reading]) => reading as ZoneReading | undefined),
      once(thread, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`ended with ${code}`))),
      setTimeout(LONGEST_MS, undefined, { signal }).then(() => Promise.reject(new Error('too long'))),
    ])
  } finally {
    done.abort()
    thread.unref()
  }
}
