import type { LoaderFunctionArgs } from 'react-router'
import { brandIn } from '#web/brand/brands.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { settings } = agencyOf(context, 'help')
  const { name, contact, about } = brandIn(settings)
  return { name, about, contact, site: settings.publicUrl }
}
