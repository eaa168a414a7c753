import { type LoaderFunctionArgs, redirect } from 'react-router'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/agency')
  const { agencies } = agencyOf(context, 'agencies')
  return agencies.pageOf(visitor.userId)
}
