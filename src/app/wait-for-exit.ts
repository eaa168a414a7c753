import type { Running } from '#app/web-server.ts'

export interface Ending {
  /** Finishes or hands back what is being worked on. */
  readonly close: () => Promise<void>
  /** Before it, when whoever runs the house asks for its end: lets those know who lead travellers here. */
  readonly leave?: Running['leave']
}

const longestMs = 30_000

/**
 * Ends the process in good order: on SIGTERM, on Ctrl-C, and when whoever started it is gone without a word, lest it serve on with
 * nobody to stop it. Asked a second time it no longer waits for travellers to be led elsewhere, and a third time for nothing.
 */
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
  // what hangs at the end must not keep the port from whoever comes next
  setTimeout(() => process.exit(1), longestMs).unref()
  await close()
  process.exit(0)
}
