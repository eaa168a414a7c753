import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { settings } = agencyOf(context, 'help')
  const { brand, publicUrl: site } = settings.sites.here()
  const { name, contact, about } = brand
  return { name, about, contact, site }
}
