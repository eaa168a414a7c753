import { type MiddlewareFunction, redirect } from 'react-router'
import { visitorContext } from '#web/page-context.server.ts'

/** §2: guests are redirected to the root; the address is stored for after signing in. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (context.get(visitorContext).kind === 'user') return next()
    const wanted = new URL(request.url)
    // an internal parameter of the router
    wanted.searchParams.delete('_routes')
    const path = wanted.pathname.replace(/\.data$/, '') + wanted.search
    throw redirect(`/?${new URLSearchParams({ next: path })}`)
  },
]

export function loader() {
  return null
}
