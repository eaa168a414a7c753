import { data, type MiddlewareFunction, redirect } from 'react-router'
import { staffContext } from '#web/page-context.server.ts'

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    const staff = context.get(staffContext)
    if (staff === 'from elsewhere') throw data(null, { status: 403 })
    // a link still opens its page: it may be a key for another person at this browser
    if (staff !== 'nobody' && new URL(request.url).pathname.startsWith('/desk/sign-in'))
      throw redirect('/desk')
    return next()
  },
]

export function loader() {
  return null
}
