import { type MiddlewareFunction, redirect } from 'react-router'
import { visitorContext } from '#web/page-context.server.ts'

/** §2: a signed-out visitor of a protected page goes to the root; the wanted path is remembered for after signing in. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (context.get(visitorContext).kind === 'user') return next()
    const { pathname, search } = new URL(request.url)
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  },
]

/** Being here makes the guard run on navigations inside the browser too. */
export function loader() {
  return null
}
