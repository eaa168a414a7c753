import { data, type LoaderFunctionArgs } from 'react-router'
import { type Brand, screenBrand, type WholeBrand } from '#brands/brand.ts'
import { calendarDay } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { noticesIn } from '#content/notices.ts'
import { openHoursOf, openNow } from '#help/open-hours.ts'
import { persianDigits } from '#money/digits.ts'
import { themeFrom } from '#web/brand/theme.ts'
import { displayText } from '#web/display/display.ts'
import { currentDisplay } from '#web/display/follow-display.ts'
import type { FooterView } from '#web/layouts/footer-view.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** §9 */
export const localeCookieSeconds = 365 * 24 * 3600

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, accounts, clock, status, content } = agencyOf(context, 'app')
  const visitor = context.get(visitorContext)
  const cookies = request.headers.get('cookie')
  const display = currentDisplay()
  // the status page opens while the database is away, without a name
  const isStatus = /^\/status(?:\.data)?$/.test(new URL(request.url).pathname)
  const found = visitor.kind === 'user' ? accounts.userOf(visitor.userId) : undefined
  const user = await (isStatus ? found?.catch(() => undefined) : found)
  return data(
    {
      ...withOpenNow(settings.sites.here().brand, { now: clock.now(), areAllUp: await status.areAllUp() }),
      theme: themeFrom(cookies),
      display: displayText(display),
      rate: display.rate,
      /** beside the mobile; told with the page, so that their places are there at once */
      signInBy: { google: settings.google !== undefined, email: settings.ways.mail !== undefined },
      incident: await status.banner(),
      notices: noticesIn(await content.texts()),
      user: user && { phone: user.phone, name: user.name },
    },
    cookies?.includes('locale=fa') === true
      ? {}
      : { headers: { 'set-cookie': `locale=fa; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax` } },
  )
}

/** «هر روز ۹ تا ۲۴. الان باز است، تا ساعت ۲۴:۰۰ …», wherever the hours are read; in the footer briefly. */
function withOpenNow(
  whole: WholeBrand,
  { now, areAllUp }: { readonly now: Temporal.Instant; readonly areAllUp: boolean },
): { readonly brand: Brand; readonly footer: FooterView } {
  const brand = screenBrand(whole)
  const hours = openHoursOf(whole.contact)
  const open = hours === undefined ? null : openNow(hours, now)
  const year = persianDigits(calendarDay(now.toZonedDateTimeISO(iranZone).toPlainDate()).year)
  const footer = {
    year,
    open: open && { isOpen: open.isOpen, brief: open.brief },
    mobile: whole.contact.mobile ?? null,
    areAllUp,
  }
  if (open === null) return { brand, footer }
  const says = `${brand.contact.hours}. ${open.words}.`
  return { brand: { ...brand, contact: { ...brand.contact, hours: says } }, footer }
}
