import { data, type LoaderFunctionArgs } from 'react-router'
import { idShape } from '#experiences/experience-id.ts'
import type { ExperienceDay } from '#experiences/responses.ts'
import type { Experiences } from '#experiences/server/door.ts'
import { monthIn, monthOf, monthsBeside, rangeOf } from '#experiences/web/month.ts'
import { todayAt } from '#orders/web/today.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** A month of an option, and the times of one of its days; tickets and time are chosen in the address alone. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { experiences, clock } = agencyOf(context, 'experiences')
  const { experienceId = '' } = params
  if (!idShape.test(experienceId)) throw data(null, { status: 404 })
  const experience = await experiences.detail(experienceId).catch(missingIfRefused)
  const search = new URL(request.url).searchParams
  const wanted = search.get('option')
  const option = experience.options.find(({ optionRef }) => optionRef === wanted) ?? experience.options[0]
  if (option === undefined) throw data(null, { status: 404 })
  const { optionRef } = option
  const today = todayAt(clock.now())
  const shown = await monthView(experiences, { experienceId, optionRef }, { search, today })
  const day = shown.days?.find((one) => one.isAvailable && one.day === search.get('day'))?.day ?? null
  const slots =
    day === null
      ? []
      : await experiences.slots({ experienceId, optionRef, day, units: '' }).catch(silentIfRefused)
  return { experience, option, today: today.toString(), ...shown, day, slots }
}

interface MonthRequest {
  readonly search: URLSearchParams
  readonly today: Temporal.PlainDate
}

interface MonthView {
  readonly month: string
  /** null: its supplier does not say now */
  readonly days: readonly ExperienceDay[] | null
}

/** The month that was asked for; otherwise that of the chosen day, or this one while it has a day left. */
async function monthView(
  experiences: Pick<Experiences, 'calendar'>,
  named: { readonly experienceId: string; readonly optionRef: string },
  { search, today }: MonthRequest,
): Promise<MonthView> {
  const ask = async (month: string): Promise<MonthView> => {
    const range = rangeOf(month, today)
    const days = range && (await experiences.calendar({ ...named, ...range }).catch(silentIfRefused))
    return { month, days: days === undefined ? [] : days }
  }
  const chosen = search.get('month') ?? monthOfDay(search.get('day'))
  const first = await ask(monthIn(chosen, today))
  const { after } = monthsBeside(first.month, today)
  const isOver = first.days !== null && !first.days.some(({ isAvailable }) => isAvailable)
  return chosen === null && isOver && after !== undefined ? ask(after) : first
}

function monthOfDay(day: string | null): string | null {
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? safeMonth(day) : null
}

function safeMonth(day: string): string | null {
  try {
    return monthOf(Temporal.PlainDate.from(day))
  } catch {
    return null
  }
}

/** A supplier that says nothing is said so; what is not sold any more is a 404. */
function silentIfRefused(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'SELLER_SILENT') return null
  return missingIfRefused(error)
}

export type ExperiencePageView = Awaited<ReturnType<typeof loader>>
