import type { LoaderFunctionArgs } from 'react-router'
import { dueDay } from '#agencies/due.ts'
import type { AgencyAtDesk } from '#agencies/server/agencies.ts'
import { dateSeenFrom } from '#calendar/formatted.ts'
import { monthOf, monthText } from '#calendar/jalali-month.ts'
import { momentWords } from '#desk/moment-words.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { negative } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { agencies, clock } = agencyOf(context, 'desk')
  const now = clock.now()
  const listed = (await agencies.desk.list()).map((one) => viewOf(one, now))
  const chosen = new URL(request.url).searchParams.get('agency')
  return {
    agencies: listed,
    chosen: listed.find(({ id }) => id === chosen),
    month: monthText(monthOf(dayOf(now))),
  }
}

function viewOf(one: AgencyAtDesk, now: Temporal.Instant) {
  const { oldestOpen, due_days: dueDays, block_reason: blockReason, blocked_at: blockedAt } = one
  return {
    id: one.id,
    name: one.name,
    phone: persianDigits(one.phone),
    nationalId: persianDigits(one.national_id),
    people: persianDigits(one.people),
    /** below zero is owed */
    debt: inRial(negative(one.balance)),
    limit: inRial(one.limit),
    left: inRial(one.left),
    dueDays: persianDigits(dueDays),
    age: oldestOpen === undefined ? '' : `${persianDigits(dayOf(oldestOpen).until(dayOf(now)).days)} روز`,
    dueOn: oldestOpen === undefined ? '' : dateSeenFrom(dayOf(now), dueDay(oldestOpen, dueDays)),
    isOverdue: one.isOverdue,
    blocked: blockedAt === null ? undefined : `${momentWords(blockedAt, now)}: ${blockReason}`,
  }
}

export type AgencyOnPage = ReturnType<typeof viewOf>
