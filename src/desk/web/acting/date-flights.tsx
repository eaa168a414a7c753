import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { DaysFound } from '#desk/web/acting/date-form.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly number: string
  readonly found: DaysFound
}

/** Each flight with the whole difference; one is chosen, read once more and held. */
export function DateFlights({ number, found: { leg, days } }: Props) {
  const { isBusy, faults, begin } = useAction()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<FlightOffered>()
  const [done, setDone] = useState<string>()
  const flights = days.days.flatMap(({ date, flights: ofDay }) =>
    ofDay.map((flight) => flightOffered(date, flight)),
  )
  async function change({ proposalId, total }: FlightOffered) {
    const { passengers, worth } = days
    const made = await askDesk<typeof actingCalls.changeDate>('POST /api/desk/orders/{number}/acting/date', {
      params: { number },
      body: { leg, passengers: [...passengers], proposalId, total, worth },
    })
    setDone(doneWords(made))
    setChosen(undefined)
    await revalidate()
  }
  if (done !== undefined)
    return (
      <Note tone="good" announced>
        {done}
      </Note>
    )
  return (
    <section className="desk-panel" aria-labelledby="flights-title">
      <h2 id="flights-title">پروازهای این روزها</h2>
      <p>
        از {priceWords(days.paid)} که برای این بلیت پرداخته شد، {priceWords(days.penalty)} جریمهٔ تغییر است.
      </p>
      <DeskTable
        caption="پروازها با قیمت و تفاوت"
        head={['روز', 'ساعت', 'پرواز', `قیمت تازه (${moneyUnit()})`, 'با جریمه و تفاوت', 'این پرواز']}
        empty="در این روزها پروازی با جای کافی نیست."
        rows={flights.map((flight) => ({
          key: flight.proposalId,
          isChosen: flight.proposalId === chosen?.proposalId,
          cells: [
            flight.day,
            flight.time,
            <bdi key="name">{flight.name}</bdi>,
            priceText(flight.total),
            flight.difference,
            <Button key="choose" kind="line" size="small" onClick={() => setChosen(flight)}>
              انتخاب
            </Button>,
          ],
        }))}
      />
      {chosen !== undefined && (
        <Chosen flight={chosen} isBusy={isBusy} onTake={() => void begin(() => change(chosen))} />
      )}
      <RefusalNote says={faults['']} />
    </section>
  )
}

interface ChosenProps {
  readonly flight: FlightOffered
  readonly isBusy: boolean
  readonly onTake: () => void
}

function Chosen({ flight, isBusy, onTake }: ChosenProps) {
  const { day, time, name, difference, toPay } = flight
  return (
    <div className="desk-form">
      <p>
        {day}، {time}، {name}؛ {difference}. {aloneWords(flight)}
      </p>
      <Button kind="commit" busy={isBusy && 'در حال نگه داشتن…'} onClick={onTake}>
        {toPay > 0 ? 'نگه داشتن برای پرداخت مسافر' : 'تغییر تاریخ'}
      </Button>
    </div>
  )
}

function flightOffered(date: string, flight: FlightInstead) {
  const { proposalId, total, toPay, back, flightGroup, withoutBag } = flight
  return {
    proposalId,
    total,
    toPay,
    withoutBag,
    day: weekdayDayMonth(Temporal.PlainDate.from(date)),
    time: clockTime(Temporal.PlainTime.from(flightGroup.departureTime)),
    name: `${flightGroup.marketingAirlineName} ${flightGroup.flightNumber}`,
    difference:
      toPay > 0
        ? `مسافر ${priceWords(toPay)} می‌پردازد`
        : back > 0
          ? `${priceWords(back)} به کیف پول برمی‌گردد`
          : 'بدون پرداخت',
  }
}

type FlightOffered = ReturnType<typeof flightOffered>

function aloneWords({ toPay, withoutBag }: FlightOffered): string {
  const bag = withoutBag > 0 ? 'بار اضافهٔ بلیت پیشین در این پرواز فروخته نمی‌شود. ' : ''
  return toPay > 0
    ? `${bag}مسافر پنج دقیقه وقت دارد که در «سفرهای من» آن را بپردازد؛ تا صدور، بلیت پیشین سر جایش است.`
    : `${bag}با این دکمه بلیت پیشین پس داده و بلیت تازه صادر می‌شود.`
}

type Made = Awaited<ReturnType<typeof askDesk<typeof actingCalls.changeDate>>>

function doneWords({ isDone, orderNumber, holdExpiresAt }: Made): string {
  if (isDone) return `تاریخ عوض شد و به مسافر گفته شد؛ سفارش تازه ${orderNumber} است.`
  const until = clockTime(Temporal.Instant.from(holdExpiresAt).toZonedDateTimeISO(iranZone))
  return `سفارش ${orderNumber} تا ${until} منتظر پرداخت مسافر است و به او گفته شد.`
}
