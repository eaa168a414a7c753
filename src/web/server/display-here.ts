import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { type Display, displayFrom, usualDisplay } from '#web/display/display.ts'
import { displayIn } from '#web/display/display-cookie.ts'

const displays = new AsyncLocalStorage<Display>()

/** Of the page that is being made, or of who calls; elsewhere as usual. */
export function displayHere(): Display {
  return displays.getStore() ?? usualDisplay
}

export function withDisplay<T>(display: Display, work: () => T): T {
  return displays.run(display, work)
}

/** What the browser of each request has chosen. Twice, since reading a body leaves what the first had entered. */
export function enterDisplay(app: FastifyInstance): void {
  const enter: onRequestHookHandler = ({ headers }, _reply, done) =>
    withDisplay(displayFrom(displayIn(headers.cookie)), done)
  app.addHook('onRequest', enter)
  app.addHook('preValidation', enter)
}
