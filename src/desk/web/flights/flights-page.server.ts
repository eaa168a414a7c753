import type { LoaderFunctionArgs } from 'react-router'
import { dateFromForm } from '#calendar/form-date.ts'
import { clockTime, dateSeenFrom, durationWords, fullDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { dayInField, dayUnread } from '#desk/day-in-field.ts'
import { dayAt } from '#desk/moment-words.ts'
import { type ChangeName, isChangeName, messageTerms } from '#desk/web/flights/changes.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { latinDigits } from '#money/digits.ts'
import type { DisruptionEffects, FlightChange } from '#operations/disruption-effects.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { disruptions, clock } = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const flightNumber = latinDigits(params.get('number') ?? '')
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
  const change = params.get('what') ?? ''
  const what: ChangeName = isChangeName(change) ? change : 'delayed'
  const minutes = Number(latinDigits(params.get('minutes') ?? '').replace('−', '-') || Number.NaN)
  const today = dayAt(clock.now())
  const typed = params.get('day') ?? dayInField(today)
  const date = dateFromForm(typed)
  const day = date === undefined ? typed : dayInField(date)
  const asked = { number: flightNumber, day, what, minutes: params.get('minutes') ?? '' }
  if (flightNumber === '') return { asked, fault: undefined, found: undefined }
  if (date === undefined) return { asked, fault: { property: 'day', says: dayUnread }, found: undefined }
  try {
    const effects = await disruptions.effectsOf({ flightNumber, date }, changeOf(what, minutes))
    const found = {
      flightNumber,
      minutes,
      date: date.toString(),
      day: dateSeenFrom(today, date),
      ...effectsView(effects),
    }
    return { asked, fault: undefined, found }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { asked, fault: { property: error.property ?? '', says: error.says }, found: undefined }
  }
}

function changeOf(what: ChangeName, minutes: number): FlightChange {
  if (what === 'cancelled' || what === 'aircraft') return { kind: what }
  return { kind: 'moved', minutes: what === 'on-time' ? 0 : minutes }
}

function effectsView({ departures, movedHere, status, messages, ...numbers }: DisruptionEffects) {
  return {
    ...numbers,
    movedHere: movedHere.map((day) => fullDate(day)),
    departs: [...new Set(departures.map((at) => clockTime(at.toZonedDateTimeISO(iranZone))))].join('، '),
    now: statusWords(status),
    messages: messages.map(({ template, count }) => ({ ...messageTerms(template), count })),
  }
}

function statusWords(status: DisruptionEffects['status']): string {
  if (status === undefined) return 'تغییری اعلام نشده است'
  if (status.isCancelled) return 'لغو اعلام شده است'
  const aircraft = status.aircraft === null ? '' : `، هواپیما ${status.aircraft}`
  if (status.minutes === 0) return `سر وقت${aircraft}`
  const long = durationWords(Math.abs(status.minutes))
  return `${long} ${status.minutes > 0 ? 'تأخیر' : 'تعجیل'} اعلام شده است${aircraft}`
}

export type FlightOnPage = NonNullable<Awaited<ReturnType<typeof loader>>['found']>
