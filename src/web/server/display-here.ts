import { AsyncLocalStorage } from 'node:async_hooks'
import { type Display, usualDisplay } from '#web/display/display.ts'

const displays = new AsyncLocalStorage<Display>()

/** Of the page that is being made; elsewhere as usual. */
export function displayHere(): Display {
  return displays.getStore() ?? usualDisplay
}

export function withDisplay<T>(display: Display, work: () => T): T {
  return displays.run(display, work)
}
