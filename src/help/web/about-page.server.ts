import type { LoaderFunctionArgs } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { figures } from '#help/figures.ts'
import { openNow } from '#help/open-hours.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { settings, clock, help } = agencyOf(context, 'help')
  const { brand, publicUrl: site } = settings.sites.here()
  const { name, contact, about } = brand
  const hours = help.hours()
  return {
    name,
    about,
    contact,
    mobile: contact.mobile ?? null,
    open: hours === undefined ? null : openNow(hours, clock.now()),
    /** the window on the city of the office */
    city: contact.zone === iranZone ? 'THR' : 'BGW',
    site,
    promises: [
      { number: figures.issueMinutes, unit: 'دقیقه', about: 'نتیجهٔ صدور بلیت' },
      { number: figures.refundAnswerHours, unit: 'ساعت', about: 'پاسخ درخواست استرداد' },
      { number: figures.refundAtBankHours, unit: 'ساعت', about: 'رسیدن پول استرداد به بانک' },
    ],
  }
}
