import { clockTime, durationWords, hourSeenFrom, weekdayDayMonth } from '#calendar/formatted.ts'
import { type DayMessage, dayMessages, leaveNotice } from '#flights/travel-day/day-messages.ts'
import { placeWords } from '#flights/travel-day/place-words.ts'
import type { LegOfDay, TravelDay } from '#flights/travel-day/travel-day.ts'
import { persianDigits } from '#money/digits.ts'
import { formattedDistance } from '#orders/web/trips/next-flight.ts'

export interface DayStep {
  readonly says: string
  /** «ساعت ۰۵:۳۰», of another day with its date */
  readonly at: string
  readonly note: string | undefined
  readonly isPast: boolean
}

export interface LegTexts {
  readonly leg: number
  /** «رفت: تهران به مشهد» */
  readonly title: string
  readonly when: string
  /** «فردا»; undefined once it has left */
  readonly away: string | undefined
  readonly flight: string
  readonly pnr: string
  readonly alert: { readonly tone: 'warn' | 'bad'; readonly says: string } | undefined
  readonly clockNote: string
  readonly steps: readonly DayStep[]
  readonly airport: string
  /** «پایانهٔ ۴، گیت ۱۲»; undefined while nobody announced it */
  readonly place: string | undefined
  readonly placeNote: string
  /** of airports in Iran */
  readonly phone: { readonly number: string; readonly words: string } | undefined
  readonly cabinBag: string
  readonly bags: readonly { readonly position: number; readonly who: string; readonly what: string }[]
  readonly identity: string
}

export interface DayTexts {
  readonly orderId: string
  readonly orderNumber: string
  readonly legs: readonly LegTexts[]
  readonly papers: TravelDay['papers']
  readonly messages: readonly {
    readonly message: DayMessage
    readonly says: string
    readonly isWished: boolean
  }[]
}

export function dayTexts({ orderId, orderNumber, legs, papers, wished, now }: TravelDay): DayTexts {
  const ahead = legs.filter(({ hours }) => isAhead(hours.departsAt, now))
  const opens = ahead.some(
    ({ hours }) => hours.checkInClosesAt !== undefined && isAhead(hours.checkInClosesAt, now),
  )
  return {
    orderId,
    orderNumber,
    legs: legs.map((leg) => legTexts(leg, now)),
    papers,
    messages: dayMessages
      .filter((message) => ahead.length > 0 && (message !== 'check-in' || opens))
      .map((message) => ({ message, says: messageWords[message], isWished: wished.includes(message) })),
  }
}

const messageWords: Readonly<Record<DayMessage, string>> = {
  'check-in': 'پذیرش آنلاین باز شد',
  leave: `${durationWords(leaveNotice)} پیش از وقت راه افتادن`,
  gate: 'پایانه و گیت، وقتی اعلام شود',
}

function legTexts(leg: LegOfDay, now: Temporal.Instant): LegTexts {
  const { from, to, departsLocal, changed, hours } = leg
  const route = `${from.city} به ${to.city}`
  const isGone = changed?.isCancelled === true
  const today = now.toZonedDateTimeISO(from.timeZone).toPlainDate()
  const days = today.until(departsLocal.toPlainDate(), { largestUnit: 'day' }).days
  return {
    leg: leg.leg,
    title: leg.name === undefined ? route : `${leg.name}: ${route}`,
    when: `${weekdayDayMonth(departsLocal.toPlainDate())}، ساعت ${clockTime(departsLocal)}`,
    away: isAhead(hours.departsAt, now) && !isGone ? formattedDistance(Math.max(days, 0)) : undefined,
    flight: `${leg.airline} ${leg.flightNumber}`,
    pnr: leg.pnr,
    alert: alertOf(leg),
    clockNote: `ساعت‌ها به وقت محلی ${from.city} است${from.timeZone === to.timeZone ? '' : ` و ساعت رسیدن به وقت ${to.city}`}.`,
    steps: isGone ? [] : stepsOf(leg, now),
    airport: from.name,
    place: leg.place && placeWords(leg.place),
    placeNote:
      leg.place === undefined
        ? 'پایانه و گیت هنوز به ما اعلام نشده است؛ تابلوی فرودگاه را ببینید.'
        : `به گفتهٔ ${leg.place.source}، ${hourSeenFrom(today, leg.place.toldAt.toZonedDateTimeISO(from.timeZone).toPlainDateTime())}؛ تابلوی فرودگاه معتبرتر است.`,
    phone: from.country === 'IR' ? { number: '199', words: 'اطلاعات پرواز فرودگاه‌های ایران' } : undefined,
    cabinBag: `${persianDigits(leg.cabinKg)} کیلو`,
    bags: leg.bags.map(({ position, who, checkedKg, extra, seats }) => ({
      position,
      who,
      what: [bagText(checkedKg, extra), seats].filter(Boolean).join('، '),
    })),
    identity: leg.isInternational
      ? 'گذرنامهٔ هر مسافر؛ همان که شماره‌اش روی بلیت است.'
      : 'اصل کارت ملی، شناسنامه یا گذرنامهٔ هر مسافر، کودک و نوزاد هم.',
  }
}

function bagText(checkedKg: number, extra: string | undefined): string {
  const own = checkedKg === 0 ? 'بدون بار تحویلی' : `${persianDigits(checkedKg)} کیلو بار تحویلی`
  return extra === undefined ? own : `${own}، و ${extra} بار اضافه`
}

function alertOf({ changed, departsLocal }: LegOfDay): LegTexts['alert'] {
  if (changed === undefined) return undefined
  if (changed.isCancelled)
    return { tone: 'bad', says: 'این پرواز لغو شده است؛ به فرودگاه نروید. راه‌ها در صفحهٔ سفارش است.' }
  const sold = hourSeenFrom(departsLocal.toPlainDate(), changed.soldLocal)
  const minutes = changed.soldLocal.until(departsLocal).total('minutes')
  if (minutes === 0) return undefined
  const by = durationWords(Math.abs(minutes))
  return {
    tone: 'warn',
    says: `پرواز ${by} ${minutes > 0 ? 'دیرتر' : 'زودتر'} از بلیت می‌رود؛ روی بلیت ${sold} بود. ساعت‌های این صفحه با وقت تازه است.`,
  }
}

function stepsOf(
  { hours, from, departsLocal, arrivesLocal, to }: LegOfDay,
  now: Temporal.Instant,
): readonly DayStep[] {
  const { rule, presenceMinutes, wayMinutes } = hours
  const theirs = rule && `منبع: ${rule.source}`
  const moments: readonly Moment[] = [
    { says: 'پذیرش آنلاین باز می‌شود', at: hours.checkInOpensAt, note: theirs },
    {
      says: 'از خانه راه بیفتید',
      at: hours.leaveAt,
      note: `قاعدهٔ خود ما: ${durationWords(wayMinutes)} راه تا فرودگاه و ${durationWords(presenceMinutes)} در فرودگاه؛ اگر دورید زودتر.`,
    },
    {
      says: 'در فرودگاه باشید',
      at: hours.presentAt,
      note: `دست‌کم ${durationWords(presenceMinutes)} پیش از پرواز`,
    },
    { says: 'پذیرش آنلاین بسته می‌شود', at: hours.checkInClosesAt },
    { says: 'کانتر بسته می‌شود', at: hours.counterClosesAt, note: theirs },
    { says: 'پرواز', at: hours.departsAt },
  ]
  const local = (at: Temporal.Instant) => at.toZonedDateTimeISO(from.timeZone).toPlainDateTime()
  const day = departsLocal.toPlainDate()
  return [
    ...moments
      .flatMap(({ at, ...rest }) => (at === undefined ? [] : [{ ...rest, at }]))
      .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
      .map(({ says, at, note }) => ({
        says,
        note,
        at: hourSeenFrom(day, local(at)),
        isPast: !isAhead(at, now),
      })),
    {
      says: `رسیدن به ${to.city}`,
      at: hourSeenFrom(day, arrivesLocal),
      note: undefined,
      isPast: !isAhead(arrivesLocal.toZonedDateTime(to.timeZone).toInstant(), now),
    },
  ]
}

interface Moment {
  readonly says: string
  readonly at: Temporal.Instant | undefined
  readonly note?: string | undefined
}

function isAhead(at: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(at, now) > 0
}
