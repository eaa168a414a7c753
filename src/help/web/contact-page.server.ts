import type { LoaderFunctionArgs } from 'react-router'
import { openHoursOf, openNow } from '#help/open-hours.ts'
import { brandIn } from '#web/brand/brands.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { settings, clock } = agencyOf(context, 'help')
  const { name, contact, about } = brandIn(settings)
  const hours = openHoursOf(settings.contact)
  return {
    name,
    about,
    contact,
    mobile: settings.contact.mobile ?? null,
    open: hours === undefined ? null : openNow(hours, clock.now()),
    site: settings.publicUrl,
  }
}
