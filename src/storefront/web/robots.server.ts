import type { LoaderFunctionArgs } from 'react-router'
import { robots } from '#storefront/sitemap.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = agencyOf(context, 'storefront').settings.sites.here()
  return new Response(robots(publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', vary: 'host' },
  })
}
