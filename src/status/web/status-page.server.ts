import type { LoaderFunctionArgs } from 'react-router'
import { brandIn } from '#web/brand/brands.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { status, settings } = agencyOf(context, 'status')
  return { view: await status.view(), name: brandIn(settings).name, site: settings.publicUrl }
}
