import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ColourImage } from '#documents/reader/grey-image.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** A picture made to be read for longer than this is made for that alone. */
const LONGEST_MS = 20_000

/** Threads that have nothing to read at the moment. They keep no process alive. */
const idle: Worker[] = []

/** Reads in a thread, a new one if all are busy: whoever asks sees to it that few ask at once. Throws what the thread died of. */
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
