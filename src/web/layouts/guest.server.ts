import { type MiddlewareFunction, redirect } from 'react-router'
import { visitorContext } from '#web/page-context.server.ts'

/** §2: signed-in visitors of guest pages are redirected home. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context }, next) => {
    if (context.get(visitorContext).kind === 'guest') return next()
    throw redirect('/')
  },
]

/** A loader makes the guard run on client navigations too. */
export function loader() {
  return null
}
