import { AsyncLocalStorage } from 'node:async_hooks'
import { type Display, usualDisplay } from '#web/display/display.ts'
import { displayHere } from '#web/server/display-here.ts'

const viewers = new AsyncLocalStorage<Display>()

/** What rooms say while they are asked for it, however long that takes; all else they say as usual. Nothing is sent or stored in it. */
export function asViewed<T>(display: Display, say: () => T): T {
  return viewers.run(display, say)
}

export function viewedNow(): Display {
  return viewers.getStore() ?? usualDisplay
}

/** To whoever this request is of, as his pages say money and days; in a job as usual. */
export function saidHere<T>(say: () => T): T {
  return asViewed(viewers.getStore() ?? displayHere(), say)
}
