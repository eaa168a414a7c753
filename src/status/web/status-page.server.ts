import type { LoaderFunctionArgs } from 'react-router'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { status, settings } = agencyOf(context, 'status')
  const { brand, publicUrl: site } = settings.sites.here()
  return { view: await status.view(), name: brand.name, site }
}
