import type { LoaderFunctionArgs } from 'react-router'
import { answerWays } from '#help/contact-form.ts'
import { openNow } from '#help/open-hours.ts'
import { callDaysOf } from '#help/web/call-days.server.ts'
import type { ContactFormProps } from '#help/web/contact-form.tsx'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** `?by=call` is where one is called back, `?order=` what it is about. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, clock, help, messages } = agencyOf(context, 'help')
  const { brand, publicUrl: site } = settings.sites.here()
  const { name, contact } = brand
  const { searchParams } = new URL(request.url)
  const callDays = await callDaysOf(help, clock.now())
  const hours = help.hours()
  const ways = answerWays.filter((way) =>
    way === 'email' ? messages.open.includes('Email') : way !== 'call' || callDays.length > 0,
  )
  const form: ContactFormProps = {
    ways,
    by: ways.find((way) => way === searchParams.get('by')) ?? 'sms',
    callDays,
    writer: await writerIn(context),
    orderNumber: /^\d{1,12}$/.exec(searchParams.get('order') ?? '')?.[0] ?? '',
  }
  return {
    name,
    contact,
    mobile: contact.mobile ?? null,
    open: hours === undefined ? null : openNow(hours, clock.now()),
    site,
    form,
  }
}

async function writerIn(context: LoaderFunctionArgs['context']): Promise<ContactFormProps['writer']> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return { name: '', mobile: '' }
  const user = await agencyOf(context, 'help').accounts.userOf(visitor.userId)
  return { name: user?.name ?? '', mobile: user?.phone.replace(/^\+98/, '0') ?? '' }
}
