import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { deskPages, isDeskPage } from '#desk/pages.ts'
import { roleTitles } from '#desk/roles.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { agencyOf, staffContext } from '#web/page-context.server.ts'

/** Each page by its own permission; who is not signed in comes back here afterwards. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context, pattern }, next) => {
    const staff = context.get(staffContext)
    if (staff === 'from elsewhere') throw data(null, { status: 403 })
    if (staff === 'nobody') throw redirect(`/desk/sign-in?${new URLSearchParams({ to: wanted(request) })}`)
    const page = `/${pattern}`.replace(/^\/+/, '/') // the router's have no slash before them
    const { guard } = agencyOf(context, 'desk').desk
    if (!isDeskPage(page) || !(await guard.mayOpen(staff, page, deskPages[page])))
      throw data(null, { status: 403 })
    return next()
  },
]

export function loader({ context }: LoaderFunctionArgs) {
  const { name, roles } = staffOf(context)
  return { name, roles, titles: roleTitles(roles) }
}

/** Of a page under the layout, where somebody is always signed in. */
export function staffOf(context: LoaderFunctionArgs['context']): StaffVisitor {
  const staff = context.get(staffContext)
  if (staff === 'nobody' || staff === 'from elsewhere') throw new Error('the layout lets nobody else in')
  return staff
}

function wanted(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
}
