import type { CaptchaWork } from '#calls/captcha-solution.ts'

export type Sought = CaptchaWork & { readonly salt: string }

/** What the worker tells: how far it is, and how it ended. */
export type Finding = { readonly share: number } | { readonly found: number } | { readonly failed: true }

interface Watching {
  readonly signal: AbortSignal
  readonly onShare: (share: number) => void
}

export function seek(sought: Sought, { signal, onShare }: Watching): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  if (signal.aborted) return Promise.reject(signal.reason)
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  const ended = () => worker.terminate()
  signal.addEventListener('abort', () => reject(signal.reason))
  worker.addEventListener('error', () => reject(new Error('the worker did not start')))
  worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => {
    if ('share' in data) onShare(data.share)
    else if ('found' in data) resolve(data.found)
    else reject(new Error('the number was not found'))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  worker.postMessage(sought)
  promise.then(ended, ended)
  return promise
}
