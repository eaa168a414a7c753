import { type LoaderFunctionArgs, redirect } from 'react-router'
import { monthYear } from '#calendar/formatted.ts'
import { monthIn, monthOf, monthsLater, monthText } from '#calendar/jalali-month.ts'
import { dayOf } from '#wallet/days.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/agency/statement')
  const { agencies, clock } = agencyOf(context, 'agencies')
  const { agency } = await agencies.pageOf(visitor.userId)
  if (agency?.role !== 'manager') throw redirect('/profile/agency')
  const current = monthOf(dayOf(clock.now()))
  const month = monthIn(new URL(request.url).searchParams.get('month') ?? '') ?? current
  const statement = await agencies.statement(visitor.userId, monthText(month)).catch(missingIfRefused)
  return {
    statement,
    title: monthYear(month.year, month.month),
    before: monthText(monthsLater(month, -1)),
    later: monthText(month) < monthText(current) ? monthText(monthsLater(month, 1)) : undefined,
  }
}
