import type { Running } from '#app/web-server.ts'

export interface Ending {
  /** Finishes or returns work. */
  readonly close: () => Promise<void>
  /** Called first: stops new traffic. */
  readonly leave?: Running['leave']
}

const longestMs = 30_000

/** On SIGTERM, Ctrl-C, and when its parent dies. A second signal skips draining, a third skips everything. */
export function untilEnded({ close, leave }: Ending): void {
  let asked = 0
  let closing: Promise<never> | undefined
  const end = () => {
    closing ??= ended(close)
    return closing
  }
  function ask(isHasty: boolean): void {
    asked += 1
    if (asked > 2) process.exit(1)
    if (isHasty || asked > 1 || leave === undefined) void end()
    else void leave().then(end)
  }
  process.on('SIGTERM', () => ask(false))
  process.on('SIGINT', () => ask(true))
  process.on('disconnect', () => ask(true))
  if ('connected' in process && !process.connected) ask(true) // while we opened
}

async function ended(close: () => Promise<void>): Promise<never> {
  // a hanging shutdown must not keep the port
  setTimeout(() => process.exit(1), longestMs).unref()
  await close()
  process.exit(0)
}
