import { type MiddlewareFunction, redirect } from 'react-router'
import { visitorContext } from '#web/page-context.server.ts'

/** §2: a signed-out visitor of a protected page goes to the root; the wanted path is remembered for after signing in. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (context.get(visitorContext).kind === 'user') return next()
    const wanted = new URL(request.url)
    // which part of a page the browser asked for is the router's own word, and no part of where to come back to
    wanted.searchParams.delete('_routes')
    const path = wanted.pathname.replace(/\.data$/, '') + wanted.search
    throw redirect(`/?${new URLSearchParams({ next: path })}`)
  },
]

/** Being here makes the guard run on navigations inside the browser too. */
export function loader() {
  return null
}
