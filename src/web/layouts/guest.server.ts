import { type MiddlewareFunction, redirect } from 'react-router'
import { visitorContext } from '#web/page-context.server.ts'

/** §2: a signed-in visitor of a page for guests goes home. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context }, next) => {
    if (context.get(visitorContext).kind === 'guest') return next()
    throw redirect('/')
  },
]

/** Being here makes the guard run on navigations inside the browser too. */
export function loader() {
  return null
}
